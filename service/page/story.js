// What can be told from the events of a match alone.

/** Adds events to a story; what is known already is left out. Gives null if something is missing in between. */
export function joined(story, events) {
  const last = story.at(-1)?.seq ?? 0;
  const fresh = events.filter((told) => told.seq > last);
  const whole = fresh.every((told, index) => told.seq === last + 1 + index);
  return whole ? [...story, ...fresh] : null;
}

/** The sequence numbers of events that no longer hold, because their moves were taken back. */
export function takenBack(story) {
  const gone = new Set();
  for (const { seq, event } of story) {
    if (event.type !== "moves_undone") continue;
    for (const told of story) {
      if (told.seq > event.back_to_event && told.seq < seq) gone.add(told.seq);
    }
  }
  return gone;
}

/** Points by category for each seat: the sum of the events. */
export function pointsByCategory(story, seats) {
  const gone = takenBack(story);
  const sums = Array.from({ length: seats }, () => ({}));
  for (const { seq, event } of story) {
    if (event.type !== "points_scored" || gone.has(seq)) continue;
    const own = sums[event.seat];
    own[event.category] = (own[event.category] ?? 0) + event.points;
  }
  return sums;
}

/** What happened since a seat's last turn ended, up to the beginning of its present one. */
export function sinceLastTurn(story, seat) {
  const gone = takenBack(story);
  const turns = story.filter(({ seq, event }) => event.type === "turn_began" && !gone.has(seq));
  const own = turns.findLastIndex(({ event }, index) => event.seat === seat && index < turns.length - 1);
  const ended = own < 0 ? turns[0] : turns[own + 1];
  const present = turns.at(-1)?.event.seat === seat ? turns.at(-1).seq : Infinity;
  return ended ? story.filter(({ seq }) => seq >= ended.seq && seq < present) : [];
}

/** The latest thing that another seat did and that still holds; sitting down or starting a turn doesn't count. */
export function lastOfOthers(story, seat, isWanted = () => true) {
  const gone = takenBack(story);
  const nothingDone = ["seat_taken", "turn_began", "answered_automatically"];
  const isOfOthers = ({ seq, event }) =>
    event.seat !== undefined && event.seat !== seat && !nothingDone.includes(event.type) && !gone.has(seq);
  return story.findLast((told) => isOfOthers(told) && isWanted(told));
}

/** Where something last happened: what others did or, when looking back, the move that led to that moment. */
export function newestPlaces(story, seat, at) {
  if (at !== null) return story.filter((told) => told.moves === at).flatMap((told) => told.places);
  return lastOfOthers(story, seat, ({ places }) => places.length)?.places ?? [];
}

/** The story in chapters, each begun by a turn; the newest comes last. */
export function chapters(story) {
  const found = [{ turn: null, events: [] }];
  for (const told of story) {
    if (told.event.type === "turn_began") found.push({ turn: told, events: [] });
    found.at(-1).events.push(told);
  }
  return found.filter((chapter) => chapter.events.length);
}
