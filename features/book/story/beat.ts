/** What a story is made of: one beat a page, with who is seen where, when and how, told apart from its words. */

export const ANIMATIONS = ['idle', 'walking', 'running', 'talking', 'waving', 'dancing', 'jumping'] as const;
export const MOODS = ['joy', 'surprise', 'question', 'anger', 'sadness', 'fear', 'greeting', 'calm'] as const;
export const SHOTS = ['wide', 'together', 'close'] as const;
export type Shot = (typeof SHOTS)[number];

export interface Seen {
  /** Number in the company. */
  who: number;
  animation: (typeof ANIMATIONS)[number];
  mood: (typeof MOODS)[number];
}

/** A picture as it is ordered: the place in words, and who is in it. */
export interface PictureWish {
  place: string;
  seen: Seen[];
  shot: Shot;
  seed: number;
  isMirrored: boolean;
}

export interface Beat {
  text: string;
  picture: PictureWish;
}

export interface StoryPerson {
  name: string;
  /** What they are and wear, in words that characters are made up from. */
  about: string;
  characterId?: string | undefined;
}

export interface Story {
  title: string;
  /** For the back of the cover. */
  blurb: string;
  ending: string;
  company: StoryPerson[];
  beats: Beat[];
}

/** One page of a plot: how much it is needed (0: without it nobody understands the story), who is seen, the shot, where, and when. */
export type Stage = readonly [need: 0 | 1 | 2 | 3, who: string, shot: Shot, place: string, time: string];

const SHORT: Readonly<Record<string, Omit<Seen, 'who'>>> = {
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

/** 'A.sad B.talk' */
export const seenOf = (who: string): Seen[] =>
  who
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [letter = 'A', how = 'stand'] = one.split('.');
      return { who: letter.charCodeAt(0) - 65, ...(SHORT[how] ?? SHORT.stand!) };
    });
