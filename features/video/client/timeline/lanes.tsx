/** Below the scenes: what is said, what plays, and what is written, each in its own lane. */

import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { cn } from '#ui/cn.ts';
import { VOICE_AFTER } from '../../scene/storyboard.ts';
import type { LiveFilm } from '../preview/use-film.ts';
import { musicUrl } from '../preview/use-film-sound.ts';
import { recordingUrl } from '../voice-over/use-voice-over.ts';
import { lengthOf } from './scene-names.ts';
import { Waveform } from './waveform.tsx';

export interface LanesProps {
  film: LiveFilm;
  scale: number;
}

/** A recording that is repeated is drawn this often at most. */
const MAX_ROUNDS = 40;

function Lane({ children, empty }: { children: ReactNode; empty?: string | undefined }) {
  return (
    <div className="relative h-9 rounded-md bg-muted/60">
      {empty ? (
        <span className="sticky left-0 inline-flex h-full items-center px-2.5 text-muted-foreground text-xs">
          {empty}
        </span>
      ) : (
        children
      )}
    </div>
  );
}

interface BlockProps {
  left: number;
  width: number;
  scene?: number;
  className: string;
  children: ReactNode;
}

const Block = ({ left, width, scene, className, children }: BlockProps) => (
  <div
    data-scene={scene}
    className={cn(
      'absolute top-0.5 bottom-0.5 overflow-hidden rounded-md border text-xs group-data-[dragging=move]/track:transition-transform data-lifted:z-10 data-lifted:transition-none!',
      className,
    )}
    style={{ left, width: Math.max(2, width) }}
  >
    {children}
  </div>
);

export function VoiceLane({ film, scale }: LanesProps) {
  const { data, board, voices } = film;
  const said = new Set<number>();
  const lines = board.scenes.flatMap((scene, index) => {
    const { sentence } = scene;
    if (sentence === undefined || said.has(sentence) || !voices[sentence]?.seconds) return [];
    said.add(sentence);
    return [{ index, start: scene.start + VOICE_AFTER, voice: voices[sentence]! }];
  });
  if (data.voiceOver)
    return (
      <Lane>
        <Block
          left={VOICE_AFTER * scale}
          width={data.voiceOver.seconds * scale}
          className="border-primary/30 bg-primary/10 text-primary"
        >
          <Waveform key={recordingUrl(data.voiceOver)} url={recordingUrl(data.voiceOver)} />
          <span className="sticky left-1 m-1 inline-block max-w-40 truncate rounded bg-card/85 px-1.5 py-0.5 font-medium">
            {data.voiceOver.name}
          </span>
        </Block>
      </Lane>
    );
  const empty = !data.narration.isOn
    ? t('No narration')
    : lines.length === 0
      ? t('Nothing to say yet')
      : undefined;
  return (
    <Lane empty={empty}>
      {lines.map(({ index, start, voice }) => (
        <Block
          key={index}
          scene={index}
          left={start * scale}
          width={voice.seconds * scale - 2}
          className={cn(
            'border-primary/30 bg-primary/10 text-primary',
            !voice.url && 'border-dashed opacity-70',
          )}
        >
          {voice.url && <Waveform url={voice.url} />}
        </Block>
      ))}
    </Lane>
  );
}

export function MusicLane({ film, scale }: LanesProps) {
  const { data, board } = film;
  const url = useDebounced(musicUrl(film));
  const name = data.ownMusic?.name ?? (data.music === 'none' ? undefined : labelOf(data.music));
  const once = Math.max(1, data.ownMusic ? (data.ownMusic.seconds ?? board.duration) : board.duration);
  const rounds = Math.min(MAX_ROUNDS, Math.ceil(board.duration / once));
  return (
    <Lane empty={name ? undefined : t('No music')}>
      {Array.from({ length: rounds }, (_, i) => {
        const seconds = Math.min(once, board.duration - i * once);
        return (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds of one piece
            key={i}
            left={i * once * scale}
            width={seconds * scale - 2}
            className="border-success/30 bg-success/10 text-success"
          >
            {url && (
              <div
                className="absolute inset-y-0 left-0"
                style={{ width: (data.ownMusic ? once : seconds) * scale }}
              >
                <Waveform url={url} />
              </div>
            )}
            <span className="sticky left-1 m-1 inline-block max-w-40 truncate rounded bg-card/85 px-1.5 py-0.5 font-medium">
              {name}
            </span>
          </Block>
        );
      })}
    </Lane>
  );
}

export function TextLane({ film: { board }, scale }: LanesProps) {
  const texts = board.scenes.flatMap((scene, index) => (scene.headline ? [{ scene, index }] : []));
  return (
    <Lane empty={texts.length === 0 ? t('No text') : undefined}>
      {texts.map(({ scene, index }) => (
        <Block
          key={index}
          scene={index}
          left={scene.start * scale}
          width={lengthOf(scene) * scale - 2}
          className="border-warning/30 bg-warning/10"
        >
          <span className="block truncate px-2 leading-7.5">{scene.headline}</span>
        </Block>
      ))}
    </Lane>
  );
}
