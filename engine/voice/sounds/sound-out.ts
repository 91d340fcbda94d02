/** Letters to sounds for every language, keeping track of which sounds belong to which written word. */

import type { Spoken } from '#common/voice-words.ts';
import { alignWords } from './align-words.ts';
import { type Clause, splitClauses } from './clauses.ts';
import { type Dialect, espeakVoice, fromEspeak } from './espeak-ipa.ts';
import { type JapaneseWord, japaneseSounds } from './japanese.ts';
import { koreanSounds } from './korean.ts';
import { mandarinSounds } from './mandarin.ts';
import { scriptRuns } from './script-runs.ts';
import { type Builder, createBuilder, type Sounded } from './sounded.ts';

/** What cannot be had without a large dictionary or program, handed in by whoever owns those. */
export interface SoundSources {
  /** One line of IPA, with `^` between tied letters, for each clause. */
  espeak(clauses: readonly string[], voice: string): Promise<string[]>;
  japanese(text: string): Promise<JapaneseWord[]>;
}

export async function soundOut(
  text: string,
  language: Spoken,
  dialect: Dialect,
  sources: SoundSources,
): Promise<Sounded> {
  const builder = createBuilder();
  for (const run of scriptRuns(text, language)) {
    const clauses = splitClauses(run.text);
    if (run.language === 'zh')
      for (const clause of clauses) addAll(builder, mandarinSounds(clause.text), clause, '');
    else if (run.language === 'ja') {
      for (const clause of clauses)
        addAll(builder, japaneseSounds(await sources.japanese(clause.text)), clause, ' ');
    } else if (run.language === 'ko')
      for (const clause of clauses) addAll(builder, koreanSounds(clause.text), clause, ' ');
    else await addEspeak(builder, clauses, run.language, dialect, sources);
  }
  return builder.done();
}

function addAll(
  builder: Builder,
  words: readonly { text: string; sounds: string }[],
  clause: Clause,
  glue: string,
): void {
  words.forEach(({ text, sounds }, i) => {
    if (i > 0 && glue && sounds) builder.add(glue);
    builder.add(sounds, text.trim() || undefined);
  });
  close(builder, clause);
}

/** Clauses of more words are shared out by length: nobody writes such. */
const MAX_PAIRS = 40_000;

/** eSpeak runs small words together ('of the'), which then share their sounds, and reads numbers as many. */
async function addEspeak(
  builder: Builder,
  clauses: readonly Clause[],
  language: Spoken,
  dialect: Dialect,
  sources: SoundSources,
): Promise<void> {
  if (clauses.length === 0) return;
  const lines = await sources.espeak(
    clauses.map((clause) => clause.text),
    espeakVoice(language, dialect),
  );
  clauses.forEach((clause, i) => {
    const written = clause.text.split(/\s+/);
    const spoken = fromEspeak(lines[i] ?? '', language, dialect)
      .split(/\s+/)
      .filter(Boolean);
    const groups = written.length * spoken.length <= MAX_PAIRS ? alignWords(written, spoken) : undefined;
    if (groups)
      groups.forEach((group, k) => {
        if (k > 0) builder.add(' ');
        const sounds = group.spoken.join(' ');
        if (group.written.length > 1) builder.share(sounds, group.written);
        else builder.add(sounds, group.written[0]);
      });
    else builder.share(spoken.join(' '), written);
    close(builder, clause);
  });
}

function close(builder: Builder, { mark, written }: Clause): void {
  builder.append(written);
  builder.add(`${mark} `);
}
