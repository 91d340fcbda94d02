/** Lets a person hear the chosen voice before they use it. */

import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { type LanguageCode, type VoiceName, voiceSampleUrl } from '../contract.ts';

export function VoiceAudition({ voice, language }: { voice: VoiceName; language: LanguageCode }) {
  const [state, setState] = useState<'quiet' | 'loading' | 'playing'>('quiet');
  const audio = useRef<HTMLAudioElement>(null);
  const source = voiceSampleUrl(voice, language);

  // Another voice was chosen: what was playing is no longer what is named.
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
      setState('quiet');
      return;
    }
    setState('loading');
    try {
      await player.play();
    } catch (error) {
      setState('quiet');
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({
        title: t('Generation Failed'),
        description: t('The voice sample could not be played.'),
        variant: 'destructive',
      });
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
        {state === 'playing' ? t('Stop') : t('Hear this voice')}
      </Button>
      {/* biome-ignore lint/a11y/useMediaCaption: a single known sentence that only shows the voice */}
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
