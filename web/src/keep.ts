// What this browser keeps for itself. A browser may refuse to keep anything: then it is forgotten with the page.

/** The value kept under this name, or the fallback. */
export function kept<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`cairn-${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keep a value under this name. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`cairn-${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full stores: the page works without.
  }
}

/** Keep no longer what is kept under this name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(`cairn-${name}`);
  } catch {
    // Nothing was kept.
  }
}
