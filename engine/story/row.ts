/** A row of a plot: one page of a story, with what it needs to be told, where it plays, and who is seen. */

import type { Seen, Shot } from '#common/character/story.ts';

/**
 * `need`: 0 without it nobody understands the story, 3 told in long books only; behind it what must be there:
 * 'C' a third person, 'T' somebody whom it is for, 'no T' nobody, 'own' a companion from the beginning, 'met' one who is met.
 * `place`: a spot of the story's world, with '@' and an hour. `who`: 'A.sad B.talk', and 'X' for the thing that it is about.
 * The words: several where the seed may choose.
 */
export type Row = readonly [need: string, place: string, shot: Shot, who: string, ...words: string[]];

export interface Plot {
  /** Those that fit into a line are chosen from. */
  titles: readonly string[];
  rows: readonly Row[];
}

/** '[0 | home@morning | wide | A.wave]' and its words in the line below; 'or:' before others that the seed may choose. */
export const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split(/\n(?=\[)/u)
    .map((part): Row => {
      const [stage = '', ...words] = part.split('\n');
      const [need = '0', place = 'goal', shot = 'wide', who = ''] = stage.slice(1, -1).split(/ ?\| ?/u);
      return [need, place, shot as Shot, who, ...words.map((one) => one.replace(/^or: /u, ''))];
    });

const POSES: Readonly<Record<string, Omit<Seen, 'who'>>> = {
  stand: { animation: 'idle', mood: 'calm' },
  happy: { animation: 'idle', mood: 'joy' },
  sad: { animation: 'idle', mood: 'sadness' },
  fear: { animation: 'idle', mood: 'fear' },
  cross: { animation: 'idle', mood: 'anger' },
  wow: { animation: 'idle', mood: 'surprise' },
  ask: { animation: 'idle', mood: 'question' },
  talk: { animation: 'talking', mood: 'calm' },
  wave: { animation: 'waving', mood: 'joy' },
  walk: { animation: 'walking', mood: 'calm' },
  run: { animation: 'running', mood: 'joy' },
  flee: { animation: 'running', mood: 'fear' },
  jump: { animation: 'jumping', mood: 'joy' },
  dance: { animation: 'dancing', mood: 'joy' },
};

export interface SeenLetters {
  seen: { letter: string; pose: Omit<Seen, 'who'> }[];
  hasThing: boolean;
}

export function readWho(who: string): SeenLetters {
  const all = who.split(' ').filter(Boolean);
  return {
    hasThing: all.includes('X'),
    seen: all
      .filter((one) => one !== 'X')
      .map((one) => {
        const [letter = 'A', pose = 'stand'] = one.split('.');
        return { letter, pose: POSES[pose] ?? POSES.stand! };
      }),
  };
}
