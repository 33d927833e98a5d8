// A value that tells when it changes, and a hook that draws a component anew then.

import { useEffect, useState } from "./vendor/htm-preact.js";

export function observable(first) {
  let value = first;
  const listeners = new Set();
  return {
    get: () => value,
    set(patch) {
      value = { ...value, ...patch };
      for (const listener of [...listeners]) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useObserved(source) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stop = source.listen(() => redraw((times) => times + 1));
    redraw((times) => times + 1);
    return stop;
  }, [source]);
  return source.get();
}
