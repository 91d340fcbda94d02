/** Chinese, Japanese and Korean into English words in English order: cut by the dictionary, turned around at the particles. */

import { type Chunk, chunksOf, describe, type Noun } from './chunks.ts';
import { cutWords, type EastAsian } from './cut-words.ts';

export function eastAsianGloss(text: string, language: EastAsian): { english: string; unknown: string[] } {
  const unknown: string[] = [];
  const english = text
    .split(/[,，、。.！!？?\n]+/)
    .map((clause) => {
      const cut = cutWords(clause, language);
      unknown.push(...cut.unknown);
      return clauseOf(chunksOf(cut.words, language), language);
    })
    .filter(Boolean)
    .join(', ');
  return { english, unknown };
}

const PICTURES =
  /(^| )(photo|picture|illustration|drawing|portrait|poster|close-up|product photo|watercolour|oil painting|pattern|seamless pattern|logo)$/;

function clauseOf(chunks: readonly Chunk[], language: EastAsian): string {
  const last = chunks.at(-1);
  if (last?.type === 'noun' && chunks.length > 1 && PICTURES.test(last.english)) {
    const rest = chunks.slice(0, -1);
    const about = rest.at(-1)?.type === 'mark' ? rest.slice(0, -1) : rest;
    return `${last.english} of ${clauseOf(about, language)}`;
  }
  return language === 'zh' ? chinese(chunks) : verbLast(chunks, language);
}

const isMark = (chunk: Chunk | undefined, name: string): boolean =>
  chunk?.type === 'mark' && chunk.name === name;
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** May be what the clause is about: no time, and no particle says otherwise. */
function isFree(chunks: readonly Chunk[], at: number, language: EastAsian): boolean {
  const chunk = chunks[at];
  return (
    chunk?.type === 'noun' &&
    !chunk.isTime &&
    chunks[at + 1]?.type !== 'place' &&
    !isMark(chunks[at + 1], 'DE') &&
    !isMark(chunks[at + 1], 'OBJ') &&
    // In Chinese the particle of a place comes before its noun, elsewhere behind it.
    !isMark(chunks[language === 'zh' ? at - 1 : at + 1], 'AT')
  );
}

/** Subject, verb, object; what describes stands before its noun and ends in 的. */
function chinese(chunks: readonly Chunk[]): string {
  const verb = chunks.findIndex((chunk) => chunk.type === 'verb');
  const relative = chunks.findIndex(
    (chunk, at) =>
      isMark(chunk, 'DE') &&
      verb >= 0 &&
      verb < at &&
      !chunks.slice(0, verb).some((_, before) => isFree(chunks, before, 'zh')),
  );
  if (relative >= 0) {
    const head = chunks.findIndex((chunk, at) => at > relative && chunk.type === 'noun' && !chunk.isTime);
    if (head >= 0) {
      const between = chunks.slice(relative + 1, head);
      return joined(
        (chunks[head] as Noun).english,
        describe(chunks.slice(0, relative), 'zh'),
        describe(between, 'zh'),
        describe(chunks.slice(head + 1), 'zh'),
      );
    }
  }
  const free = [...chunks.keys()].filter((at) => isFree(chunks, at, 'zh'));
  // "树下有一只猫": what is there, is the subject.
  const isThere =
    verb >= 0 && chunks[verb]!.type === 'verb' && (chunks[verb] as { english: string }).english === 'with';
  const beforeVerb = free.filter((at) => verb < 0 || at < verb);
  const subject =
    beforeVerb.length > 0
      ? verb < 0
        ? mainOf(chunks, beforeVerb)
        : (beforeVerb.find((at) => !(chunks[at] as Noun).isPlace) ?? beforeVerb[0]!)
      : isThere
        ? free[0]
        : undefined;
  if (subject === undefined) return describe(chunks, 'zh');
  const before = chunks.slice(0, subject);
  const rest = chunks.slice(subject + 1);
  return joined(
    (chunks[subject] as Noun).english,
    describe(isThere && subject > verb ? before.filter((_, at) => at !== verb) : before, 'zh'),
    describe(rest, 'zh'),
  );
}

/** Without a verb the last thing counts, and a place only where there is nothing else; "at a place" follows the thing. */
function mainOf(chunks: readonly Chunk[], free: readonly number[]): number {
  return free.findLast((at) => !(chunks[at] as Noun).isPlace) ?? free.at(-1)!;
}

/** Japanese and Korean: the verb comes last, or before the noun it describes. */
function verbLast(chunks: readonly Chunk[], language: EastAsian): string {
  const mark = chunks.findIndex((chunk, at) => isMark(chunk, 'SUBJ') && isSubject(chunks[at - 1]));
  const lastNoun = chunks.findLastIndex(
    (_, at) => isFree(chunks, at, language) && !isMark(chunks[at + 1], 'SUBJ'),
  );
  if (mark > 0) {
    const subject = chunks[mark - 1] as Noun;
    const before = chunks.slice(0, mark - 1);
    const after = chunks.slice(mark + 1);
    const head = after.at(-1);
    const hasVerb = after.some((chunk) => chunk.type === 'verb');
    if (head?.type === 'noun' && !head.isTime && lastNoun > mark && after.length > 1) {
      if (head.isPlace && hasVerb)
        return joined(
          subject.english,
          describe(before, language),
          describe(after.slice(0, -1), language),
          `in ${head.english}`,
        );
      return joined(
        head.english,
        `with ${subject.english}`,
        describe(before, language),
        describe(after.slice(0, -1), language),
      );
    }
    // "髪が長い女性": an adjective between the two belongs to the first.
    if (head?.type === 'noun' && after.length === 1 && !hasVerb) {
      const [adjective, ...name] = head.english.split(' ');
      if (name.length > 0)
        return joined(name.join(' '), `with ${adjective} ${subject.english}`, describe(before, language));
    }
    return joined(subject.english, describe(before, language), describe(after, language));
  }
  if (lastNoun < 0) return describe(chunks, language);
  const free = [...chunks.keys()].filter((at) => isFree(chunks, at, language));
  const hasVerb = chunks.some((chunk) => chunk.type === 'verb');
  const main = hasVerb ? lastNoun : mainOf(chunks, free);
  return joined(
    (chunks[main] as Noun).english,
    describe(chunks.slice(0, main), language),
    describe(chunks.slice(main + 1), language),
  );
}

const isSubject = (chunk: Chunk | undefined): boolean => chunk?.type === 'noun' && !chunk.isTime;
