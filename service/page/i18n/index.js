// Every sentence of the page in every language. A sentence is found by its key and filled with words:
// {name} a word · {n#point|points} a number and the form that goes with it · {kind@coral} the word of the key coral.<kind>.

import de from "./de.js";
import deCoralia from "./de_coralia.js";
import deGardens from "./de_reef_gardens.js";
import deGems from "./de_island_of_gems.js";
import en from "./en.js";
import enCoralia from "./en_coralia.js";
import enGardens from "./en_reef_gardens.js";
import enGems from "./en_island_of_gems.js";

export const LANGUAGES = {
  en: { ...en, ...enCoralia, ...enGems, ...enGardens },
  de: { ...de, ...deCoralia, ...deGems, ...deGardens },
};

let language = "en";

export function speak(wanted) {
  language = wanted;
}

export function spoken() {
  return language;
}

export function has(key) {
  return key in LANGUAGES[language];
}

export function t(key, words = {}) {
  const sentence = LANGUAGES[language][key];
  if (sentence === undefined) return key;
  return sentence.replace(/\{(\w+)(?:#([^|}]*)\|([^}]*)|@([\w.]+))?\}/g, (_, name, one, many, group) => {
    const word = words[name];
    if (one !== undefined) return `${number(word)} ${Math.abs(word) === 1 ? one : many}`;
    if (group !== undefined) return t(`${group}.${word}`);
    return typeof word === "number" ? number(word) : String(word ?? "");
  });
}

export function number(value) {
  return String(value).replace("-", "\u2212");
}

export function listed(words, type = "conjunction") {
  return new Intl.ListFormat(language, { type }).format(words);
}

/** A player's name inside a sentence, kept from turning the words around it. */
export function isolated(name) {
  return `\u2068${name.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;
}

export function nameOf(match, seat) {
  return match.seats[seat]?.name || t("seat.unnamed", { n: seat + 1 });
}

/** The name as part of a sentence. */
export function called(match, seat) {
  return isolated(nameOf(match, seat));
}
