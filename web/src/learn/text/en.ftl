# Learning: lessons, rules, studies, the position editor, import.
learn-title = Learn
learn-welcome = Never played before? Each lesson takes a few minutes on the real board and guides you step by step. Feel free to make mistakes: nothing is at stake here.
learn-lessons = Lessons
learn-lessons-count = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}
learn-begin = Start with the first lesson
learn-go-on = Continue: { $title }
learn-again = Review the lessons
learn-done-count = { $count } of { $of } done
learn-rules = Read the rules
learn-more = For experienced players
learn-editor = Set up a position
learn-editor-text = Place countries, cards and dice as you like, and play on from there.
learn-import = Import a game
learn-import-text = Import a game record, a study, or a game log from Playdek’s Twilight Struggle.
learn-own = Your studies
learn-own-text = Positions and games you have saved here.
learn-programs = Write a bot
learn-programs-text = A searchable reference of every HTTP request and its types.
learn-lessons-title = { $game }: lessons
learn-lessons-none = There are no lessons for this game yet. Read the rules instead.
learn-lesson-done = done
learn-lessons-help = The lessons build on each other, but you can open any of them at any time.

lesson-page-coach = Lesson
lesson-page-all = All lessons
lesson-page-place = Lesson { $at } of { $of }
lesson-page-next = Next
lesson-page-back = Back
lesson-page-show = Show me
lesson-page-progress = Your progress in this lesson
lesson-page-watch = Watch what happens…
lesson-page-possible = “{ $tried }” is a legal choice, but not the point of this lesson.
lesson-page-leads = It would lead to this: { $what }
lesson-page-other = Try something else here.
lesson-page-hint = Try this: { $option }.
lesson-page-done = Well done!
lesson-page-following = Next lesson: { $title }
lesson-page-last = That was the last lesson. You know enough to play.
lesson-page-play = Play a game
lesson-page-rules = Look it up in the rules

quick-page-title = { $game }: quick start
quick-page-link = Quick start
quick-page-print = Print
quick-page-next = What next?
quick-page-online = Lessons, rules and the computer as an opponent:

rulebook-title = { $game }: rules
rulebook-find = Search the rules
rulebook-kinds = Show
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
rulebook-all = Rules
rulebook-link = Link to rule { $rule }
rulebook-shown-by = On the board:
rulebook-lesson = Lesson: { $title }
rulebook-more = { $count ->
    [one] one more
   *[other] { $count } more
}
rulebook-fewer = fewer
rulebook-nothing = No rules match your search.
rulebook-show-all = Show all rules
rulebook-place = Show in the rules:
rulebook-try = Try it yourself
rulebook-not-translated = Some texts are not translated yet; they are shown in English.
rulebook-titles = The titles of the examples on the board are in English.

study-about = About
study-steps = Moves
study-start = Start
study-left = Left the game: { $seat }
study-is-record = complete game
study-is-study = study
study-rules = Rules shown
study-play-title = Play on from here
study-play-side = Your side
study-play-with = Opponent
study-play-computer = against the computer
study-play-screen = hot seat
study-play-friend = with a friend, by link
study-play-begin = Play on
study-play-over = The game is over here. Go back a few moves to play on.
study-more = More
study-edit = Open in the editor
study-share = Copy link
study-keeping = Manage this study
study-title = Title
study-rename = Rename
study-public = Anyone with the link can see it
study-kept = Saved.
study-delete = Delete
study-delete-sure = Delete it permanently? Games started from it continue.
study-delete-yes = Yes, delete it
study-delete-no = No, keep it
study-own-title = Your studies
study-own-empty = You have no studies yet. Set up a position, or import a game.
study-own-guest = Studies are saved in your account. Set up a position, and you get a guest account.
study-own-private = private
study-own-changed = changed { $when }

editor-title = Set up a position
editor-which = Which game?
editor-study-title = Title
editor-untitled = Untitled position
editor-options = Game options
editor-form = Fields
editor-text = Text
editor-set = Current settings
editor-set-none = Nothing is set yet: this is the start of the game. Choose something below, or click on the board.
editor-remove = Reset: { $what }
editor-find = Search settings
editor-can-set = Available settings
editor-nothing = No matches. Try another word.
editor-here = Settings for { $what }
editor-here-close = Show all
editor-less = Less: { $what }
editor-more = More: { $what }
editor-nobody = nothing
editor-add = Add to { $what }
editor-drop = Remove { $item }
editor-problem = Line { $line }
editor-only-position = Keep only the position, without its moves
editor-fine = The position is valid.
editor-looking = Checking…
editor-seat = View as
editor-save = Save
editor-saved = Saved.
editor-again = Start over
editor-again-sure = Discard the position?
editor-help = Each “given” line sets part of the position; the other lines are moves from there. The format and its error messages are in English.
editor-kept-here = Your work is kept in this browser until you start over.
editor-text-label = Position as text

import-title = Import a game
import-text = Paste text, drop a file here, or choose one. You can import records and studies of Agon, and game logs from Playdek’s Twilight Struggle.
import-paste = Text
import-file = Choose a file
import-drop = Drop the file here
import-name = Title (optional)
import-public = Anyone with the link can see it; a game from another program also counts in the openings
import-go = Import
import-busy = Reading and replaying…
import-large = This is too long: the limit is { $count } characters.
import-not-text = This is not a text file.
import-report = { $count ->
    [one] One choice imported.
   *[other] { $count } choices imported.
}
import-part = The log was read up to line { $line } of { $lines }. Everything from line { $next } on was skipped.
import-whole = The whole log was read, and the game is finished.
import-open = The whole log was read; the game is not finished.
import-differs = Line { $line } does not match the rules:
import-unreadable = Line { $line } could not be read and was skipped:
import-cut-off = Line { $line } is cut off and was skipped.
import-missing = Part of the game is missing before line { $line } ({ $text }); the replay ends there.
import-stopped = The log cannot be followed from line { $line } on; the rest was not compared.
import-ended = By the rules, the game is over before line { $line }; the rest was not compared.
import-unfinished = Line { $line } ends the game ({ $text }), but by the rules it continues.
import-log-says = Log
import-rules-say = Rules
import-more = { $count ->
    [one] One more message is not shown.
   *[other] { $count } more messages are not shown.
}
import-open-game = Open the game

programs-title = API reference
programs-text = Nearly everything this site does is available to programs: send an API token of your account in the “Authorization: Bearer” header. Only account settings need you to sign in yourself. Requests and responses are JSON. The descriptions are in English.
programs-file = OpenAPI description
programs-find = Search paths, words and types
programs-body = Body
programs-answer = Response
programs-keyless = not with a token
programs-types = Types
programs-optional = optional
programs-refusals = Errors any request can return
programs-count = { $count ->
    [one] One entry found.
   *[other] { $count } entries found.
}
programs-none = Nothing found.
programs-all = Show all
