// Why a rule forbids a move. The service says it in English; for another language, each of its sentences is known by its
// pattern, so that what differs in it can be found and put into the same sentence in that language.

import * as german from "./i18n/de_refusals.js";
import { called, spoken } from "./i18n/index.js";

const SENTENCES = { de: recognized(german) };

/** The sentence in the language of the page; null where the page does not know it. */
export function refusalSentence(sentence, match) {
  if (spoken() === "en") return sentence.replace(/\bseat (\d)\b/g, (_, seat) => called(match, Number(seat)));
  for (const { pattern, say } of SENTENCES[spoken()]) {
    const found = sentence.match(pattern);
    if (found) return say(found.groups ?? {}, match);
  }
  return null;
}

function recognized({ terms, sentences }) {
  const termOf = (name) => terms[name.replace(/\d+$/, "")];
  const wordsFor = (match) => {
    const say = (name, text) => {
      const [form, word] = termOf(name);
      return word(text.match(new RegExp(`^(?:${form.source})$`)), { match, say });
    };
    return say;
  };
  return Object.entries(sentences).map(([english, own]) => {
    const parts = english.split(/\{(\w+)\}/);
    const sources = parts.map((part, index) => (index % 2 ? `(?<${part}>${inner(termOf(part)[0])})` : literal(part)));
    return {
      pattern: new RegExp(`^${sources.join("")}$`),
      say: (groups, match) => own.replace(/\{(\w+)\}/g, (_, name) => wordsFor(match)(name, groups[name])),
    };
  });
}

/** The form of a term without groups of its own. */
function inner(form) {
  return form.source.replace(/(?<!\\)\((?!\?)/g, "(?:");
}

function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
