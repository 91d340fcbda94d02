/** Words of a song as people type them: section tags, lines, and what is wrong with them. */

export const SECTION_KINDS = ['verse', 'chorus', 'bridge', 'intro', 'outro', 'instrumental'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface LyricSection {
  kind: SectionKind;
  /** Empty where nobody sings. */
  lines: string[];
}

/** What is wrong with them; whoever tells people says it in words. */
export type LyricsProblem =
  | { kind: 'empty' | 'nothing-sung' }
  | { kind: 'too-long'; characters: number }
  | { kind: 'too-many-lines'; lines: number }
  | { kind: 'open-tag' | 'unknown-tag'; line: number; tag: string };

export type ReadLyrics = { sections: LyricSection[] } | { problem: LyricsProblem };

export const MAX_LYRICS = 6000;
export const MAX_LINES = 80;
/** Letters that one breath has room for; longer lines are divided. */
const LONG_LINE = 64;
const LINES_OF_STANZA = 4;

const NAMES: Readonly<Record<string, SectionKind>> = {
  verse: 'verse',
  strophe: 'verse',
  'pre-chorus': 'verse',
  prechorus: 'verse',
  chorus: 'chorus',
  refrain: 'chorus',
  hook: 'chorus',
  'post-chorus': 'chorus',
  bridge: 'bridge',
  'middle 8': 'bridge',
  intro: 'intro',
  outro: 'outro',
  ending: 'outro',
  end: 'outro',
  instrumental: 'instrumental',
  interlude: 'instrumental',
  solo: 'instrumental',
  break: 'instrumental',
};

function kindOf(tag: string): SectionKind | undefined {
  const plain = tag
    .toLowerCase()
    .replace(/[:,].*$/, '')
    .replace(/\s*(?:\d+|x\d+|\(.*\))\s*$/g, '')
    .trim();
  return NAMES[plain];
}

interface Draft extends LyricSection {
  isTagged: boolean;
}

export function readLyrics(text: string): ReadLyrics {
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  if (text.length > MAX_LYRICS) return { problem: { kind: 'too-long', characters: text.length } };
  const drafts: Draft[] = [];
  let isNew = true;
  for (const [i, raw] of text.split(/\r\n|\r|\n|\u2028/).entries()) {
    let line = raw.replace(/\s+/g, ' ').trim();
    if (line === '') {
      isNew = true;
      continue;
    }
    const open = line.indexOf('[');
    if (open >= 0) {
      const close = line.indexOf(']', open);
      if (close < 0) return { problem: { kind: 'open-tag', line: i + 1, tag: line.slice(open, open + 30) } };
      const tag = line.slice(open + 1, close).trim();
      const kind = kindOf(tag);
      if (!kind) return { problem: { kind: 'unknown-tag', line: i + 1, tag: tag.slice(0, 30) } };
      drafts.push({ kind, lines: [], isTagged: true });
      isNew = false;
      line = `${line.slice(0, open)} ${line.slice(close + 1)}`.trim();
      if (line === '') continue;
    }
    if (!/\p{L}|\p{N}/u.test(line)) continue;
    const last = drafts.at(-1);
    if (!last || (isNew && !last.isTagged)) drafts.push({ kind: 'verse', lines: [], isTagged: false });
    isNew = false;
    drafts.at(-1)!.lines.push(...divided(line));
  }
  const lines = drafts.reduce((sum, one) => sum + one.lines.length, 0);
  if (lines === 0) return { problem: { kind: 'nothing-sung' } };
  if (lines > MAX_LINES) return { problem: { kind: 'too-many-lines', lines } };
  return { sections: withChoruses(drafts) };
}

/** At a comma or between words, near the middle. */
function divided(line: string): string[] {
  if (line.length <= LONG_LINE) return [line];
  const middle = line.length / 2;
  const places = [...line.matchAll(/[,;:–—]\s|\s|[、，]/g)].map(({ index, 0: sign }) => ({
    at: index + sign.length,
    cost: Math.abs(index - middle) - (/^\s/.test(sign) ? 0 : 12),
  }));
  const best = places.toSorted((a, b) => a.cost - b.cost)[0];
  const at = best?.at ?? Math.floor(middle);
  return [line.slice(0, at), line.slice(at)]
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap(divided);
}

/** Without tags: stanzas of four lines, of which a repeated one, or else every other one, is the chorus. */
function withChoruses(drafts: readonly Draft[]): LyricSection[] {
  const hasTags = drafts.some((one) => one.isTagged);
  const stanzas = hasTags ? drafts : drafts.flatMap(stanzasOf);
  const texts = stanzas.map((one) => one.lines.join('\n').toLowerCase());
  const returns = texts.some((text, i) => texts.indexOf(text) !== i);
  const sections = stanzas.map(({ kind, lines, isTagged }, i): LyricSection => {
    if (hasTags || isTagged) return { kind, lines };
    const isRepeated = texts.filter((one) => one === texts[i]).length > 1;
    return { kind: (returns ? isRepeated : i % 2 === 1) ? 'chorus' : 'verse', lines };
  });
  // A tag alone brings back what was sung under it before.
  return sections.map(({ kind, lines }, i) => {
    if (lines.length > 0 || kind === 'intro' || kind === 'outro' || kind === 'instrumental')
      return { kind, lines };
    const before = sections.slice(0, i).findLast((one) => one.kind === kind && one.lines.length > 0);
    return before ? { kind, lines: before.lines } : { kind: 'instrumental', lines: [] };
  });
}

const stanzasOf = (draft: Draft): Draft[] => {
  const { lines } = draft;
  if (lines.length <= LINES_OF_STANZA + 1) return [draft];
  const out: Draft[] = [];
  for (let i = 0; i < lines.length; i += LINES_OF_STANZA)
    out.push({ ...draft, lines: lines.slice(i, i + LINES_OF_STANZA) });
  return out;
};
