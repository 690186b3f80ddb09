"""The lessons of Hector and Achilles hold and have texts in every language."""

from __future__ import annotations

import pytest

from agon.text.catalogue import LANGUAGES
from tests.lessons import check_lesson, check_texts, lessons

GAME = "hector_achilles"


def test_there_are_a_handful_of_lessons_in_order():
    numbers = [int(file.name[:2]) for file in lessons(GAME)]
    assert 4 <= len(numbers) <= 6
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("file", lessons(GAME), ids=lambda file: file.stem)
def test_the_lesson_holds_and_leaves_a_move_to_the_learner(file):
    check_lesson(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_title_and_sentence_has_a_text(lang):
    check_texts(GAME, lang)
