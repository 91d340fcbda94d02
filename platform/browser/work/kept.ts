/** Half-filled forms as this browser stores them: one entry a person and form, read only where it still fits. */

export interface KeptStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Larger ones, such as pasted books, are not worth the room that all forms share. */
const MAX_CHARACTERS = 200_000;

export const keptKey = (userId: string, name: string): string => `atelier.form.${userId}.${name}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

/** Fields that the form has no longer, or has otherwise now, are as they are at first. */
function fitting<T>(stored: unknown, initial: T, isWhole = true): T {
  if (isRecord(initial) && isRecord(stored)) {
    // Inside of a field there may be more than it has at first, such as the choices of another kind of mark.
    const next: Record<string, unknown> = isWhole ? { ...initial } : { ...initial, ...stored };
    for (const [key, value] of Object.entries(initial))
      if (key in stored) next[key] = fitting(stored[key], value, false);
    return next as T;
  }
  const isOpen = initial === null || initial === undefined;
  return isOpen || kindOf(stored) === kindOf(initial) ? (stored as T) : initial;
}

export function readKept<T>(store: KeptStore, key: string, initial: T): T {
  try {
    const text = store.getItem(key);
    return text === null ? initial : fitting(JSON.parse(text), initial);
  } catch {
    return initial;
  }
}

/** What is as it was at first needs no keeping. */
export function writeKept(store: KeptStore, key: string, value: unknown, initial: unknown): void {
  try {
    const text = JSON.stringify(value);
    if (text === undefined || text === JSON.stringify(initial) || text.length > MAX_CHARACTERS)
      store.removeItem(key);
    else store.setItem(key, text);
  } catch {
    // A full or forbidden storage is no reason to disturb who types.
  }
}
