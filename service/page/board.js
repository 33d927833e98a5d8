// The board: the service's drawing, put into the page, with the places marked where a click means something.

import { getBoard } from "./api.js";
import { spoken, t } from "./i18n/index.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/htm-preact.js";

const SVG = "http://www.w3.org/2000/svg";
const INSET = 1;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Board({ table, seat, theme, at, version, places, chosen, picked, onPlace, onElsewhere, onDrawn }) {
  const host = useRef(null);
  const lang = spoken();
  const [{ drawing, drawn }, setDrawing] = useState({});
  useEffect(() => {
    let wanted = true;
    getBoard(table.id, table.token(seat), theme, lang, at).then(
      (text) => wanted && (setDrawing({ drawing: parsed(text), drawn: version }), onDrawn(true)),
      () => wanted && (setDrawing({ drawing: null }), onDrawn(false)),
    );
    return () => (wanted = false);
  }, [table, seat, theme, lang, at, version]);
  useLayoutEffect(() => {
    const focused = host.current.contains(document.activeElement) && (document.activeElement.dataset.place ?? "");
    host.current.replaceChildren(...(drawing ? [drawing] : []));
    // A click on yesterday's drawing would be lost when today's takes its place.
    if (drawing) mark(drawing, drawn === version ? places : new Map(), chosen, picked);
    // Who was on the board stays there, and goes on to the next place when there is one.
    const here = focused !== false && !picked.includes(focused) && placeNamed(host.current, focused);
    if (focused !== false) (here || first(host.current) || host.current).focus({ preventScroll: true });
  }, [drawing, drawn === version, [...places.keys()].join(), [...places.values()].join(), [...chosen].join(), spoken()]);
  return html`
    <div class="board">
      <div
        ref=${host}
        class="drawing"
        tabindex="-1"
        onClick=${(event) => clicked(event, onPlace, onElsewhere)}
        onKeyDown=${(event) => pressed(event, host.current, onPlace)}
      ></div>
      ${drawing === null && html`<p class="faint">${t("board.none")}</p>`}
      ${drawing && places.size > 0 && html`<p class="faint keys">${t("board.keys")}</p>`}
    </div>
  `;
}

/** A drawing from its text: an SVG and nothing that could do more than be looked at. */
function parsed(text) {
  const { documentElement: svg } = new DOMParser().parseFromString(text, "image/svg+xml");
  if (svg.namespaceURI !== SVG || svg.localName !== "svg") return null;
  for (const element of svg.querySelectorAll("script, foreignObject, a, iframe, style")) element.remove();
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name } of [...element.attributes]) if (/^on|href$/i.test(name)) element.removeAttribute(name);
  }
  // A picture has no buttons in it; this one has.
  svg.setAttribute("role", "group");
  svg.setAttribute("class", "table-drawing");
  return document.adoptNode(svg);
}

function mark(svg, places, chosen, picked) {
  svg.querySelector(":scope > g.places")?.remove();
  const layer = element("g", { class: "places", lang: spoken() });
  const marks = [...places].map(([place, label]) => markOf(svg, place, label, chosen.has(place))).filter(Boolean);
  for (const { button } of marks.sort(inReadingOrder)) layer.append(button);
  const [start = marks[0]] = marks.filter(({ button }) => !picked.includes(button.dataset.place));
  start?.button.setAttribute("tabindex", "0");
  svg.append(layer);
}

function markOf(svg, place, label, isChosen) {
  const boxes = [...svg.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`)]
    .flatMap(facesOf)
    .map((shape) => boxOf(svg, shape));
  if (!boxes.length) return null;
  const button = element("g", {
    class: isChosen ? "place chosen" : "place",
    role: "button",
    "aria-label": label,
    "data-place": place,
    tabindex: "-1",
  });
  if (isChosen) button.setAttribute("aria-pressed", "true");
  const title = element("title", {});
  title.textContent = label;
  button.append(title, ...boxes.map((box) => element("rect", { ...box, rx: 8 })));
  return { button, box: boxes[0] };
}

/** The shapes to mark: of a reef its fields, of a card or a price tag its face, else the whole thing. */
function facesOf(thing) {
  const parts = thing.querySelectorAll("[data-ref]");
  if (parts.length) return [...parts];
  const [face] = [...thing.children]
    .filter((child) => child.localName === "rect")
    .sort((one, other) => area(other) - area(one));
  return [face ?? thing];
}

function area(shape) {
  const { width, height } = shape.getBBox();
  return width * height;
}

/** Where a shape is drawn, in the measure of the whole drawing. */
function boxOf(svg, shape) {
  const { x, y, width, height } = shape.getBBox();
  const across = svg.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const start = new DOMPoint(x, y).matrixTransform(across);
  const end = new DOMPoint(x + width, y + height).matrixTransform(across);
  return {
    x: Math.min(start.x, end.x) + INSET,
    y: Math.min(start.y, end.y) + INSET,
    width: Math.abs(end.x - start.x) - 2 * INSET,
    height: Math.abs(end.y - start.y) - 2 * INSET,
  };
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

function inReadingOrder(one, other) {
  const sameRow = Math.abs(one.box.y - other.box.y) < 12;
  return sameRow ? one.box.x - other.box.x : one.box.y - other.box.y;
}

function clicked(event, onPlace, onElsewhere) {
  const place = event.target.closest("[data-place]");
  if (place) return onPlace(place.dataset.place);
  const thing = event.target.closest("[data-ref]");
  return thing && onElsewhere(thing.dataset.ref);
}

function pressed(event, host, onPlace) {
  const { place } = event.target.dataset ?? {};
  if (place === undefined) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    onPlace(place);
  } else if (ARROWS[event.key]) {
    event.preventDefault();
    moveFocus(event.target, host, ARROWS[event.key]);
  }
}

/** The focus goes to the nearest place in that direction; what lies straight ahead counts as nearer. */
function moveFocus(from, host, [right, down]) {
  const here = centre(from);
  let best = null;
  for (const other of host.querySelectorAll("[data-place]")) {
    const there = centre(other);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    const far = ahead + 2 * aside;
    if (ahead > 1 && (!best || far < best.far)) best = { other, far };
  }
  if (!best) return;
  from.setAttribute("tabindex", "-1");
  best.other.setAttribute("tabindex", "0");
  best.other.focus();
}

function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const first = (host) => host.querySelector('[data-place][tabindex="0"]');
const placeNamed = (host, place) => host.querySelector(`[data-place="${CSS.escape(place)}"]`);
