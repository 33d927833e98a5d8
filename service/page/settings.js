// Language, colours and whether to be asked before a move. "auto" follows the browser.

import { observable } from "./observable.js";
import { read, write } from "./storage.js";

export const CHOICES = {
  theme: ["auto", "light", "dark", "contrast"],
  ask: ["chance", "always", "never"],
};

const kept = read("settings", {});
const valid = Object.entries(CHOICES).map(([name, [first, ...others]]) => [
  name,
  others.includes(kept[name]) ? kept[name] : first,
]);

/** `languages` are those that the service speaks, once they are known. */
export const settings = observable({ language: kept.language ?? "auto", ...Object.fromEntries(valid), languages: [] });

export function choose(name, value) {
  settings.set({ [name]: value });
  const { languages: _, ...chosen } = settings.get();
  write("settings", chosen);
}

export function themeNow() {
  const { theme } = settings.get();
  if (theme !== "auto") return theme;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The chosen language, else the browser's first one that the service speaks. */
export function languageNow() {
  const { language, languages } = settings.get();
  const wanted = [language, ...navigator.languages.map((tag) => tag.split("-")[0].toLowerCase())];
  return wanted.find((tag) => languages.some((one) => one.id === tag)) ?? "en";
}

export function onBrowserChange(listener) {
  addEventListener("languagechange", listener);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", listener);
  }
}
