// The page's own words, from the catalogues in words/. All that is about a game or a match, the service says itself.

import { getWords } from "./api.js";
import { observable } from "./observable.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent-bundle.js";

/** Speaks where the page has no words in a language of the service. */
const FALLBACK = "en";

const speech = observable({ language: FALLBACK, bundles: [] });
const catalogues = new Map();
let wanted = null;

export { speech };

/** Change the language of the page, as soon as its catalogue is here. */
export async function speak(language) {
  if (wanted === language) return;
  wanted = language;
  const bundles = await Promise.all([...new Set([language, FALLBACK])].map(catalogue));
  if (wanted === language) speech.set({ language, bundles: bundles.filter(Boolean) });
}

async function catalogue(language) {
  if (!catalogues.has(language)) {
    const text = await getWords(language).catch(() => null);
    if (text === null) return null;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    catalogues.set(language, bundle);
  }
  return catalogues.get(language);
}

export function spoken() {
  return speech.get().language;
}

export function t(id, variables = {}) {
  const bundle = speech.get().bundles.find((one) => one.hasMessage(id));
  if (!bundle) return id;
  const said = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === "number" ? new PlainNumber(value) : value,
  ]);
  return bundle.formatPattern(bundle.getMessage(id).value, Object.fromEntries(said));
}

/** A number in plain digits, with a minus sign that is one. */
export function number(value) {
  return String(value).replace("-", "\u2212");
}

class PlainNumber extends FluentNumber {
  toString() {
    return number(this.value);
  }
}

export function listed(words) {
  return new Intl.ListFormat(spoken(), { type: "conjunction" }).format(words);
}

/** A player's name on its own. */
export function nameOf(match, seat) {
  return match.seats[seat].name || match.seats[seat].called;
}

/** A player's name inside a sentence, kept from turning the words around it. */
export function called(match, seat) {
  return `\u2068${nameOf(match, seat).replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;
}

export function problemSentence(error) {
  return error.status ? error.message : t("problem-unreachable");
}
