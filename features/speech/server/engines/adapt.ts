/** Takes sound that somebody else made into our own format: another pitch where wanted, mouth shapes by ear. */

import { mouthTrack } from '#engine/voice/mouth/mouth-track.ts';
import { pitchFactor, shiftPitch } from '#engine/voice/sound/resample.ts';
import { toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { stretch } from '#engine/voice/sound/stretch.ts';
import { encode } from './encoder.ts';
import { type Encoded, type EncodeOrder, SPEECH_RATE } from './protocol.ts';

export async function adapt({ pcm, format, part, pitch = 0 }: EncodeOrder): Promise<Encoded> {
  let samples = toFloat32(pcm);
  // Raising the pitch shortens: made longer by as much in advance.
  if (pitch !== 0) samples = shiftPitch(stretch(samples, SPEECH_RATE, pitchFactor(pitch)), pitch);
  return {
    audio: await encode(pitch === 0 ? pcm : toInt16(samples), format, part),
    seconds: samples.length / SPEECH_RATE,
    mouth: mouthTrack({ samples, sampleRate: SPEECH_RATE }),
  };
}
