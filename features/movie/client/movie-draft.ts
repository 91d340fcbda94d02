/** What is being written on the page, and the order that comes of it. */

import type { Spoken } from '#common/voice-words.ts';
import type { Movie, MovieOrder } from '../contract.ts';
import { isProblem, readScript } from '../script/read-script.ts';
import type { MovieMusic, MovieShape } from '../script/script-limits.ts';

export interface MovieDraft {
  /** The movie that is changed; empty: a new one. */
  id: string;
  title: string;
  script: string;
  language: Spoken;
  shape: MovieShape;
  music: MovieMusic;
  hasSubtitles: boolean;
  /** Who plays whom, by the script's names in small letters. */
  cast: Record<string, string>;
}

export const BLANK: MovieDraft = {
  id: '',
  title: '',
  script: '',
  language: 'en',
  shape: '16:9',
  music: 'cinematic',
  hasSubtitles: false,
  cast: {},
};

/** Everybody who is in the script. */
function namesIn(script: string): string[] {
  const read = readScript(script);
  return isProblem(read) ? [] : read.company.map((one) => one.name);
}

export function toOrder({ id: _, cast, title, ...draft }: MovieDraft, storyboardOnly: boolean): MovieOrder {
  const chosen = namesIn(draft.script).flatMap((name) => {
    const characterId = cast[name.toLowerCase()];
    return characterId ? [{ name, characterId }] : [];
  });
  return { ...draft, title: title.trim(), cast: chosen, storyboardOnly };
}

export const draftOf = ({
  id,
  title,
  script,
  language,
  shape,
  music,
  hasSubtitles,
  cast,
}: Movie): MovieDraft => ({
  id,
  title,
  script,
  language,
  shape,
  music,
  hasSubtitles,
  cast: Object.fromEntries(cast.map(({ name, characterId }) => [name.toLowerCase(), characterId ?? ''])),
});

/** Whether what was made is what is written now. */
export const isChanged = (draft: MovieDraft, movie: Movie): boolean =>
  JSON.stringify(toOrder(draft, false)) !== JSON.stringify(toOrder(draftOf(movie), false));

export const SAMPLE = `INT. BAKERY - MORNING

ANNA, a baker with red hair, kneads dough. TOM enters.

TOM
Is it true? You are giving away one hundred pumpkin rolls?

ANNA
Only today. And only to people who smile.

CLOSE ON TOM

TOM
I am smiling! Look!

ANNA
That is a good smile. Here is your roll.

EXT. PARK - DAY

JOE (70), an old fisherman with a white beard.

JOE
Who gave you that wonderful roll?

TOM
Anna did. She is the best baker in town!`;
