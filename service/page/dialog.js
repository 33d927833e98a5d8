// A modal dialog of the browser's own: it holds the focus and closes with Escape.

import { html, useEffect, useRef } from "./vendor/htm-preact.js";

export function Dialog({ label, onClose, children, wide = false }) {
  const dialog = useRef(null);
  useEffect(() => {
    const shown = dialog.current;
    shown.showModal();
    // Closing it gives the focus back to where it was; merely removing it doesn't.
    return () => shown.close();
  }, []);
  return html`
    <dialog
      ref=${dialog}
      class=${wide ? "wide" : ""}
      aria-label=${label}
      onCancel=${(event) => (event.preventDefault(), onClose())}
    >
      ${children}
    </dialog>
  `;
}
