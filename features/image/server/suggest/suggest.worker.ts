/** The thread that looks for better words: the sentence model is large, and reading all names takes a moment. */

import { CATALOGUE } from '#engine/illustrator/catalogue.ts';
import { loadSentenceModel } from '#platform/ai/sentence/sentence-model.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import { type NearWords, nearestByMeaning, nearestBySpelling } from './near-words.ts';

const MAX = 3;
/** The sentence model knows English, so at least Latin letters. */
const CAN_COMPARE = /^[a-z][a-z' -]{2,59}$/;
const names = CATALOGUE.filter(({ source }) => source !== 'scenery').map(({ name }) => name);
let byMeaning: Promise<NearWords | undefined> | undefined;

serveThread((word: string) => suggest(word.toLowerCase()));

async function suggest(word: string): Promise<string[]> {
  const spelled = nearestBySpelling(word, names, 1);
  if (!CAN_COMPARE.test(word)) return spelled;
  byMeaning ??= loadSentenceModel().then((embed) => embed && nearestByMeaning(embed, names));
  const near = await byMeaning;
  const meant = near ? await near(word, MAX) : [];
  return [...new Set([...spelled, ...meant])].slice(0, MAX);
}
