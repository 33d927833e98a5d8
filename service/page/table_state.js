// One match as one seat of this device sees it, kept up to date. What belongs to another seat is never mixed in.

import * as api from "./api.js";
import { comesLater, forbidding } from "./choice.js";
import { keep, keysOf, dropSeat, ownSeats } from "./keyring.js";
import { observable } from "./observable.js";
import { settings } from "./settings.js";
import { joined } from "./story.js";
import { follow } from "./stream.js";
import { t } from "./words.js";

const LOOK_AGAIN = 1000;
// How many events are compared after a cut: a failover loses the last few.
const LOOKED_BACK = 20;

const NOTHING_KNOWN = {
  match: null,
  decision: null,
  story: [],
  at: null,
  past: null,
  preview: null,
  notice: null,
  game: null,
};

export function openTable(id) {
  return new TableState(id);
}

class TableState {
  constructor(id) {
    this.id = id;
    this.state = observable({
      ...NOTHING_KNOWN,
      seat: null,
      curtain: false,
      connection: "live",
      busy: false,
      fatal: null,
    });
    /** The places of the story's line that has the pointer or the focus. */
    this.pointed = observable({ places: null });
    this.stopFollowing = () => {};
    this.generation = 0;
  }

  get = () => this.state.get();
  token = (seat = this.get().seat) => (seat === null ? undefined : keysOf(this.id).seats[seat]);

  async open() {
    const seats = ownSeats(this.id);
    await this.sitOn(seats.length === 1 ? seats[0] : null);
    const { match } = this.get();
    if (match && this.seatToPassTo() !== null && this.hasSecrets()) this.drawCurtain();
  }

  hasSecrets = () => this.get().game.hidden_information;

  close() {
    this.generation += 1;
    this.stopFollowing();
  }

  /** Look at the match as this seat; null for a spectator. All that another seat knew is forgotten first. */
  async sitOn(seat) {
    this.close();
    const generation = this.generation;
    this.state.set({ ...NOTHING_KNOWN, seat, curtain: false, fatal: null });
    try {
      const token = this.token();
      const [match, story] = await Promise.all([api.getMatch(this.id, token), api.getEvents(this.id, token, 0)]);
      const game = await api.getGame(match.game);
      if (generation !== this.generation) return;
      keep(this.id, { game: match.game, commitment: keysOf(this.id).commitment ?? match.commitment });
      this.state.set({ story, game });
      await this.learnMatch(match, generation);
      if (generation === this.generation && !isFinished(match)) this.follow(generation);
    } catch (error) {
      if (generation === this.generation) this.gaveUp(error);
    }
  }

  follow(generation) {
    const mine = (what) => (given) => generation === this.generation && what(given);
    this.stopFollowing = follow(this.id, this.token(), this.get().story.at(-1)?.seq ?? 0, {
      events: mine((events) =>
        this.learn(events)
          .catch((error) => this.wentWrong(error))
          .then(() => this.refresh()),
      ),
      state: mine((connection) => this.get().connection !== connection && this.state.set({ connection })),
      // Another server may have taken over, which lacks what the last one told.
      again: mine(() => this.lookBack(generation).catch(() => this.refresh())),
      problem: mine((error) => this.gaveUp(error)),
    });
  }

  gaveUp(error) {
    this.close();
    if (error.kind === "no_such_moment") {
      this.startOver();
      return;
    }
    if (error.kind === "unknown_token") {
      dropSeat(this.id, this.get().seat);
      this.sitOn(null).then(() => this.state.set({ notice: { error } }));
      return;
    }
    this.state.set({ fatal: error });
  }

  async learn(events) {
    const generation = this.generation;
    let story = joined(this.get().story, events);
    if (!story) {
      const missed = await api.getEvents(this.id, this.token(), this.get().story.at(-1)?.seq ?? 0);
      story = joined(this.get().story, missed) ?? this.get().story;
    }
    if (generation === this.generation) this.state.set({ story });
  }

  /** Fetch the match again; one request at a time, and once more if something happened meanwhile. */
  async refresh() {
    this.stale = true;
    if (this.refreshing) return;
    this.refreshing = true;
    const generation = this.generation;
    try {
      while (this.stale && generation === this.generation) {
        this.stale = false;
        await this.look(generation).catch((error) => this.lookLater(error));
      }
    } catch (error) {
      if (generation === this.generation) this.wentWrong(error);
    } finally {
      this.refreshing = false;
    }
    if (this.stale && generation !== this.generation) await this.refresh();
  }

  async look(generation) {
    const known = this.get().match;
    const match = await api.getMatch(this.id, this.token());
    if (generation !== this.generation) return;
    if (this.get().connection === "lost") this.state.set({ connection: "live" });
    if (known && lacks(match, known)) {
      await this.startOver();
      return;
    }
    await this.learnMatch(match, generation);
    if (isFinished(match)) this.stopFollowing();
  }

  /** Start over if the last events that this page knows have happened otherwise, or not at all. */
  async lookBack(generation) {
    const known = this.get().story.slice(-LOOKED_BACK);
    const now = known.length ? await api.getEvents(this.id, this.token(), known[0].seq - 1) : [];
    if (generation !== this.generation) return;
    const isSame = known.every((one, index) => JSON.stringify(one.event) === JSON.stringify(now[index]?.event));
    await (isSame ? this.refresh() : this.startOver());
  }

  /** The server has lost moves that this page shows: forget them, and say so. */
  async startOver() {
    await this.sitOn(this.get().seat);
    this.say({ says: t("now-rolled-back") });
  }

  /** The stream tells an event once, so a look that failed has to be repeated: nothing else would bring it up. */
  async lookLater(error) {
    if (error.status && error.status < 500 && error.status !== 429) throw error;
    this.stale = true;
    this.state.set({ connection: "lost" });
    await api.pause(LOOK_AGAIN);
  }

  /** A match comes with the decision that it asks of this seat. */
  async learnMatch(match, generation) {
    if (generation !== this.generation) return;
    const known = this.get().match;
    // The answer to a move and the stream often bring the same match at once.
    if (match.version <= known?.version) {
      if (lacks(match, known)) this.refresh();
      return;
    }
    const { seat } = this.get();
    const asked = seat !== null && match.asked?.seats.includes(seat);
    const decision = asked ? match.decision : null;
    this.pointed.set({ places: null });
    this.state.set({ match, decision, preview: null });
    if (!asked && !this.hasSecrets()) await this.goOnAsNext();
  }

  /** Where nothing is secret the next seat of this device is seen at once. */
  goOnAsNext() {
    const next = this.seatToPassTo();
    return next === null ? undefined : this.sitOn(next);
  }

  /** Forget what this seat knows until the next player takes over. */
  drawCurtain() {
    const { match } = this.get();
    this.close();
    this.state.set({ ...NOTHING_KNOWN, match: { ...match, view: null }, seat: null, curtain: true });
  }

  seatToPassTo() {
    const { match, seat } = this.get();
    const here = ownSeats(this.id);
    if (!match?.asked || (here.length === 1 && seat !== null) || match.asked.seats.includes(seat)) return null;
    return match.asked.seats.find((one) => here.includes(one)) ?? null;
  }

  /** A move was chosen: look ahead first if the player wants to be asked or the move gives something up. */
  choose = (move) =>
    this.working(async () => {
      const { ask } = settings.get();
      if (ask === "never" && !move.gives_up) return this.carryOut(move.body);
      const preview = await api.previewMove(this.id, this.token(), move.body);
      if (ask === "chance" && !preview.meets && !move.gives_up) return this.carryOut(move.body);
      this.state.set({ preview: { move, ...preview } });
      return undefined;
    });

  confirm = () => this.working(() => this.carryOut(this.get().preview.move.body));
  dismiss = () => this.state.set({ preview: null });

  async carryOut(body) {
    const after = this.get().story.at(-1)?.seq ?? 0;
    const made = await api.makeMove(this.id, this.token(), body, after);
    await this.changed(made.match, [...made.missed, ...made.events]);
  }

  /** Explain a touch that makes no move: the rule against it, or the question and what the piece is. */
  explain = async (decision, picked, { refs, piece }) => {
    const refused = decision && refs.length ? await this.refused(decision).catch((error) => this.wentWrong(error)) : [];
    const { decision: asked, game, busy, preview } = this.get();
    // The player may have gone on meanwhile.
    if (!refused || busy || preview || (decision && decision !== asked)) return;
    this.say(explanation(decision, refused, picked, refs, game.pieces.find((one) => one.id === piece)));
  };

  /** The refused moves of a decision, fetched once. */
  async refused(decision) {
    if (this.forbidden?.decision !== decision) {
      const { refused } = await api.getRefused(this.id, this.token());
      this.forbidden = { decision, refused };
    }
    return this.forbidden.refused;
  }

  /** Ask for a move back or answer, as this seat or as another one of this device. */
  undo = (say, seat = this.get().seat) =>
    this.working(async () => {
      const answered = await api.undo(this.id, this.token(seat), say);
      // What another seat is answered is for its eyes only.
      if (seat === this.get().seat) await this.changed(answered.match, answered.events);
      else await this.refresh();
    });

  leave = () =>
    this.working(async () => {
      const { seat } = this.get();
      await api.leaveSeat(this.id, this.token(), seat);
      dropSeat(this.id, seat);
      await this.open();
    });

  abandon = () =>
    this.working(async () => {
      await api.abandonMatch(this.id, keysOf(this.id).creator);
      await this.refresh();
    });

  async changed(match, events) {
    const generation = this.generation;
    await this.learn(events);
    if (generation !== this.generation) return;
    this.state.set({ preview: null, notice: null });
    await this.learnMatch(match, generation);
  }

  async working(what) {
    if (this.get().busy) return;
    this.state.set({ busy: true });
    try {
      await what();
    } catch (error) {
      this.wentWrong(error);
    } finally {
      this.state.set({ busy: false });
    }
  }

  /** Say what happened and go on: after most problems the match is further on than this page knew. */
  wentWrong(error) {
    if (error.kind === "unknown_token" || error.kind === "no_such_match") {
      this.gaveUp(error);
      return;
    }
    this.state.set({ preview: null, notice: { error } });
    if (error.status === 409 || error.status === 412) this.refresh();
  }

  say = (notice) => this.state.set({ notice });

  /** Travel to the moment after so many moves; null for now. */
  async travel(at) {
    if (at === null || at >= this.get().match.moves) {
      this.state.set({ at: null, past: null });
      return;
    }
    this.state.set({ at });
    try {
      const past = await api.getMatchAt(this.id, this.token(), at);
      if (this.get().at === at) this.state.set({ past });
    } catch (error) {
      this.state.set({ at: null, past: null });
      this.wentWrong(error);
    }
  }
}

/** Whether a match lacks something that happened in another one. If that was known before, the server has lost it. */
function lacks(match, known) {
  return match.version < known.version || (match.version === known.version && match.check !== known.check);
}

function isFinished(match) {
  return match.status === "over" || match.status === "abandoned";
}

function explanation(decision, refused, picked, refs, piece) {
  if (!decision) return piece ? { piece } : null;
  const forbidden = forbidding(refused, picked, refs);
  if (forbidden) return { says: forbidden.why, rule: forbidden.rule, ruling: forbidden.ruling };
  if (comesLater(decision.moves, picked, refs)) return { says: t("moves-first") };
  return { says: decision.question, rule: decision.rule, piece };
}
