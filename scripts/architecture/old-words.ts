/** Names that the code once had and that needed a glossary: what replaced them is the field's own word. */

import { readFileSync } from 'node:fs';

/** Each with what to write instead. */
const OLD_WORDS: Readonly<Record<string, string>> = {
  'defineMaking|createMaking|Making[A-Z]\\w+|platform\\.making': 'generation job',
  'Happenings?|happenings|platform\\.happened': 'domain event',
  'upkeep|upkeepRuns|doUpkeep': 'maintenance',
  'giveUpAt|handBack|showLife|tellPlaces|lineOf': 'markFailed, requeue, heartbeat, queue positions',
  'createTurns|createGate|inMusicTurn': 'concurrency limit, semaphore',
  'workFor|workForNobody|payerNow': 'billing context',
  'InnerFetch|withInnerFetch': 'in-process client',
  'ModelDoor|drawAtDoor': 'adapter',
  'sayPieces|writeDown': 'synthesizeChunks, transcribe',
  'joinJourney|startJourney': 'e2e',
  'MOST|MOST_\\w+': 'MAX',
  'USUAL|USUAL_\\w+': 'DEFAULT',
  'new Finished': 'JobResult',
};

const PATTERNS = Object.entries(OLD_WORDS).map(
  ([words, now]) => [new RegExp(`(?<![\\w$'"\`])(?:${words})(?![\\w$])`), now] as const,
);

/** Code only: what a person reads or writes may use any word. */
const withoutWords = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");

export const oldWords = (files: readonly string[]): string[] =>
  files
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.ts$|^scripts\/architecture\/old-words/.test(file))
    .flatMap((file) => {
      const code = withoutWords(readFileSync(file, 'utf8'));
      return PATTERNS.flatMap(([pattern, now]) => {
        const found = pattern.exec(code)?.[0];
        return found ? [`${file}: '${found}' is an old name; the field says ${now}`] : [];
      });
    });
