// The board: the service's drawing, put into the page, with the places marked where a click means something.

import { getBoard } from "./api.js";
import { spoken, t } from "./i18n/index.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/htm-preact.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 2;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Board({ table, seat, theme, at, version, places, chosen, onPlace, onElsewhere, onDrawn }) {
  const host = useRef(null);
  const [drawing, setDrawing] = useState(null);
  useEffect(() => {
    let wanted = true;
    getBoard(table.id, table.token(seat), theme, at).then(
      (text) => wanted && (setDrawing(parsed(text)), onDrawn(true)),
      () => wanted && (setDrawing(null), onDrawn(false)),
    );
    return () => (wanted = false);
  }, [table, seat, theme, at, version]);
  useLayoutEffect(() => {
    const hadFocus = host.current.contains(document.activeElement) && document.activeElement.dataset.place;
    host.current.replaceChildren(...(drawing ? [drawing] : []));
    if (drawing) mark(drawing, places, chosen);
    if (hadFocus) (placeNamed(host.current, hadFocus) ?? first(host.current))?.focus();
  }, [drawing, [...places.keys()].join(), [...places.values()].join(), [...chosen].join(), spoken()]);
  return html`
    <div class="board">
      <div ref=${host} class="drawing" onClick=${(event) => clicked(event, onPlace, onElsewhere)} onKeyDown=${(event) => pressed(event, host.current, onPlace)}></div>
      ${drawing ? places.size > 0 && html`<p class="faint keys">${t("board.keys")}</p>` : html`<p class="faint">${t("board.none")}</p>`}
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
  svg.setAttribute("lang", "en");
  svg.setAttribute("class", "table-drawing");
  return document.adoptNode(svg);
}

function mark(svg, places, chosen) {
  svg.querySelector(":scope > g.places")?.remove();
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "places");
  layer.setAttribute("lang", spoken());
  const spots = [...places].map(([place, label]) => spot(svg, place, label, chosen.has(place))).filter(Boolean);
  spots.sort(inReadingOrder).forEach(({ rect }, index) => {
    rect.setAttribute("tabindex", index === 0 ? "0" : "-1");
    layer.append(rect);
  });
  svg.append(layer);
}

function spot(svg, place, label, isChosen) {
  const box = boxOf(svg, place);
  if (!box) return null;
  const rect = document.createElementNS(SVG, "rect");
  const look = { x: box.left - MARGIN, y: box.top - MARGIN, width: box.right - box.left + 2 * MARGIN, height: box.bottom - box.top + 2 * MARGIN, rx: 8 };
  for (const [name, value] of Object.entries(look)) rect.setAttribute(name, value.toFixed(1));
  rect.setAttribute("class", isChosen ? "place chosen" : "place");
  rect.setAttribute("role", "button");
  if (isChosen) rect.setAttribute("aria-pressed", "true");
  rect.setAttribute("aria-label", label);
  rect.dataset.place = place;
  const title = document.createElementNS(SVG, "title");
  title.textContent = label;
  rect.append(title);
  return { rect, box };
}

/** Where something is drawn, in the drawing's own measure; it may consist of several shapes. */
function boxOf(svg, place) {
  const shapes = svg.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`);
  let whole = null;
  for (const shape of shapes) {
    const { x, y, width, height } = shape.getBBox();
    const across = svg.getScreenCTM().inverse().multiply(shape.getScreenCTM());
    const start = new DOMPoint(x, y).matrixTransform(across);
    const end = new DOMPoint(x + width, y + height).matrixTransform(across);
    const box = { left: Math.min(start.x, end.x), top: Math.min(start.y, end.y), right: Math.max(start.x, end.x), bottom: Math.max(start.y, end.y) };
    whole = whole ? { left: Math.min(whole.left, box.left), top: Math.min(whole.top, box.top), right: Math.max(whole.right, box.right), bottom: Math.max(whole.bottom, box.bottom) } : box;
  }
  return whole;
}

function inReadingOrder(one, other) {
  const sameRow = Math.abs(one.box.top - other.box.top) < 12;
  return sameRow ? one.box.left - other.box.left : one.box.top - other.box.top;
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

const first = (host) => host.querySelector("[data-place]");
const placeNamed = (host, place) => host.querySelector(`[data-place="${CSS.escape(place)}"]`);
