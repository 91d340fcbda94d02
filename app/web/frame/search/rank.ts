/** Ranks tools, actions and tasks against what was typed: every word must be found, the label counts more than its synonyms. */

interface Searchable {
  label: string;
  keywords: string;
}

/** Lower is better; undefined when the word is nowhere. */
function rank(entry: Searchable, word: string): number | undefined {
  const label = entry.label.toLowerCase();
  if (label.startsWith(word)) return 0;
  if (label.split(/[^a-z0-9]+/).some((part) => part.startsWith(word))) return 1;
  if (label.includes(word)) return 2;
  if (entry.keywords.split(' ').some((part) => part.startsWith(word))) return 3;
  return undefined;
}

export function searchIn<E extends Searchable>(entries: readonly E[], query: string): E[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = entries.flatMap((entry, order) => {
    const ranks = words.map((word) => rank(entry, word));
    if (ranks.includes(undefined)) return [];
    return [{ entry, order, score: ranks.reduce<number>((sum, one) => sum + (one ?? 0), 0) }];
  });
  return scored.sort((a, b) => a.score - b.score || a.order - b.order).map(({ entry }) => entry);
}
