/**
 * Local storage that may be missing, full or forbidden (private windows, blocked cookies): reading then
 * gives null and writing says whether it was kept, instead of taking the page down.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value; false when the browser refused. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
