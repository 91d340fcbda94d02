/** Which written words stand behind which spoken ones, where eSpeak runs small words together ('of the') or reads one as many (numbers). */

export interface AlignedGroup {
  written: string[];
  spoken: string[];
}

/** More of either are never one group. */
const MAX_TOGETHER = 4;
const MARKS = /[ˈˌːˑ]|\u0329|\u0303/gu;
/** Sounds of a letter, about. */
const SOUNDS_A_LETTER = 0.82;
const JOINED = 0.6;
/** Long words are not run together. */
const LONG_JOINED = 9;
const SPLIT = 2;
const OTHER_BEGINNING = 1.2;
/** How words begin that begin with a letter; vowels may be heard as any vowel. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  b: 'b',
  c: 'ksʧʃθ',
  d: 'dʤð',
  f: 'f',
  g: 'ɡʤnʒx',
  h: 'h',
  j: 'ʤʒjxh',
  k: 'kn',
  l: 'lʎ',
  m: 'm',
  n: 'nɲ',
  p: 'pfsʦ',
  q: 'k',
  r: 'ɹrʁɾ',
  s: 'sʃzʒ',
  t: 'tðθʧ',
  v: 'vfb',
  w: 'wɹhv',
  x: 'zsɡʃ',
  y: 'ji',
  z: 'zʦsθ',
};
const CONSONANTS = new Set('bksʧʃθdʤðfɡnʒxhjmlʎɲpʦɹrʁɾtwvzç');

function beginsAlike(word: string, sounds: string): boolean {
  const letter = word.normalize('NFD').toLowerCase().match(/\p{L}/u)?.[0] ?? '';
  const sound = [...sounds][0] ?? '';
  const own = BEGINNINGS[letter];
  if (!own) return !CONSONANTS.has(sound) || 'wjh'.includes(sound);
  return own.includes(sound) || (letter === 'h' && !CONSONANTS.has(sound));
}

function costOf(written: readonly string[], spoken: readonly string[]): number {
  const letters = written.join('').match(/\p{L}/gu)?.length ?? 0;
  const digits = written.join('').match(/\p{N}/gu)?.length ?? 0;
  const sounds = spoken.join('').replace(MARKS, '');
  let cost = digits > 0 ? 0 : Math.abs(letters * SOUNDS_A_LETTER - [...sounds].length);
  if (written.length > 1) cost += (written.length - 1) * JOINED + (letters > LONG_JOINED ? LONG_JOINED : 0);
  if (spoken.length > 1 && digits === 0) cost += (spoken.length - 1) * SPLIT;
  return cost + (digits > 0 || beginsAlike(written[0]!, sounds) ? 0 : OTHER_BEGINNING);
}

/** Groups in order that hold every word of both; undefined where there is no such way. */
export function alignWords(
  written: readonly string[],
  spoken: readonly string[],
): AlignedGroup[] | undefined {
  const best = Array.from({ length: written.length + 1 }, () =>
    new Array<number>(spoken.length + 1).fill(Number.POSITIVE_INFINITY),
  );
  const from = best.map((row) => row.map(() => [0, 0] as [number, number]));
  best[0]![0] = 0;
  for (let i = 0; i < written.length; i++)
    for (let k = 0; k < spoken.length; k++) {
      const before = best[i]![k]!;
      if (before === Number.POSITIVE_INFINITY) continue;
      for (const [words, sounds] of WAYS) {
        if (i + words > written.length || k + sounds > spoken.length) continue;
        const cost = before + costOf(written.slice(i, i + words), spoken.slice(k, k + sounds));
        if (cost >= best[i + words]![k + sounds]!) continue;
        best[i + words]![k + sounds] = cost;
        from[i + words]![k + sounds] = [i, k];
      }
    }
  if (best.at(-1)!.at(-1) === Number.POSITIVE_INFINITY) return undefined;
  const out: AlignedGroup[] = [];
  for (let [i, k] = [written.length, spoken.length]; i > 0 || k > 0; ) {
    const [before, heard] = from[i]![k]!;
    out.unshift({ written: written.slice(before, i), spoken: spoken.slice(heard, k) });
    [i, k] = [before, heard];
  }
  return out;
}

/** One of one, several of one, one of several. */
const WAYS: readonly (readonly [number, number])[] = [
  [1, 1],
  ...Array.from({ length: MAX_TOGETHER - 1 }, (_, n) => [n + 2, 1] as const),
  ...Array.from({ length: MAX_TOGETHER * 2 }, (_, n) => [1, n + 2] as const),
];
