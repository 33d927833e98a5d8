// Language, colours and whether to be asked before a move. "auto" follows the browser.

import { observable } from "./observable.js";
import { read, write } from "./storage.js";

export const CHOICES = {
  language: ["auto", "en", "de"],
  theme: ["auto", "light", "dark", "contrast"],
  ask: ["chance", "always", "never"],
};

const kept = read("settings", {});
const sound = Object.entries(CHOICES).map(([name, [first, ...others]]) => [
  name,
  others.includes(kept[name]) ? kept[name] : first,
]);

export const settings = observable(Object.fromEntries(sound));

export function choose(name, value) {
  settings.set({ [name]: value });
  write("settings", settings.get());
}

export function themeNow() {
  const { theme } = settings.get();
  if (theme !== "auto") return theme;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function languageNow() {
  const { language } = settings.get();
  if (language !== "auto") return language;
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => CHOICES.language.includes(tag)) ?? "en";
}

export function onBrowserChange(listener) {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", listener);
  }
}
