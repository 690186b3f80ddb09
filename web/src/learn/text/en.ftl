# Learning: lessons, rules, studies, the position editor, import.
learn-title = Learn
learn-welcome = Never played before? Each lesson takes a few minutes, on the real board, and tells you what to do. Make mistakes: nothing can be lost here.
learn-lessons = Lessons
learn-lessons-count = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}
learn-begin = Begin with the first lesson
learn-go-on = Go on: { $title }
learn-again = Look at the lessons again
learn-done-count = { $count } of { $of } done
learn-rules = Read the rules
learn-more = For those who know the game
learn-editor = Set up a position
learn-editor-text = Put countries, cards and dice where you like, and play on from there.
learn-import = Import a game
learn-import-text = Bring a record, a study or a log of Playdek’s Twilight Struggle.
learn-own = Your studies
learn-own-text = Positions and games you keep here.
learn-programs = Write a program that plays
learn-programs-text = Every request over HTTP with its types, to be searched.
learn-lessons-title = { $game }: lessons
learn-lessons-none = There are no lessons for this game yet. The rules tell everything.
learn-lesson-done = done
learn-lessons-help = In order, one after the other; but every lesson can be opened at any time.

lesson-page-coach = The lesson
lesson-page-all = All lessons
lesson-page-place = Lesson { $at } of { $of }
lesson-page-next = Next
lesson-page-back = Back
lesson-page-show = Show me
lesson-page-progress = How far you are in this lesson
lesson-page-watch = Watch what happens…
lesson-page-possible = “{ $tried }” is possible, but not what this lesson is about.
lesson-page-other = Try something else here.
lesson-page-hint = Here try: { $option }.
lesson-page-done = Well done!
lesson-page-following = Next lesson: { $title }
lesson-page-last = That was the last lesson. You know enough to play.
lesson-page-play = Play a game
lesson-page-rules = Look it up in the rules

rulebook-title = { $game }: the rules
rulebook-find = Search the rules
rulebook-kinds = What to show
rulebook-kind-rules = Rules
rulebook-kind-examples = Examples
rulebook-kind-rulings = Rulings
rulebook-kind-variants = Variants
rulebook-kind-differences = Editions
rulebook-kind-one-examples = example
rulebook-kind-one-rulings = ruling
rulebook-kind-one-variants = variant
rulebook-kind-one-differences = difference between editions
rulebook-count = { $count ->
    [0] Nothing found
    [one] One entry
   *[other] { $count } entries
}
rulebook-contents = Contents
rulebook-all = The rules
rulebook-link = Link to rule { $rule }
rulebook-shown-by = On the board:
rulebook-lesson = Lesson: { $title }
rulebook-more = { $count ->
    [one] one more
   *[other] { $count } more
}
rulebook-fewer = fewer
rulebook-nothing = No rule fits what you are looking for.
rulebook-show-all = Show all rules
rulebook-not-translated = Some texts are not translated yet; they are shown in English.

study-about = About
study-steps = Moves
study-start = The beginning
study-chose = { $seat }: { $what }
study-chance = Chance: { $what }
study-left = { $seat } leaves the game
study-is-record = a whole game
study-is-study = a study
study-rules = The rules it shows
study-play-title = Play on from here
study-play-side = Your side
study-play-with = With whom
study-play-computer = against the computer
study-play-screen = two at one screen
study-play-friend = with a friend, by a link
study-play-begin = Play on
study-play-over = The game is over here. Go back a few moves to play on.
study-more = More
study-edit = Open in the editor
study-share = Copy the link
study-keeping = Yours to keep
study-title = Title
study-rename = Rename
study-public = Whoever has the link may see it
study-kept = Kept.
study-delete = Delete
study-delete-sure = Delete it for good? Games begun from it go on.
study-delete-yes = Yes, delete it
study-delete-no = No, keep it
study-own-title = Your studies
study-own-empty = You keep no studies yet. Set up a position, or bring a game along.
study-own-guest = Studies are kept with your account. Set up a position, and you get one as a guest.
study-own-private = only for you
study-own-changed = changed { $when }

editor-title = Set up a position
editor-which = Which game?
editor-study-title = Title of the position
editor-untitled = A position
editor-options = Options of the game
editor-form = Fields
editor-text = Text
editor-set = What is set
editor-set-none = Nothing is set yet: this is how the game stands when it begins. Choose something below, or click on the board.
editor-remove = Take back: { $what }
editor-find = Search what can be set
editor-can-set = What can be set
editor-nothing = Nothing fits. Try another word.
editor-here = What can be set at { $what }
editor-here-close = Show everything
editor-less = Less: { $what }
editor-more = More: { $what }
editor-nobody = nothing
editor-add = Add to { $what }
editor-drop = Remove { $item }
editor-problem = Line { $line }
editor-only-position = Keep only the position, without the moves
editor-fine = The position holds.
editor-looking = Looking…
editor-seat = Seen by
editor-save = Keep it
editor-saved = Kept.
editor-again = Begin anew
editor-again-sure = Throw away what you have set up?
editor-help = Each line “given” sets a part of the position, the others are moves from there.
editor-kept-here = What you do here is kept in this browser until you begin anew.
editor-text-label = The position as text

import-title = Import a game
import-text = Paste a text here, drop a file, or choose one. A record or a study of this house is recognised, and so is a game log of Playdek’s Twilight Struggle.
import-paste = The text
import-file = Choose a file
import-drop = Drop the file here
import-name = Title, if you like
import-public = Whoever has the link may see it
import-go = Read it
import-busy = Reading and playing it through…
import-large = This is too large: at most { $count } letters are read.
import-not-text = This file is no text.

programs-title = The interface for programs
programs-text = Nearly everything this page can do, a program can do as well: with a key of your account in the header “Authorization: Bearer”. Only what governs the account itself needs you. Requests and answers are JSON. The descriptions are in English.
programs-file = The description as a file (OpenAPI)
programs-find = Search for a path, a word or a type
programs-body = Body
programs-answer = Answer
programs-keyless = not with a key
programs-types = Types
programs-optional = may be left out
programs-refusals = What any request may be refused with
programs-count = { $count ->
    [one] One entry found.
   *[other] { $count } entries found.
}
programs-none = Nothing was found.
programs-all = Show everything
