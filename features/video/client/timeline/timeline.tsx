/** The timeline: scenes in a row above the lanes of voice, music and text, with tools above and the chosen scene below. */

import { Film, Mic, Music, Type } from 'lucide-react';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { showClock } from '#platform/browser/format.ts';
import type { VideoData } from '../../contract.ts';
import { SCENE_SECONDS } from '../../contract.ts';
import { sceneAt } from '../../scene/change-at.ts';
import { sinceOf } from '../../scene/clip/clip-cuts.ts';
import {
  add,
  arrange,
  backToAutomatic,
  clipOf,
  duplicate,
  freshIds,
  move,
  remove,
  setLength,
  split,
  trimStart,
} from '../../scene/scene-list.ts';
import { leastSeconds } from '../../scene/storyboard.ts';
import { filmLength } from '../../script/film-length.ts';
import type { Steps } from '../edit/use-history.ts';
import type { Playhead } from '../preview/playhead.ts';
import type { LiveFilm } from '../preview/use-film.ts';
import { snapTo } from './drag-math.ts';
import { Inspector } from './inspector.tsx';
import { MusicLane, TextLane, VoiceLane } from './lanes.tsx';
import { PlayheadLine } from './playhead-line.tsx';
import { Ruler } from './ruler.tsx';
import { dragEdge, dragScene } from './scene-drag.ts';
import { beatsOf, firstBeat, lengthOf, sceneName, showSeconds } from './scene-names.ts';
import { type Edge, SceneStrip } from './scene-strip.tsx';
import { Toolbar, ZoomTools } from './toolbar.tsx';
import { useScale } from './use-scale.ts';
import { useThumbnails } from './use-thumbnails.ts';

/** Opened for one clip now and then. */
const EditByText = lazy(async () => ({ default: (await import('../by-text/edit-by-text.tsx')).EditByText }));

export interface TimelineProps {
  film: LiveFilm;
  playhead: Playhead;
  steps: Steps;
  onChange: (update: (now: VideoData) => VideoData) => void;
}

/** Pixels within which an edge snaps, and seconds at most. */
const REACH = { pixels: 9, seconds: 0.3 };
/** Seconds that [ and ] change a length by; with Shift, the larger one. */
const STEP = { small: 0.25, large: 1 };

export function Timeline({ film, playhead, steps, onChange }: TimelineProps) {
  const { data, board, stills, voices, beats } = film;
  const scroller = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Known by its name, so that it stays selected wherever it goes; by its place when it is gone. */
  const [chosen, setChosen] = useState({ id: '', place: firstBeat(board) });
  const [said, setSaid] = useState('');
  const zoom = useScale(scroller, board);
  const { scale } = zoom;
  const thumbnails = useThumbnails(film);
  const count = board.scenes.length;
  const offset = firstBeat(board);
  const cutting = { board, media: stills.map((one) => one.key) };
  const own = arrange(data, cutting);
  const ids = board.scenes.map(({ kind }, i) => own.scenes[i - offset]?.id ?? kind);
  const found = ids.indexOf(chosen.id);
  const selected = found < 0 ? Math.min(chosen.place, count - 1) : found;
  const scene = board.scenes[selected]!;
  const isFixed = scene.kind !== 'beat';
  const choose = (place: number, id = ids[place] ?? '') => setChosen({ id, place });

  const edit = (change: (now: VideoData) => VideoData) => onChange((now) => change(arrange(now, cutting)));
  const leastOf = (index: number) => {
    const { sentence } = board.scenes[index]!;
    return data.narration.isOn && sentence !== undefined ? leastSeconds(voices[sentence]?.seconds) : 0;
  };
  const select = (index: number, takesFocus = false) => {
    const next = Math.max(0, Math.min(count - 1, index));
    choose(next);
    const { start, end } = board.scenes[next]!;
    const at = playhead.seconds();
    if (at < start || at >= end) playhead.seek((start + end) / 2);
    if (takesFocus) wantsFocus.current = true;
  };
  // A scene that was moved by keys keeps the focus where it went.
  const wantsFocus = useRef(false);
  useEffect(() => {
    const tile = list.current?.querySelector<HTMLElement>(`[data-scene="${selected}"]`);
    if (!tile || !wantsFocus.current) return;
    wantsFocus.current = false;
    tile.focus({ preventScroll: true });
    tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const moveTo = (index: number, to: number) => {
    const place = Math.max(0, Math.min(count, to));
    if (place === index) return;
    edit((now) => move(now, index, place));
    choose(offset + place, ids[offset + index]);
    setSaid(t('Moved to position {0} of {1}.', place + 1, beatsOf(board).length));
  };
  const resize = (index: number, seconds: number) => {
    const least = Math.max(SCENE_SECONDS.min, leastOf(index));
    const next = Math.min(SCENE_SECONDS.max, Math.max(least, seconds));
    edit((now) => setLength(now, index - offset, next, least));
    setSaid(t('{0} lasts {1} seconds.', sceneName(board, index), showSeconds(next)));
  };
  const actions = {
    split: () => {
      const under = sceneAt(board, playhead.seconds());
      const index = board.scenes[under]!.kind === 'beat' ? under : selected;
      const cut = board.scenes[index]!;
      if (cut.kind !== 'beat') return;
      const share = index === under ? (playhead.seconds() - cut.start) / lengthOf(cut) : 0.5;
      if (lengthOf(cut) < 2 * SCENE_SECONDS.min) {
        setSaid(t('This scene is too short to be split.'));
        return;
      }
      edit((now) => split(now, index - offset, share, lengthOf(cut)));
      choose(index + 1, freshIds(own.scenes)());
      setSaid(t('{0} was split in two.', sceneName(board, index)));
    },
    duplicate: () => {
      if (isFixed) return;
      edit((now) => duplicate(now, selected - offset));
      choose(selected + 1, freshIds(own.scenes)());
      setSaid(t('{0} was duplicated.', sceneName(board, selected)));
    },
    remove: () => {
      if (isFixed || own.scenes.length === 1) return;
      edit((now) => remove(now, selected - offset));
      const isLast = selected === offset + own.scenes.length - 1;
      choose(isLast ? selected - 1 : selected, ids[isLast ? selected - 1 : selected + 1]);
      setSaid(t('{0} was deleted.', sceneName(board, selected)));
    },
    add: () => {
      const after = isFixed ? (scene.kind === 'title' ? -1 : own.scenes.length - 1) : selected - offset;
      edit((now) => add(now, after));
      choose(offset + after + 1, freshIds(own.scenes)());
      setSaid(t('An empty scene was added.'));
    },
    automatic: () => {
      onChange(backToAutomatic);
      choose(offset);
      setSaid(t('Scenes follow the description again.'));
    },
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey) return;
    const place = selected - offset;
    const length = lengthOf(scene);
    const go = (index: number) => () => select(index, true);
    const size = (by: number) => () => !isFixed && resize(selected, length + by);
    const then = (action: () => void) => () => {
      wantsFocus.current = true;
      action();
    };
    const shove = (by: number) =>
      then(() => {
        if (!isFixed) moveTo(place, Math.max(0, Math.min(own.scenes.length - 1, place + by)));
      });
    const acts: Record<string, () => void> = {
      ArrowLeft: altKey ? shove(-1) : go(selected - 1),
      ArrowRight: altKey ? shove(1) : go(selected + 1),
      Home: go(0),
      End: go(count - 1),
      '[': size(-STEP.small),
      ']': size(STEP.small),
      '{': size(-STEP.large),
      '}': size(STEP.large),
      s: then(actions.split),
      d: then(actions.duplicate),
      Delete: then(actions.remove),
      Backspace: then(actions.remove),
      ' ': () => playhead.play(!playhead.isPlaying()),
    };
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const place = () => ({ scroller: scroller.current!, track: track.current! });
  const boxOf = ({ start, end }: { start: number; end: number }) => ({
    left: start * scale,
    width: (end - start) * scale,
  });
  const onDrag = (event: PointerEvent, index: number) => {
    const boxes = beatsOf(board).map(boxOf);
    dragScene(event.nativeEvent, place(), { boxes, index: index - offset, offset }, (to) =>
      moveTo(index - offset, to),
    );
  };
  const onEdge = (event: PointerEvent, index: number, edge: Edge) => {
    choose(index);
    const cut = board.scenes[index]!;
    const length = lengthOf(cut);
    const least = leastOf(index);
    const clip = clipOf(own, own.scenes[index - offset]!)?.seconds;
    const marks = clip === undefined ? beats : [...beats, cut.start + sinceOf(cut, clip)];
    const reach = Math.min(REACH.seconds, REACH.pixels / scale);
    /** Seconds that it changes by. */
    const fitted = (by: number, isFree: boolean): number => {
      const wanted = length + (edge === 'end' ? by : -by) / scale;
      const snapped = isFree ? undefined : snapTo(cut.start + wanted, marks, reach);
      const next = snapped === undefined ? wanted : snapped - cut.start;
      const max =
        edge === 'start' ? Math.min(SCENE_SECONDS.max, length - sinceOf(cut, 0)) : SCENE_SECONDS.max;
      return Math.min(max, Math.max(SCENE_SECONDS.min, least, next)) - length;
    };
    dragEdge(event.nativeEvent, place(), {
      index,
      count,
      box: { ...boxOf(cut), width: length * scale - 2 },
      fit: (by, isFree) => {
        const change = fitted(by, isFree);
        return { by: change * scale, note: `${showSeconds(length + change)}s` };
      },
      onDrop: (pixels) => {
        const change = pixels / scale;
        if (Math.abs(change) < 0.01) return;
        if (edge === 'end') resize(index, length + change);
        else edit((now) => trimStart(now, index - offset, -change, { seconds: length, least }));
      },
    });
  };

  const current = own.scenes[selected - offset];
  const currentClip = current && clipOf(own, current);
  return (
    <section
      aria-labelledby="video-timeline"
      className="min-w-0 overflow-hidden rounded-2xl border bg-card shadow-soft"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b px-3 py-1.5 sm:px-4">
        <div className="flex items-baseline gap-2.5">
          <h2 id="video-timeline" className="font-semibold">
            {t('Timeline')}
          </h2>
          <p className="text-muted-foreground text-xs tabular-nums">
            {tn(own.scenes.length, '{n} scene, {0}', '{n} scenes, {0}', showClock(filmLength(board)))}
          </p>
        </div>
        <ZoomTools {...zoom} />
        <Toolbar
          data={data}
          steps={steps}
          isFixed={isFixed}
          isOnly={own.scenes.length === 1}
          actions={actions}
          onCards={(change) => onChange((now) => ({ ...now, ...change }))}
        />
      </div>
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] sm:grid-cols-[2.75rem_minmax(0,1fr)]">
        <LaneIcons />
        <div ref={scroller} className="overflow-x-auto overscroll-x-contain py-2 pr-2">
          <div
            ref={track}
            className="group/track relative grid grid-cols-1 gap-1.5"
            style={{ width: board.duration * scale }}
          >
            <Ruler
              duration={board.duration}
              scale={scale}
              beats={beats}
              onSeek={(seconds) => playhead.seek(seconds)}
            />
            <SceneStrip
              board={board}
              clips={board.scenes.map((_, i) => {
                const one = own.scenes[i - offset];
                return one !== undefined && clipOf(own, one) !== undefined;
              })}
              marked={board.scenes.map((_, i) => Boolean(own.scenes[i - offset]?.transition))}
              ids={ids}
              thumbnails={thumbnails}
              scale={scale}
              selected={selected}
              list={list}
              onSelect={(index) => select(index)}
              onKey={onKey}
              onDrag={onDrag}
              onEdge={onEdge}
            />
            <VoiceLane film={film} scale={scale} />
            <MusicLane film={film} scale={scale} />
            <TextLane film={film} scale={scale} />
            <PlayheadLine playhead={playhead} scale={scale} duration={board.duration} scroller={scroller} />
          </div>
        </div>
      </div>
      {current && !isFixed && (
        <Inspector
          data={own}
          scene={current}
          index={selected - offset}
          name={sceneName(board, selected)}
          seconds={lengthOf(scene)}
          least={leastOf(selected)}
          onEdit={edit}
        />
      )}
      {current && currentClip && (
        <Suspense>
          <EditByText
            data={own}
            clip={currentClip}
            scene={current}
            index={selected - offset}
            cut={scene}
            playhead={playhead}
            onEdit={edit}
            onChange={onChange}
          />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Names of the rows, beside what scrolls. */
function LaneIcons() {
  const row = 'grid place-items-center text-muted-foreground [&_svg]:size-4';
  return (
    <div
      aria-hidden
      className="grid grid-cols-1 content-start gap-1.5 border-r bg-muted/40 pt-[calc(0.5rem+2.125rem)]"
    >
      <span className={`${row} h-20`}>
        <Film />
      </span>
      <span className={`${row} h-9`}>
        <Mic />
      </span>
      <span className={`${row} h-9`}>
        <Music />
      </span>
      <span className={`${row} h-9`}>
        <Type />
      </span>
    </div>
  );
}
