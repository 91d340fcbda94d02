/** The sound of a clip with cuts in the preview: each stretch begins exactly where the last one ends, as in the film. */

import { useEffect, useRef, useState } from 'react';
import { sceneAt } from '../../scene/change-at.ts';
import type { LiveFilm } from '../preview/use-film.ts';
import type { Moment } from '../preview/use-film-sound.ts';
import { type Playing, playSound, readSound, sounds } from './clip-sounds.ts';

/** Seconds by which sound and picture may differ. */
const DRIFT = 0.12;

let shared: AudioContext | undefined;

export function useClipSound({ board, stills }: LiveFilm, { seconds, isPlaying, isHeard }: Moment): void {
  const playing = useRef<Playing>(undefined);
  const [, setRead] = useState(0);
  const scene = board.scenes[sceneAt(board, seconds)]!;
  const video = scene.media === undefined ? undefined : stills[scene.media]?.video;
  const url = video && scene.cuts.length > 0 ? video.src : undefined;
  const isWanted = url !== undefined && isPlaying && isHeard;
  useEffect(() => {
    if (!isWanted || sounds.has(url)) return;
    shared ??= new AudioContext();
    void readSound(shared, url).then(
      () => setRead((count) => count + 1),
      () => undefined,
    );
  }, [isWanted, url]);
  useEffect(() => {
    const sound = isWanted ? sounds.get(url) : undefined;
    const now = playing.current;
    if (now && sound && shared && now.scene === scene) {
      if (Math.abs(shared.currentTime - now.zero - seconds) < DRIFT) return;
    }
    now?.stop();
    playing.current = undefined;
    if (!sound || !shared) return;
    void shared.resume();
    playing.current = playSound(shared, sound, scene, seconds);
  });
  useEffect(() => () => playing.current?.stop(), []);
}
