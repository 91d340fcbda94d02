/** Names inside a ZIP: safe on every system, and each only once. */

export function uniqueName(name: string, taken: Set<string>): string {
  const safe = name.replace(/[\\/:*?"<>|]+/g, '_');
  let free = safe;
  for (let count = 2; taken.has(free.toLowerCase()); count++) {
    free = safe.replace(/(\.[^.]*)?$/, (extension) => ` (${count})${extension}`);
  }
  taken.add(free.toLowerCase());
  return free;
}
