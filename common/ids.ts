/** Ids of every row and file: unguessable, sortable by time, safe in URLs. */

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 characters: 9 of time (45 bits of milliseconds), 17 random (85 bits). */
export function newId(now: number = Date.now()): string {
  let time = '';
  for (let rest = now, i = 0; i < 9; i++) {
    time = ALPHABET[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  const random = crypto.getRandomValues(new Uint8Array(17));
  let tail = '';
  for (const byte of random) tail += ALPHABET[byte & 31];
  return time + tail;
}

export const ID_PATTERN = /^[0-9a-z-]{1,64}$/i;
