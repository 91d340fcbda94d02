/** Lets the character say its dialogue: the speech engine gives sound and mouth shapes; without it the letters do. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { speakingPose } from '#engine/character/film/speaking.ts';
import { type Animation, poseAt } from '#engine/character/motion/animations.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { generateSpeechCall, getSpeechMouth, type LanguageCode } from '#features/speech/contract.ts';
import { notify } from '#platform/browser/notice.ts';
import { CASTING } from '../../contract.ts';
import type { AvatarVoice } from '../../scene/casting.ts';
import type { PoseSource } from '../stage/live-stage.ts';
import { cuesFromText, lengthOf } from './mouth-track.ts';

/** The longest dialogue that is answered at once. */
const MAX_SPOKEN = 400;

interface Line {
  cues: MouthCue[];
  /** Null when it is only mouthed. */
  audio: HTMLAudioElement | null;
  began: number;
}

/** `mood` is the face while nothing is said; keep it the same between renders. */
export function useSpeaking(animation: Animation, speed: number, mood: Pose['face']) {
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
      if (!now) return { ...base, face: { ...mood, blink: base.face.blink ?? 0 } };
      const at = now.audio ? now.audio.currentTime : (performance.now() - now.began) / 1000;
      // The same face as on film.
      return {
        ...base,
        face: speakingPose({ movement: animation, speed, mood, cues: now.cues, seed: 1 }, at).face,
      };
    },
    [animation, speed, mood],
  );

  const speak = async (dialogue: string, voice: AvatarVoice, language: LanguageCode) => {
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
        body: { text: cutText(text, MAX_SPOKEN), language, ...CASTING[voice] },
      });
      const cues = jobId ? cuesFromText(text) : await callApi(getSpeechMouth, { params: { id } });
      const audio = new Audio(result.audioUrl);
      audio.onended = stop;
      line.current = { cues, audio, began: performance.now() };
      await (voice === 'robot' ? playAsRobot(audio) : audio.play());
      setState('playing');
    } catch {
      notify({ title: t('Voice unavailable'), description: t('The mouth follows the text instead.') });
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
