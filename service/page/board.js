// The board: the service's drawing, put into the page, with the places marked where a click means something.

import { getBoard } from "./api.js";
import { useObserved } from "./observable.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/htm-preact.js";
import { spoken, t } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const INSET = 1;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Board({ table, seat, theme, at, version, marks, picked, newest, onPlace, onElsewhere, onDrawn }) {
  const host = useRef(null);
  const [{ drawing, drawn }, setDrawing] = useState({});
  const pointed = useObserved(table.pointed).places ?? newest;
  useEffect(() => {
    let wanted = true;
    getBoard(table.id, table.token(seat), theme, at).then(
      (text) => wanted && (setDrawing({ drawing: parsed(text), drawn: version }), onDrawn(true)),
      () => wanted && (setDrawing({ drawing: null }), onDrawn(false)),
    );
    return () => (wanted = false);
  }, [table, seat, theme, at, version]);
  useLayoutEffect(() => {
    const focused = host.current.contains(document.activeElement) && (document.activeElement.dataset.place ?? "");
    host.current.replaceChildren(...(drawing ? [drawing] : []));
    // An outdated drawing has no marks: a click there would be lost as soon as it is replaced.
    if (drawing) mark(drawing, drawn === version ? marks : new Map(), picked);
    // The focus stays on the board, at the next place if there is one.
    const here = focused !== false && !picked.includes(focused) && placeNamed(host.current, focused);
    if (focused !== false) (here || first(host.current) || host.current).focus({ preventScroll: true });
  }, [drawing, drawn === version, marks]);
  useLayoutEffect(() => {
    if (drawing) outline(drawing, pointed);
  }, [drawing, pointed.join()]);
  return html`
    <div class="board">
      <div
        ref=${host}
        class="drawing"
        tabindex="-1"
        onClick=${(event) => clicked(event, host.current, onPlace, onElsewhere)}
        onKeyDown=${(event) => pressed(event, host.current, onPlace)}
      ></div>
      ${drawing === null && html`<p class="faint">${t("board-none")}</p>`}
      ${drawing && marks.size > 0 && html`<p class="faint keys">${t("board-keys")}</p>`}
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

/** Puts a layer on top of the drawing, in place of the previous one with that name. */
function layered(svg, name, parts, attributes) {
  svg.querySelector(`:scope > g.${name}`)?.remove();
  const layer = element("g", { class: name, ...attributes });
  layer.append(...parts);
  svg.append(layer);
}

function mark(svg, marks, picked) {
  const found = [...marks].map(([place, label]) => markOf(svg, place, label, picked.includes(place))).filter(Boolean);
  const [start = found[0]] = found.sort(inReadingOrder).filter(({ button }) => !picked.includes(button.dataset.place));
  start?.button.setAttribute("tabindex", "0");
  // A thing that lies on a larger one is marked on top of it.
  const isLarge = (one) => found.some((other) => other.boxes.every((box) => one.boxes.some(holds(box))));
  const buttons = [...found].sort((one, other) => isLarge(other) - isLarge(one)).map(({ button }) => button);
  layered(svg, "places", buttons, { lang: spoken() });
}

/** A quiet line around the places that the story is about. */
function outline(svg, places) {
  const boxes = places.flatMap((place) => boxesOf(svg, place));
  const parts = boxes.map((box) => element("rect", { ...box, rx: 8 }));
  layered(svg, "pointed", parts, { "aria-hidden": "true" });
}

function markOf(svg, place, label, isPicked) {
  const boxes = boxesOf(svg, place);
  if (!boxes.length) return null;
  const said = label(labelOf(thingsNamed(svg, place)[0])).trim();
  const button = element("g", {
    class: isPicked ? "place chosen" : "place",
    role: "button",
    "aria-label": said,
    "data-place": place,
    tabindex: "-1",
  });
  if (isPicked) button.setAttribute("aria-pressed", "true");
  const title = element("title", {});
  title.textContent = said;
  button.append(title, ...boxes.map((box) => element("rect", { ...box, rx: 8 })));
  return { button, boxes };
}

const thingsNamed = (svg, place) => [...svg.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`)];

function labelOf(thing) {
  const labelled = thing.hasAttribute("aria-label") ? thing : thing.querySelector("[aria-label]");
  return labelled?.getAttribute("aria-label") ?? "";
}

function boxesOf(svg, place) {
  return thingsNamed(svg, place)
    .flatMap(facesOf)
    .map((shape) => boxOf(svg, shape));
}

/** The shapes to mark: the thing's own face, else its named parts, else all of it. */
function facesOf(thing) {
  const [face] = [...thing.children]
    .filter((child) => child.localName === "rect")
    .sort((one, other) => area(other) - area(one));
  if (face) return [face];
  const parts = [...thing.querySelectorAll("[data-ref]")];
  return parts.length ? parts : [thing];
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

function inReadingOrder({ boxes: [one] }, { boxes: [other] }) {
  const sameRow = Math.abs(one.y - other.y) < 12;
  return sameRow ? one.x - other.x : one.y - other.y;
}

/** Whether a larger box covers the middle of this one. */
function holds({ x, y, width, height }) {
  const [right, down] = [x + width / 2, y + height / 2];
  return (box) =>
    box.width * box.height > width * height &&
    box.x < right &&
    right < box.x + box.width &&
    box.y < down &&
    down < box.y + box.height;
}

function clicked(event, host, onPlace, onElsewhere) {
  const place = event.target.closest("[data-place]");
  if (place) return onPlace(place.dataset.place);
  const touched = { refs: namesAt(event, host, "ref"), piece: namesAt(event, host, "piece")[0] };
  return (touched.refs.length > 0 || touched.piece) && onElsewhere(touched);
}

/** The names of everything drawn under a click, from front to back. */
function namesAt({ clientX, clientY }, host, kind) {
  const names = new Set();
  for (let thing of document.elementsFromPoint(clientX, clientY).filter((one) => host.contains(one))) {
    for (; thing !== host; thing = thing.parentElement) names.add(thing.dataset[kind]);
  }
  names.delete(undefined);
  return [...names];
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
