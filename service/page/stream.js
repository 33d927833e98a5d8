// The live story of a match: a stream of server-sent events, read with fetch because it needs a token. A stream that
// ends is asked for again from the last event on; where none gets through, the page asks again and again instead.

import { call, eventsPath, pause, problemOf } from "./api.js";

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 8000;
const SILENCE = 45000;
// So many streams of which nothing came through, and the page asks for the events itself.
const MOST_BARREN = 2;
const WAIT = 8;

/** Calls `on.events` with events in order, `on.state` with "live" or "lost", `on.again` when the service answers again
 * after the stream was cut off, and `on.problem` once if it's over. */
export function follow(match, token, after, on) {
  const stopped = new AbortController();
  run({ match, token, after, on, barren: 0, cut: false, ended: false, signal: stopped.signal }).catch((error) => {
    if (!stopped.signal.aborted) on.problem(error);
  });
  return () => stopped.abort();
}

async function run(stream) {
  for (let failures = 0; !stream.signal.aborted && !stream.ended;) {
    const before = stream.after;
    try {
      await (stream.barren < MOST_BARREN ? readStream : readPage)(stream);
      failures = 0;
    } catch (error) {
      if (stream.signal.aborted) return;
      if (error.status && error.status < 500 && error.status !== 429) throw error;
      failures = stream.after > before ? 1 : failures + 1;
      stream.cut = true;
      stream.on.state("lost");
    }
    await pause(failures ? backoff(failures) : 0);
  }
}

function backoff(failures) {
  return Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + Math.random() / 2);
}

async function readStream(stream) {
  const watch = silenceWatch(stream.signal);
  try {
    const answer = await call("GET", eventsPath(stream.match, stream.after), {
      token: stream.token,
      accept: "text/event-stream",
      signal: watch.signal,
    });
    if (!answer.ok) throw await problemOf(answer);
    stream.barren += 1;
    if (!answer.headers.get("Content-Type").startsWith("text/event-stream")) return;
    heard(stream);
    await readBlocks(answer.body.pipeThrough(new TextDecoderStream()).getReader(), (blocks) => {
      stream.barren = 0;
      watch.heard();
      take(stream, blocks.map(dataOf).filter(Boolean));
    });
  } finally {
    stream.cut = true;
    watch.end();
  }
}

function heard(stream) {
  stream.on.state("live");
  if (stream.cut) stream.on.again();
  stream.cut = false;
}

async function readBlocks(reader, give) {
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split(/\r?\n\r?\n/);
    rest = blocks.pop();
    give(blocks);
  }
}

/** A stream that says nothing for long is taken for cut; a living one at least sends a comment now and then. */
function silenceWatch(outer) {
  const inner = new AbortController();
  const end = () => {
    clearTimeout(timer);
    inner.abort();
  };
  let timer = setTimeout(end, SILENCE);
  outer.addEventListener("abort", end, { once: true });
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(end, SILENCE);
  };
  return { signal: inner.signal, heard, end };
}

/** What a block of a stream tells: an event of the story, or that it has ended; nothing for a comment. */
export function dataOf(block) {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  const text = lines.map((line) => line.slice(5).replace(/^ /, "")).join("\n");
  try {
    const told = JSON.parse(text || "null");
    return told && (Number.isInteger(told.seq) || "end" in told) ? told : null;
  } catch {
    return null;
  }
}

async function readPage(stream) {
  const { token, signal } = stream;
  const asked = Date.now();
  const answer = await call("GET", eventsPath(stream.match, stream.after, `limit=500&wait=${WAIT}`), { token, signal });
  if (!answer.ok) throw await problemOf(answer);
  heard(stream);
  const { events } = await answer.json();
  take(stream, events);
  if (!events.length) await pause(Math.max(0, 1000 - (Date.now() - asked)));
}

/** Only what follows on what is known: events that were told twice are told once. */
function take(stream, told) {
  stream.ended ||= told.some((one) => "end" in one);
  const fresh = told.filter((one) => one.seq > stream.after);
  if (!fresh.length) return;
  stream.after = fresh.at(-1).seq;
  stream.on.events(fresh);
}
