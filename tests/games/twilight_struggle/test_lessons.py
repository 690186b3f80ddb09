"""The lessons of Twilight Struggle hold and have texts in every language."""

from __future__ import annotations

import pytest

from agon.text.catalogue import LANGUAGES
from tests.lessons import check_lesson, check_texts, lessons

GAME = "twilight_struggle"


def test_there_are_eight_lessons_in_order():
    assert [int(file.name[:2]) for file in lessons(GAME)] == list(range(1, 9))


@pytest.mark.parametrize("file", lessons(GAME), ids=lambda file: file.stem)
def test_the_lesson_holds_and_leaves_a_move_to_the_learner(file):
    check_lesson(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_title_and_sentence_has_a_text(lang):
    check_texts(GAME, lang)
