// The rules to read: as a screen of their own, and on top of a table when a rule is asked about.

import { getGame, getRules } from "./api.js";
import { Dialog } from "./dialog.js";
import { observable, useObserved } from "./observable.js";
import { toLobby } from "./routes.js";
import { html, useEffect, useRef, useState } from "./vendor/htm-preact.js";
import { problemSentence, spoken, t } from "./words.js";

const open = observable({ game: null, rule: null });

export function readRules(game, rule = null) {
  open.set({ game, rule });
}

export function RuleLink({ game, rule }) {
  return html`<button type="button" class="link" onClick=${() => readRules(game, rule)}>
    ${t("rules-read", { rule })}
  </button>`;
}

export function RulesDialog() {
  const { game, rule } = useObserved(open);
  if (!game) return null;
  const close = () => open.set({ game: null, rule: null });
  return html`
    <${Dialog} wide label=${t("rules")} onClose=${close}>
      <button type="button" class="close" onClick=${close}>${t("page-close")}</button>
      <${RuleBook} game=${game} rule=${rule} level="h2" />
    <//>
  `;
}

export function Rules({ game, rule }) {
  return html`
    <p><a href=${toLobby}>${t("page-home")}</a></p>
    <${RuleBook} game=${game} rule=${rule} level="h1" />
  `;
}

/** The rules of a game in the language of the page; null until they are loaded. */
function useBook(game) {
  const [book, setBook] = useState(null);
  const [problem, setProblem] = useState(null);
  const language = spoken();
  useEffect(() => {
    let wanted = true;
    const unlessOutdated = (take) => (given) => wanted && take(given);
    const both = Promise.all([getGame(game), getRules(game)]).then(([{ title }, rules]) => ({ title, ...rules }));
    both.then(unlessOutdated(setBook), unlessOutdated(setProblem));
    return () => (wanted = false);
  }, [game, language]);
  return [book, problem];
}

function RuleBook({ game, rule, level }) {
  const [book, problem] = useBook(game);
  const place = useRef(null);
  useEffect(() => {
    const wanted = rule && place.current?.querySelector(`[id="rule-${CSS.escape(rule)}"]`);
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  }, [book, rule]);
  if (problem) return html`<p role="alert">${problemSentence(problem)}</p>`;
  if (!book) return html`<p>${t("page-loading")}</p>`;
  return html`
    <article class="rules" ref=${place}>
      <${level}>${t("rules-title", { game: book.title })}<//>
      <div lang=${book.language}>
        ${book.introduction.map((one) => html`<${Introduction} key=${one.title} ...${one} level=${level} />`)}
        ${book.sections.map((section) => html`<${Section} key=${section.id} section=${section} rule=${rule} level=${level} />`)}
      </div>
    </article>
  `;
}

function below(level) {
  return level === "h1" ? "h2" : "h3";
}

function Introduction({ title, text, level }) {
  return html`
    <section class="introduction">
      <${below(level)}>${title}<//>
      <${Prose} text=${text} />
    </section>
  `;
}

function Section({ section, rule, level }) {
  const heading = below(level);
  return html`
    <section>
      <${heading} id=${`rule-${section.id}`} tabindex="-1"
        ><span class="number">${section.id}</span> ${section.title}<//
      >
      <${Prose} text=${section.text} />
      ${section.rules.map(
        (one) => html`
          <div
            key=${one.id}
            id=${`rule-${one.id}`}
            class=${one.id === rule ? "rule asked" : "rule"}
            tabindex="-1"
          >
            <span class="number">${one.id}</span>
            <div>
              <${Prose} text=${one.text} />
              <${Source} ...${one} />
            </div>
          </div>
        `,
      )}
    </section>
  `;
}

function Source({ source, ruling }) {
  return html`<p class=${ruling ? "source ruling" : "source"}>
    ${source !== "ruling" && t("rules-from-book")} ${ruling && t("rules-ruling", { ruling })}
  </p>`;
}

/** Paragraphs; lines that are set in stay as they are, because they draw something. */
function Prose({ text }) {
  if (!text) return null;
  return text
    .split(/\n\n+/)
    .map((part) =>
      /^ {2,}\S/.test(part) ? html`<pre tabindex="0">${outdented(part)}</pre>` : html`<p>${inline(part)}</p>`,
    );
}

function outdented(text) {
  const lines = text.split("\n");
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(depth)).join("\n");
}

function inline(text) {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
}
