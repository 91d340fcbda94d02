/** A number from a text (FNV-1a), so that the same description is the same person. */

export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text.trim().toLowerCase()) {
    hash ^= char.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  // 1 means that nobody has chosen yet.
  return 2 + ((hash >>> 0) % 2_147_483_645);
}
