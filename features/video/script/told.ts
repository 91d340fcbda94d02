/** What a film tells: its lines, whoever says them, without the marks that are for the voice only. */

import type { Persona } from '#common/voice-words.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { stressedRanges, withoutEmphasis } from '#engine/voice/text/emphasis.ts';
import type { VideoData } from '../contract.ts';
import { advertOf } from './advert.ts';

/** Where a sentence ends: not in "2.50" or "15. Mai", not before the quotation mark that closes it, nor before who said it. */
const SENTENCE_END =
  /(?<=[.!?…](?<!\b(?:Dr|Mr|Mrs|Ms|St|Nr|No|z\.B|e\.g|\p{L}*[Ss]tr)\.)["”»’)]?)\s+(?![—–-]\s)(?!(?<=\d\.\s+)(?:Jan|Jän|Feb|März|Apr|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez))|(?<=[。！？][」』”]?)(?![」』”])\s*|\n+/u;

export const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map((one) => one.trim())
    .filter(Boolean);

/** What a description tells: its sentences, or the lines of the advert that a single one asks for. */
export const linesOf = (description: string): string[] => {
  const sentences = sentencesOf(description);
  return (sentences.length === 1 && advertOf(sentences[0]!)?.lines) || sentences;
};

export interface Told {
  text: string;
  /** Null: the narrator. */
  voice: Persona | null;
}

/** What is told, line by line: each scene's own words, or the sentences of the description. */
export const toldIn = ({ scenes, description }: Pick<VideoData, 'scenes' | 'description'>): Told[] =>
  scenes.length > 0
    ? scenes.map(({ text, voice }) => ({ text: text.trim(), voice }))
    : linesOf(description).map((text) => ({ text, voice: null }));

const withoutPauses = (text: string): string =>
  text
    .replace(/\s*\[pause[^\]]*\]\s*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Marks for the voice are not for the eye. */
export const shownText = (text: string): string => withoutEmphasis(withoutPauses(text));

/** Which letters of the shown text are stressed. */
export const stressedIn = (text: string) => stressedRanges(withoutPauses(text));

export const promptOf = (text: string): string => cutText(shownText(text), 600);
