page-title = Tidetable
page-claim = Board games by the sea, played by their rules.
page-loading = One moment …
page-skip = Skip to the content
page-home = All matches
page-contract = For programmers: the contract
page-free = Free software. It uses only what every client can use.
page-broken = Something went wrong on this page.
page-reload = Load the page again
page-back = Back
page-close = Close
page-not-found = There is nothing at this address.
problem-unreachable = The service can't be reached. Check the connection and try again.
notice-dismiss = Dismiss

settings = Settings
settings-language = Language
settings-language-auto = Same as the browser
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-ask = Show what a move does before it is made
settings-ask-chance = When something is rolled, drawn or revealed
settings-ask-always = Always
settings-ask-never = Never

new-match = New match
rules = Rules
rules-title = Rules of { $game }
rules-read = Rule { $rule }
rules-from-book = From the rule book.
rules-ruling = Our ruling: { $ruling }
game-by = A game by { $author }
players = Players
players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $fewest } to { $most } players
players-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
players-deciding = deciding
seat-you = you
seat-starts = started
seat-spectator = You are watching.

lobby-title = What shall we play?
lobby-yours = Your matches on this device
lobby-open = Waiting for players
lobby-running = Being played
lobby-none-open = Nobody is waiting at the moment. Create a match and send the link to your friends.
lobby-none-running = No listed match is being played at the moment.
lobby-join = Join
lobby-watch = Watch
lobby-continue = Continue
lobby-forget = Remove from this list
lobby-seats = { $taken } of { $seats } seats taken
lobby-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
lobby-link = Join by link
lobby-link-label = Link or name of the match
lobby-link-go = Open
lobby-link-bad = This is not a link to a match. The name of a match has 20 letters and digits.
lobby-lost = The service can't be reached. The page keeps trying.
status-open = Open
status-running = Running
status-over = Over
status-abandoned = Called off

create-title = New match: { $game }
create-how-many = How many players?
create-here = Who is playing on this device?
create-here-me = I am; others join by link
create-here-all = All of us, passing it around
create-name = Name of player { $n }
your-name = Your name
create-options = How to play
create-starts = Who starts
create-starts-lot = Drawn by lot
create-starts-seat = Player { $n }
create-listed = Show the match in the list, so that anybody can join or watch
create-automatic = Let the service answer where there is only one choice
create-go = Create the match

room-title = { $game }: waiting for players
room-invite = Send this link to the others:
room-copy = Copy the link
room-copied = Copied
room-free = free
room-reserved = kept for { $name }
room-here = on this device
room-take = Sit down
room-more = Name of one more player on this device
room-leave = Get up again
room-starts = The match starts when all seats are taken.
room-abandon = Call the match off
room-abandon-sure = Call the match off for everybody?

curtain-title = Pass the device to { $name }
curtain-text = Nothing is shown until { $name } says so.
curtain-ready = I am { $name }, show me the table
curtain-pass = Pass the device to { $name }

now-you = Your decision
now-nobody = Nothing to decide
now-over = The match is over
now-abandoned = The match was called off.
now-lost = The connection is lost. The page keeps trying; no move is lost.
now-rolled-back = The service lost some moves when a server failed. This is the match now.

board = The table
board-keys = Arrow keys go from place to place, Enter chooses.
board-none = The drawing of the table can't be shown; everything can be played from the list.
moves-on-board = Click a marked place on the board, or choose here.
moves-only-list = Choose here.
moves-first = That comes later: choose one of the marked places first.
moves-picked = Continue at a marked place, or click a place again to take it back.
moves-several = { $n } moves are possible from here, such as: { $first }
moves-unpick = Take this back
moves-cancel = Start again
moves-confirm = Do this: { $does }
moves-list = All legal moves as a list ({ $n })

preview-title = Before you decide
preview-gives-up = You give something up.
preview-certain = This much is certain:
preview-nothing = Nothing is certain until chance has decided.
preview-no-way-back = After that the move can be taken back only if all others agree.
preview-points = { $name }: { $before } → { $after }
preview-go = Do it
preview-cancel = Choose something else

undo-ask = Take back my last move
undo-waiting = You asked to take back { $n ->
    [one] { $n } move
   *[other] { $n } moves
}. The others are thinking about it.
undo-wish = { $name } wants to take back { $n ->
    [one] { $n } move
   *[other] { $n } moves
}{ "." }
undo-accept = Agree
undo-decline = Decline
undo-agreed = You agreed. The others are thinking about it.
undo-accept-for = { $name } agrees
undo-decline-for = { $name } declines
undo-withdraw = Play on instead

score = Where the points come from
score-category = Category
score-total = Total
score-none = Nobody has scored yet.

story-title = The story so far
story-start = Set-up
story-since = Since your last turn
story-nothing-since = Nothing has happened since your last turn.
story-look = Show the table after this move
story-moment = Moment
story-at = Move { $at } of { $moves }
story-now = Back to now
story-earlier = One move earlier
story-later = One move later
story-past = You are looking at the past: move { $at } of { $moves }.
story-taken-back = taken back

end-place = Place
end-player = Player
end-verify = Verify this match
end-verify-why = Chance was fixed before the first move. The record shows that nothing has been changed since.
end-verify-imported =
    This match came here as a record. Replaying it shows that the rules were followed, not when its secret was chosen.
end-verify-same = The record replays to the same match, move by move.
end-verify-differs = The record differs from its replay: { $where }
end-verify-promise = The secret is the one that was promised at the start.
end-verify-broken = The secret is not the one that was promised at the start.
end-verify-unchecked = The promise can be checked only over a secure connection.
end-download = Download the record
