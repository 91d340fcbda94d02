/** Plays one sound and stops it again: for trying out what is chosen. */

import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

export interface ListenButtonProps {
  /** Fetched when it is first asked for. */
  source: string;
  label: string;
  stopLabel: string;
  onFailed: () => void;
}

export function ListenButton({ source, label, stopLabel, onFailed }: ListenButtonProps) {
  const [state, setState] = useState<'quiet' | 'loading' | 'playing'>('quiet');
  const audio = useRef<HTMLAudioElement>(null);

  // Something else was chosen: what was playing is no longer what is named.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is the reason to stop
  useEffect(() => {
    const player = audio.current;
    setState('quiet');
    return () => player?.pause();
  }, [source]);

  const toggle = async () => {
    const player = audio.current;
    if (!player) return;
    if (state !== 'quiet') {
      player.pause();
      player.currentTime = 0;
      setState('quiet');
      return;
    }
    setState('loading');
    try {
      await player.play();
    } catch (error) {
      setState('quiet');
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed();
    }
  };
  return (
    <>
      <Button
        type="button"
        variant="outline"
        size="sm"
        pending={state === 'loading'}
        onClick={() => void toggle()}
      >
        {state === 'playing' ? <Square /> : state === 'quiet' ? <Play /> : null}
        {state === 'playing' ? stopLabel : label}
      </Button>
      {/* biome-ignore lint/a11y/useMediaCaption: a short sample that only shows how something sounds */}
      <audio
        ref={audio}
        src={source}
        preload="none"
        onPlaying={() => setState('playing')}
        onEnded={() => setState('quiet')}
      />
    </>
  );
}
