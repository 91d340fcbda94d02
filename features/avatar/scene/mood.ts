/** How a line is said: read from its marks and its words. */

import { ECHO_FACES, MOOD_FACES, MOOD_TURNS, type Mood } from '#engine/character/motion/gestures.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import { GREETING } from './film-script.ts';

/** The first that fits decides: what is said counts more than how loudly. */
const WORDS: readonly [Exclude<Mood, 'calm' | 'greeting'>, RegExp][] = [
  [
    'sadness',
    /\b(sad|sorry|miss you|lonely|alone|cry(ing)?|tears?|alas|unfortunately|lost my|goodbye forever|heartbroken|traurig|schade|leider|triste|lo siento|désolée?|mi dispiace|saudade)\b|悲し|ごめん|슬프|미안|难过|对不起/iu,
  ],
  [
    'fear',
    /\b(help|scared|afraid|frightened|monsters?|ghosts?|watch out|look out|run for|hilfe|angst|ayuda|miedo|au secours|peur|aiuto|paura|socorro|medo)\b|助けて|怖|살려|무서|救命|害怕/iu,
  ],
  [
    'anger',
    /\b(stop (it|that)|how dare|hate|angry|furious|enough|get out|give (it|that|me)? ?back|leave me alone|your fault|liar|shut up|hör auf|wütend|basta|assez|arrête|smettila|chega)\b|やめろ|怒|그만|화났|住手|讨厌/iu,
  ],
  [
    'joy',
    /\b(yay|hooray|hurray|great|wonderful|love|happy|awesome|amazing|fantastic|thank(s| you)|congratulations|delicious|perfect|fun|we did it|won|super|toll|danke|genial|gracias|merci|génial|grazie|fantastico|obrigad[oa])\b|やった|嬉し|ありがとう|고마워|좋아|太好了|谢谢/iu,
  ],
  [
    'surprise',
    /\b(wow|whoa|oh my|what the|no way|really|impossible|unbelievable|incredible)\b|まさか|설마|真的/iu,
  ],
];

export function moodFor(text: string): Mood {
  const said = text.trim().replace(/["”’)»]+$/u, '');
  if (GREETING.test(said)) return 'greeting';
  const isShocked = /[?？][!！]|[!！][?？]/u.test(said);
  const named = WORDS.find(([, words]) => words.test(said))?.[0];
  if (isShocked) return named === 'anger' || named === 'fear' ? named : 'surprise';
  if (named) return named;
  if (/[?？]$/u.test(said)) return 'question';
  // Loud without a cheerful word: in capitals it is shouted.
  if (/[!！]$/u.test(said))
    return said.length > 3 && said === said.toUpperCase() && /\p{Lu}/u.test(said) ? 'anger' : 'joy';
  return 'calm';
}

/** What a mood adds to a face of one's own. */
export const faceFor = (mood: Mood, isSpeaker: boolean): Pose['face'] =>
  mood === 'calm' ? {} : (isSpeaker ? MOOD_FACES : ECHO_FACES)[mood];

/** What the arms and the head of who speaks do; undefined where they talk as usual. */
export const turnsFor = (mood: Mood): Pose['turns'] | undefined =>
  mood === 'calm' || mood === 'greeting' ? undefined : MOOD_TURNS[mood];
