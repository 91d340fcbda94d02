/** What an illustrated story is made of: one beat a page, with who is seen where, when and how, told apart from its words. */

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
  /** The place shows a thing of the story: people stand beside it. */
  isAside?: boolean | undefined;
}

/** Who says what. */
export interface Speech {
  /** Number in the company; -1: whoever tells the story. */
  who: number;
  text: string;
}

export interface Beat {
  text: string;
  picture: PictureWish;
  /** The same words taken apart: what is told and what is said, in turn. Absent: nobody took them apart. */
  speeches?: Speech[] | undefined;
}

export interface StoryPerson {
  name: string;
  /** What they are and wear, in words that characters are made up from. */
  about: string;
  characterId?: string | undefined;
  /** No character can be made of it, a snail or a boat: it is painted with the places. */
  isPainted?: boolean | undefined;
}

export interface Story {
  title: string;
  /** For the back of the cover. */
  blurb: string;
  ending: string;
  company: StoryPerson[];
  beats: Beat[];
}
