/** Cuts text into the pieces that the sentence model knows: the most likely way through the text wins. */

/** Piece and its log likelihood, in the order of their numbers. */
export type Vocabulary = readonly (readonly [string, number])[];

/** The first few are marks of the model, not text. */
const RESERVED = 6;
const LONGEST = 18;
/** Worse than any real piece. */
const UNKNOWN = -20;

interface Step {
  score: number;
  from: number;
  piece: number;
}

export function createTokenizer(vocabulary: Vocabulary): (text: string) => number[] {
  const pieces = new Map(vocabulary.map(([text, score], number) => [text, { number, score }]));
  return (text) => {
    const line = `▁${text.normalize('NFKC').trim().replace(/\s+/g, '▁')}`;
    const best: (Step | undefined)[] = [{ score: 0, from: 0, piece: 0 }];
    for (let from = 0; from < line.length; from++) {
      const before = best[from];
      if (!before) continue;
      for (let to = from + 1; to <= Math.min(line.length, from + LONGEST); to++) {
        const known = pieces.get(line.slice(from, to));
        const piece = known && known.number >= RESERVED ? known : undefined;
        if (!piece && to > from + 1) continue;
        const score = before.score + (piece?.score ?? UNKNOWN);
        if (score > (best[to]?.score ?? -Infinity)) best[to] = { score, from, piece: piece?.number ?? 0 };
      }
    }
    const numbers: number[] = [];
    for (let at = line.length; at > 0; at = best[at]!.from) numbers.unshift(best[at]!.piece);
    return numbers;
  };
}
