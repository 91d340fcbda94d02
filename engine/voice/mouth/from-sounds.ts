/** Mouth shapes of speech that we made ourselves: every sound and its time are known. */

import { type MouthCue, type Shape, smooth } from './shapes.ts';

const GROUPS: readonly [Shape, string][] = [
  ['closed', 'mbp'],
  ['lip', 'fvɸβʋ'],
  ['tongue', 'lðθTɹɾɻɽɭʎ'],
  ['open', 'aɑɐʌɤɒAh'],
  ['wide', 'æɛIWeɜəᵊɚ'],
  ['narrow', 'iɪjɨᵻyʲɥ'],
  ['round', 'oɔOQYuʊwɯɵøœᵝ'],
  ['teeth', 'sztdnkɡgŋʃʒʧʤʦʣʨʥɕçxχʁcɟɲɴqSʂʈɖɳꭧɣʝɰrʔ'],
  ['rest', '.,;:!?—…"()“”'],
];

const SHAPE_OF = new Map(
  GROUPS.flatMap(([shape, sounds]) => [...sounds].map((one) => [one, shape] as const)),
);

/** `durations`: seconds of each token; the silences at both ends stand around the sounds. */
export function mouthFromSounds(sounds: string, durations: ArrayLike<number>, offset = 0): MouthCue[] {
  const cues: MouthCue[] = [];
  let at = offset;
  const push = (shape: Shape | undefined, seconds: number) => {
    // Stress, length and tone belong to the sound before them, and so does the space after it: words run on without a pause.
    cues.push({ start: at, end: at + seconds, shape: shape ?? cues.at(-1)?.shape ?? 'rest' });
    at += seconds;
  };
  push('rest', durations[0] ?? 0);
  [...sounds].forEach((sound, i) => {
    push(SHAPE_OF.get(sound), durations[i + 1] ?? 0);
  });
  push('rest', durations[durations.length - 1] ?? 0);
  return smooth(cues);
}
