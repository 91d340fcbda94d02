/** Lets the character say its dialogue: the speech engine gives sound and mouth shapes; without it the letters do. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { cutText } from '#common/cut-text.ts';
import { type Animation, poseAt } from '#engine/character/motion/animations.ts';
import { generateSpeechCall, getSpeechMouth, type VoiceName } from '#features/speech/contract.ts';
import { notify } from '#platform/browser/notice.ts';
import type { CharacterData } from '../contract.ts';
import { type Cue, cuesFromText, lengthOf, mouthAt } from './mouth-track.ts';
import type { PoseSource } from './stage/live-stage.ts';

type AvatarVoice = CharacterData['personality']['voice'];

/** Which of the speech voices plays the part, how high and how fast. */
const CASTING: Record<AvatarVoice, { voice: VoiceName; pitch: number; speed: number }> = {
  neutral: { voice: 'alloy', pitch: 0, speed: 1 },
  'male-young': { voice: 'echo', pitch: 1, speed: 1.05 },
  'male-adult': { voice: 'onyx', pitch: 0, speed: 1 },
  'female-young': { voice: 'shimmer', pitch: 1, speed: 1.05 },
  'female-adult': { voice: 'nova', pitch: 0, speed: 1 },
  child: { voice: 'shimmer', pitch: 4, speed: 1.05 },
  robot: { voice: 'alloy', pitch: -3, speed: 0.95 },
};

/** The longest dialogue that is answered at once. */
const MAX_SPOKEN = 400;

interface Line {
  cues: Cue[];
  /** Null when it is only mouthed. */
  audio: HTMLAudioElement | null;
  began: number;
}

export function useSpeaking(animation: Animation, speed: number) {
  const [state, setState] = useState<'idle' | 'preparing' | 'playing'>('idle');
  const line = useRef<Line | null>(null);

  const stop = useCallback(() => {
    line.current?.audio?.pause();
    line.current = null;
    setState('idle');
  }, []);
  useEffect(() => () => line.current?.audio?.pause(), []);

  const pose: PoseSource = useMemo(
    () => (seconds) => {
      const base = poseAt(animation, seconds, speed);
      const now = line.current;
      if (!now)
        return animation === 'talking' ? { ...base, face: { blink: base.face.blink, smile: 0.2 } } : base;
      const at = now.audio ? now.audio.currentTime : (performance.now() - now.began) / 1000;
      return {
        ...base,
        face: { blink: base.face.blink, browUp: base.face.browUp, smile: 0.1, ...mouthAt(now.cues, at) },
      };
    },
    [animation, speed],
  );

  const speak = async (dialogue: string, voice: AvatarVoice) => {
    stop();
    const text = dialogue.trim();
    if (!text) return setState('playing');
    setState('preparing');
    const mouthed = () => {
      const cues = cuesFromText(text);
      line.current = { cues, audio: null, began: performance.now() };
      setState('playing');
      setTimeout(() => line.current?.cues === cues && stop(), lengthOf(cues) * 1000);
    };
    try {
      const { id, result, jobId } = await callApi(generateSpeechCall, {
        body: { text: cutText(text, MAX_SPOKEN), ...CASTING[voice] },
      });
      const cues = jobId ? cuesFromText(text) : await callApi(getSpeechMouth, { params: { id } });
      const audio = new Audio(result.audioUrl);
      audio.onended = stop;
      line.current = { cues, audio, began: performance.now() };
      await (voice === 'robot' ? playAsRobot(audio) : audio.play());
      setState('playing');
    } catch {
      notify({ title: 'No voice just now', description: 'The mouth follows the text instead.' });
      mouthed();
    }
  };
  return { state, pose, speak, stop };
}

/** A ring modulator: every tone gets a second one beside it, as radio robots have. */
async function playAsRobot(audio: HTMLAudioElement): Promise<void> {
  const context = new AudioContext();
  const source = context.createMediaElementSource(audio);
  const ring = context.createGain();
  ring.gain.value = 0;
  const tone = context.createOscillator();
  tone.frequency.value = 55;
  tone.connect(ring.gain);
  tone.start();
  source.connect(ring).connect(context.destination);
  const dry = context.createGain();
  dry.gain.value = 0.35;
  source.connect(dry).connect(context.destination);
  audio.addEventListener('ended', () => void context.close(), { once: true });
  await audio.play();
}
