### What the service says beside the games.

language-name = English

## Players and the table

unnamed-player = Player { $number }
labelled = { $label }: { $value }
to-decide = To decide: { $who }
board-decides = { $names } { $count ->
    [one] decides
   *[other] decide
}
board-over = The match is over
choice-yes = Yes
choice-no = No

## What happened

event-seat_taken = { $who } sat down.
event-seat_left = { $who } got up again.
event-match_abandoned = The match was called off.
event-undo_asked = { $who } asked to take back { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
event-undo_accepted = { $who } agreed to that.
event-undo_declined = { $who } did not want a move to be taken back.
event-moves_undone = { $who } took back { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $by_consent ->
    [yes] ; everybody else agreed
   *[no] { "" }
}.
event-match_started = { $by_lot ->
    [yes] The match began; { $starts } was drawn by lot to start.
   *[no] The match began; { $starts } starts.
}
event-turn_began = Turn { $turn }: { $who }.
event-points_scored = { $who } { $gained ->
    [yes] scored
   *[no] lost
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ WORD($category, of: "category") }): { $score } in all.
event-answered_automatically = { $who } had only one possible answer, and the service gave it.
event-match_over = The match is over. { $reason }
event-of-earlier-rules = Something happened by an earlier version of the rules.

## The end

outcome-points = { $winners } wins with { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
outcome-shared = { $winners } share the victory with { $most ->
    [one] { $most } point
   *[other] { $most } points
} each.

## Where a rule is from, as the rule books mark it

source-book = book
source-ruling = ruling

## Chance

met-roll = Then chance decides. A roll: { $what }.
met-draw = Then chance decides. A draw: { $what }.
met-turn_over = Then something hidden is turned over: { $what }.
met-starting-player = who starts

## Why a request can't be carried out

answers-another-question = This does not answer the question: { $question }
no-such-seat = There is no seat { $seat }: the match has { $seats } seats, counted from 0.
seat-taken = Seat { $seat } is taken.
seats-are-fixed = The match is { WORD($status, of: "status") }: seats are taken and left only before the start.
not-running = The match is { WORD($status, of: "status") } already.
nothing-to-decide = The match is { WORD($status, of: "status") }: there is nothing to decide.
status-open = open
status-running = running
status-over = over
status-abandoned = called off
nothing-on-the-table = The match has not started: there is nothing on the table yet.
no-such-match = There is no such match, or it is gone.
match-busy = Too many others are changing this match; try again.
replays-busy = Too many records are being replayed; try again.
not-yet-asked = Decision { $decision } has not been asked yet; the match is at decision { $current }.
already-answered = Decision { $decision } has been answered; the match is at decision { $current }.
waits-for-another-seat = The match waits for another seat.
not-started = The match has not started.
not-come-that-far = The match has only reached move { $moves }.
not-told-that-far = Event { $after } has not happened; the newest one is { $newest }.
record-not-public = The record becomes public when the match is over or called off; until then its secret stays secret.
undo-asked = Somebody has asked to take moves back already.
undo-spent = At most { $most } moves can be taken back in a match.
left-too-often = Seats of this match were left { $times } times.
no-move-yet = You have not made a move yet.
undo-is-your-own = It was you who asked to take a move back.
nobody-asked-for-undo = Nobody wants to take a move back.
played-by-other-rules = The match is played by version { $version } of the rules.
moves-not-legal-any-more = The moves of the match are no longer legal by these rules.
token-opens-no-seat = This token opens no seat of this match.
only-the-creator = Only the token that the match was created with can do this.
token-of-another-seat = Your token does not belong to seat { $seat }.
creator-sits-nowhere = The creator's token belongs to no seat; take a seat to play.
token-missing = Send the token of your seat as Authorization: Bearer …
authorization-is-bearer = Authorization must be Bearer and a token.
match-is-at = The match is at { $etag } now.
key-reused = Use a new key for a new request, or send the first request again unchanged.
request-not-understood = The request can't be understood.
try-again-soon = Try again soon.
not-replicated = Stored, but not yet on as many replicas as this service waits for.
store-read-only = The store takes no changes: it is a replica, or its disk is full.
store-full = The store is out of memory.
store-disk-fails = The store can't write to its disk.
store-lacks-replicas = The store has fewer replicas than it needs to take a change.
store-forbids = The store does not let this service make changes.
store-is-cluster-node = The store is one server of a Cluster: its address has to begin with redis+cluster://.
store-rejects-login = The store does not accept this service's user name or password.
store-is-no-cluster = The store is not a Cluster: its address must not begin with redis+cluster://.
store-has-no-primary = No Sentinel names a primary for the store.
store-has-no-database = The store has no database with the number that its address names.
store-is-no-redis = The server at the store's address is not a Redis.
store-promises-less = The store promises less than `{ $wanted }`, which this service is set to ask for.
promise-always = A move is on disk before it is acknowledged.
promise-everysec = A move is on disk within about a second: a crash can lose moves that were acknowledged just before it.
promise-none = A move is in memory when it is acknowledged: a crash of the store can lose it.
promise-unknown = The store does not tell whether moves are on disk before they are acknowledged.
promise-replicas =
    { $replicas ->
        [one] One replica has it by then, too.
       *[other] { $replicas } replicas have it by then, too.
    }
shortfall-appendonly = Redis has no append-only file: when it crashes, all that has changed since its last snapshot is lost.
shortfall-first-rewrite = Redis was told to keep an append-only file, but has not finished its first one: when it crashes before that, all that has changed since its last snapshot is lost. If this goes on, its log says why.
shortfall-appendfsync-everysec = Redis writes to disk once a second: when its machine crashes, the last second is lost.
shortfall-appendfsync-none = Redis leaves it to the system when to write to disk: when its machine crashes, half a minute may be lost.
shortfall-rewrite = While Redis rewrites its file it doesn't wait for the disk: when its machine crashes then, half a minute may be lost.
shortfall-eviction = When Redis runs out of memory it deletes matches.
shortfall-failover = TIDETABLE_REPLICAS is 0: when another server takes over, moves that were acknowledged just before are lost.
shortfall-unknown = Redis does not let this service read its settings (CONFIG GET), so what it keeps after a crash is not known.
error-logged = The error was logged; the match is unchanged.
nothing-at-address = See /docs for what there is.
takes-methods = It takes { $methods }.
send-less = Send less.
has-bytes = It has { $bytes } bytes.
limit-requests = Your address or token has sent { $most } requests within { $window } seconds; try again in { $seconds } s.
limit-matches = You have asked for { $most } new matches within { $window } seconds; try again in { $seconds } s.
limit-record-bytes = You have sent { $most } bytes of records within { $window } seconds; try again in { $seconds } s.
limit-open-matches = You have { $most } matches that have not started yet: start or abandon some, and try again in { $seconds } s.
limit-waiting = Your address has { $most } live streams and waiting requests at once: close some, and try again in { $seconds } s.
limit-replays = Your address has { $most } records being replayed at once: wait for them, and try again in { $seconds } s.
send-api-key = Send a valid key in the header X-API-Key.
no-such-problem = There is no problem of this type; /problems lists them all.
media-there-are = There is { $media }.
games-there-are = There are these games: { $games }.
no-such-piece = { $game } has no such piece; the game lists its pieces.
send-json = Send the header Content-Type: application/json.
send-uncompressed = Send the body as it is, without Content-Encoding.
body-too-deep = Nothing in the contract is nested that deeply.
body-not-utf8 = The body is not UTF-8.
body-not-json = The body is not JSON: see its byte { $byte }.
body-cut-off = The body is not JSON: something is missing at its end.
body-half-character = The body is not JSON: a \u escape gives half of a character, and the other half is missing.
body-number-too-large = A number in the body is too large: none has more than { $most } digits before its point.

## What does not fit the contract

fault-no-parameter = is not a parameter of this operation
fault-parameter-required = is required
fault-given-twice = is given twice
fault-moved-to-query = is in the query now: ?{ $name }=…
fault-type = { $given } is not of type { WORD($expected, join: "or") }
fault-enum = { $given } is not one of { WORD($expected, join: "or") }
fault-const = { $given } is not { $expected }
fault-required = { $expected } is missing
fault-additionalProperties = not known here: { $expected }
fault-pattern = { $given } does not match { $expected }
fault-name = must begin with a visible character (spaces may come before it) and contain no control or invisible characters
fault-controls = must contain no control characters or line breaks
fault-minimum = { $given } is less than { $expected }
fault-maximum = { $given } is more than { $expected }
fault-minLength = { $given } is shorter than { $expected ->
    [one] { $expected } character
   *[other] { $expected } characters
}
fault-maxLength = { $given } is longer than { $expected ->
    [one] { $expected } character
   *[other] { $expected } characters
}
fault-minItems = { $given } has fewer than { $expected ->
    [one] { $expected } item
   *[other] { $expected } items
}
fault-maxItems = { $given } has more than { $expected ->
    [one] { $expected } item
   *[other] { $expected } items
}
fault-other = { $detail }

## Records

record-same = The same match.
record-game-unknown = { $game } is not played here.
record-other-rules = The rules played here are version { $version }.
record-options-wrong = The options are not those of the game, which are { $options }, or one has a value that it can't have.
record-options-missing = A record names every option of the game.
record-seats-wrong = The game has { $fewest } to { $most } seats.
record-secret-broken = The secret is not the one that the match was committed to.
record-head-changed = Something above the moves was changed: the options, the players' names or randomness, who starts, the secret with its commitment, or whether the service answers by itself.
record-move-illegal = This move could not be made ({ $rule }). { $why }
record-seat-not-asked = This move could not be made: the match waits for another seat.
record-tells-otherwise = From here on the replay differs.
record-moves-missing = Moves are missing: the match is not over after the last one.
record-other-outcome = The replay ends with another outcome.
record-over-before = The match was over before this.
record-move-and-undo = This is a move and takes moves back at once.
record-not-automatic = The service answers by itself what has only one legal answer, and nothing else.
record-undo-too-many = There are not that many moves to take back.
record-undo-wrong = A seat takes back all moves from its own last one on.

## Problems, and what to do about them

problem-malformed_request = The request is not valid HTTP.
    .remedy = Correct what `detail` names; a client that uses a library for HTTP never sees this.
problem-malformed_json = The body is not JSON.
    .remedy = Send one JSON value in UTF-8; `detail` says where reading failed.
problem-body_too_deep = The body is nested too deeply.
    .remedy = Send what the contract describes: none of it is that deep.
problem-contract_violation = The request does not fit the contract.
    .remedy = Correct each field that `errors` names; /openapi.yaml says what it takes.
problem-token_missing = This needs a token.
    .remedy = Send `Authorization: Bearer` and the token that you got when you took the seat or created the match.
problem-unknown_token = The token is not known here.
    .remedy = Send a token of this match, or none to be a spectator where that is enough.
problem-not_your_seat = The seat belongs to another token.
    .remedy = Send the token of the seat that it is about; the creator's token belongs to none.
problem-not_the_creator = Only the creator of the match may do this.
    .remedy = Send the token that the match was created with.
problem-not_found = There is nothing at this address.
    .remedy = /docs lists the addresses that exist.
problem-no_such_game = There is no such game.
    .remedy = Use one of those at /v1/games.
problem-no_such_match = There is no such match.
    .remedy = Check the name. A match is gone some time after its last change, sooner if it never started.
problem-no_such_moment = The match has not come that far.
    .remedy = Ask for a moment from 0 to the match's `moves`, or for what follows an event up to its `last_event`. If the match had come further before, that was lost when another server took over: load the match and its story again.
problem-method_not_allowed = The address does not take this method.
    .remedy = Use one of those in the header Allow.
problem-not_acceptable = None of the accepted media types can be served.
    .remedy = Accept one of the media types that the contract lists for the operation.
problem-request_timeout = The request took too long.
    .remedy = Send the body without a pause.
problem-seat_taken = The seat is taken.
    .remedy = Take another seat, or leave `seat` out to get the first free one.
problem-match_not_open = The match has started or ended.
    .remedy = Seats are taken and left before the start only: look at the match's `status`.
problem-match_not_running = The match is not running.
    .remedy = Nothing is decided before the start and after the end: look at the match's `status`.
problem-not_asked = This seat has nothing to decide now.
    .remedy = Wait until the match asks your seat: follow its events, or get it with `wait`.
problem-decision_answered = The decision is answered already.
    .remedy = Get the decision again: this one was answered by another request of yours, or taken back since.
problem-no_such_decision = The match has not asked that yet.
    .remedy = Get the decision and quote its serial number.
problem-match_not_over = The match is not over yet.
    .remedy = Wait for the end: the record holds what is hidden until then. A match that was called off before it started has none.
problem-rules_changed = The match was played by other rules than today's.
    .remedy = Its past can't be replayed any more. Its present state can still be seen, and a running match can go on.
problem-nothing_to_undo = There is no move to take back.
    .remedy = Make a move first.
problem-undo_spent = Moves were taken back too often in this match.
    .remedy = Play on: a match that grows without end could not be replayed and verified any more.
problem-left_too_often = Seats of this match were left too often.
    .remedy = Stay, or have the creator abandon the match and create another one.
problem-no_undo_asked = Nobody wants to take a move back.
    .remedy = Accept or decline while the match's `undo` shows another seat's wish.
problem-undo_asked_already = Somebody wants to take a move back already.
    .remedy = Accept or decline the wish in the match's `undo`, or wait until the others have.
problem-precondition_failed = The match has changed.
    .remedy = Get the match again, see whether you still want this, and send its new ETag.
problem-body_too_large = The body is too large.
    .remedy = Send less; `x-max-bytes` in the contract says how many bytes a body may have. It may also hold no more than one value for every 32 of those bytes.
problem-uri_too_long = The address is too long.
    .remedy = Send a shorter one.
problem-unsupported_media_type = The body must be JSON.
    .remedy = Send the header `Content-Type: application/json`.
problem-unsupported_content_coding = The body has a Content-Encoding that is not read here.
    .remedy = Send the body as it is, without `Content-Encoding`.
problem-range_not_satisfiable = The file has no such part.
    .remedy = Ask for a part within it, or without Range for all.
problem-expectation_failed = The expectation can't be met.
    .remedy = Expect nothing but 100-continue.
problem-illegal_move = A rule of the game forbids the move.
    .remedy = Read the `rule` at `rule_url`, and make one of the `legal` moves or another one that the decision lists.
problem-no_such_seat = The match has no such seat.
    .remedy = Seats are counted from 0; the match lists them in `seats`.
problem-idempotency_key_reused = The Idempotency-Key was used for another request.
    .remedy = Use a new key for a new request, or send the first request again unchanged.
problem-record_differs = The record is not what its replay gives.
    .remedy = See `where` for the first place that differs: the record was changed, or cut off, or belongs to other rules.
problem-headers_too_large = The headers are too large.
    .remedy = Send fewer or shorter ones.
problem-internal_error = Something went wrong here.
    .remedy = It was logged. The match is as it was: try again later.
problem-unsupported_transfer_coding = The transfer coding is not known here.
    .remedy = Send the body plain or chunked.
problem-busy = The service is busy.
    .remedy = Wait for the number of seconds in Retry-After, then send the request again. Too many others were changing the match, or too many records were being replayed.
problem-store_unavailable = The store of matches does not answer.
    .remedy = Wait for the number of seconds in Retry-After, then send the request again; with an Idempotency-Key it is carried out once, whatever became of the first.
problem-store_refuses_writes = The store of matches takes no changes at the moment.
    .remedy = Matches can still be read. Wait for the number of seconds in Retry-After, then send the request again; `detail` tells the operator why.
problem-store_not_durable = The store of matches keeps less than it should.
    .remedy = The operator has to set up Redis as TIDETABLE_DURABILITY asks for, or ask for less.
problem-not_replicated = The change is not yet on as many servers as it should be.
    .remedy = It is stored on one server, and a failure of that one could still lose it. Send the request again with the same Idempotency-Key, or look at the match first.
problem-no_such_piece = There is no such piece.
    .remedy = Use one of those that the game lists in `pieces`.
problem-api_key_needed = Creating matches needs an API key here.
    .remedy = Ask whoever runs the service for a key, and send it in the header X-API-Key.
problem-too_many_requests = Too many requests.
    .remedy = Wait for the number of seconds in Retry-After, then send the request again; `detail` names the limit.
problem-at_capacity = The service has no room for another connection.
    .remedy = Close connections that you don't use, and try again after the number of seconds in Retry-After.
