// What the page keeps on this device. A browser that keeps nothing gets a memory that lasts as long as the page.

const memory = new Map();

export function read(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`tidetable.${name}`)) ?? otherwise;
  } catch {
    return memory.get(name) ?? otherwise;
  }
}

export function write(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(`tidetable.${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the memory above has it.
  }
}

export function forget(name) {
  memory.delete(name);
  try {
    localStorage.removeItem(`tidetable.${name}`);
  } catch {
    // See above.
  }
}

export function names(prefix) {
  const all = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("tidetable.")) all.add(key.slice("tidetable.".length));
    }
  } catch {
    // See above.
  }
  return [...all].filter((name) => name.startsWith(prefix));
}
