/** Who says what, one after the other: the lines of a scene as a reader meets them. */

import { type Turn, turnsOf } from './turns.ts';

export interface Speaker {
  name: string;
  dialogue: string;
}

export interface Beat {
  /** Number of the speaker in the cast; of a voice from outside, whoever hears it. */
  speaker: number;
  /** Name of somebody who speaks without being seen. */
  voice?: string;
  text: string;
}

const MAX_BEATS = 10;
/** Letters that are comfortable to read in one bubble of a panel. */
const LONG = 110;

/**
 * Characters with lines of their own speak them in turn. A dialogue that was given to all alike is one text: it is
 * shared out by 'Name: …' where it says so, otherwise line by line or sentence by sentence.
 */
export function beatsOf(cast: readonly Speaker[]): Beat[] {
  const texts = cast.map((one) => one.dialogue.trim());
  const [first = ''] = texts;
  const isShared = cast.length > 1 && first !== '' && texts.every((text) => text === first);
  const beats = isShared ? shared(first, cast) : texts.flatMap((text, i) => own(text, i, cast));
  return beats.flatMap(({ text, ...who }) => pieces(text).map((piece) => ({ ...who, text: piece })));
}

const namesOf = (cast: readonly Speaker[]): string[] => cast.map((one) => one.name);

/** What one character was given to say, with the lines of others where it names them. */
const own = (text: string, at: number, cast: readonly Speaker[]): Beat[] =>
  turnsOf(text, namesOf(cast)).map(({ speaker = at, ...one }) => ({ ...one, speaker }));

function shared(text: string, cast: readonly Speaker[]): Beat[] {
  const turns = turnsOf(text, namesOf(cast));
  const said: Turn[] =
    turns.length > 1 ? turns : sentences(text).map((one) => ({ speaker: undefined, text: one }));
  let turn = 0;
  return said.map(({ speaker, ...one }) => {
    if (one.voice !== undefined) return { ...one, speaker: turn % cast.length };
    const who = speaker ?? turn % cast.length;
    turn = who + 1;
    return { ...one, speaker: who };
  });
}

export const sentences = (text: string): string[] =>
  (text.match(/[^.!?…。！？]+[.!?…。！？]+["”’)]*|[^.!?…。！？]+$/g) ?? [text])
    .map((one) => one.trim())
    .filter(Boolean);

/** A long speech in parts that fit a bubble each, cut between sentences. */
function pieces(text: string): string[] {
  const out: string[] = [];
  for (const sentence of sentences(text)) {
    const last = out.at(-1);
    if (last !== undefined && last.length + sentence.length < LONG)
      out[out.length - 1] = `${last} ${sentence}`;
    else out.push(sentence);
  }
  return out;
}

/** No more than a page holds: neighbouring lines of one speaker join first, the shortest of them. */
export function gathered(beats: readonly Beat[]): Beat[] {
  const out = beats.map((one) => ({ ...one }));
  while (out.length > MAX_BEATS) {
    const joints = out.flatMap((one, i) => {
      const next = out[i + 1];
      return next?.speaker === one.speaker && next.voice === one.voice
        ? [{ i, length: one.text.length + next.text.length }]
        : [];
    });
    const shortest = joints.sort((a, b) => a.length - b.length)[0];
    const last = out.at(-1)!;
    const from = shortest ? shortest.i + 1 : out.length - 1;
    const to = shortest
      ? shortest.i
      : out.findLastIndex((one) => one !== last && one.speaker === last.speaker && one.voice === last.voice);
    const [moved] = out.splice(from, 1);
    const home = out[Math.max(0, to)]!;
    home.text = `${home.text} ${moved!.text}`;
  }
  return out;
}

/** As it stands in a bubble: a voice from outside says who it is. */
export const inBubble = ({ voice, text }: Beat): string => (voice ? `${voice}: ${text}` : text);

/** Everything that one character says, for pictures in which all speak at once. */
export const wholeLines = (beats: readonly Beat[], count: number): string[] =>
  Array.from({ length: count }, (_, speaker) =>
    beats
      .filter((one) => one.speaker === speaker)
      .map(inBubble)
      .join('\n'),
  );
