// A modal dialog of the browser's own: it holds the focus and closes with Escape.

import { html, useEffect, useRef } from "./vendor/htm-preact.js";

export function Dialog({ label, onClose, children, wide = false }) {
  const dialog = useRef(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current.showModal();
    return () => opener?.isConnected && opener.focus();
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
