// The page's own words, from the catalogues in words/. Everything about a game or a match comes from the service.

import { getWords } from "./api.js";
import { observable } from "./observable.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent-bundle.js";

/** Used where the page lacks a language that the service speaks. */
const FALLBACK = "en";

const speech = observable({ language: FALLBACK, bundles: [] });
const catalogues = new Map();
let wanted = null;

export { speech };

/** Change the language of the page as soon as its catalogue is loaded. */
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

/** A number in plain digits, with a true minus sign. */
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

export function nameOf(match, seat) {
  return match.seats[seat].called;
}

export function problemSentence(error) {
  return error.status ? error.message : t("problem-unreachable");
}
