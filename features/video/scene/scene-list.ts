/** What one does to scenes on a timeline: pure changes of a project, so that each can be undone and tested. */

import { cutText } from '#common/wording/cut-text.ts';
import {
  type LayerPlace,
  MAX_DESCRIPTION,
  MAX_FILES,
  MAX_SCENE_TEXT,
  MAX_SCENES,
  SCENE_SECONDS,
  type VideoData,
  type VideoScene,
} from '../contract.ts';
import { promptOf, toldIn } from '../script/told.ts';
import { clipTimeAt, sinceOf } from './clip/clip-cuts.ts';
import { splitWords } from './split-words.ts';
import { fileKey, type Storyboard } from './storyboard.ts';

/** The film as it is cut now. */
export interface Cutting {
  board: Storyboard;
  /** Keys of its pictures, in the order in which the board numbers them. */
  media: readonly string[];
}

/** A hundredth of a second is less than a frame. */
const round = (seconds: number): number => Math.round(seconds * 100) / 100;
const within = (seconds: number, least = 0): number =>
  round(Math.min(SCENE_SECONDS.max, Math.max(SCENE_SECONDS.min, least, seconds)));

/** One paragraph: line breaks part the scenes of a description. */
export const sceneText = (text: string): string => cutText(text.replace(/\s*\n+\s*/g, ' '), MAX_SCENE_TEXT);

/** Numbers that are not taken; nothing here is random, so that the same steps give the same project. */
export function freshIds(scenes: readonly VideoScene[]): () => string {
  let last = Math.max(0, ...scenes.map(({ id }) => Number(/^s(\d+)$/.exec(id)?.[1] ?? 0)));
  return () => {
    last += 1;
    return `s${last}`;
  };
}

export const blankScene = (id: string, text = ''): VideoScene => ({
  id,
  text,
  fileId: null,
  seconds: null,
  from: 0,
  cuts: [],
  transition: null,
  voice: null,
  presenter: null,
  places: [],
});

/** Search, dashboard and captions read the description: it says what the scenes say, each line once. */
export const descriptionOf = (scenes: readonly VideoScene[]): string =>
  cutText([...new Set(scenes.map(({ text }) => text.trim()).filter(Boolean))].join('\n'), MAX_DESCRIPTION);

const withScenes = (data: VideoData, scenes: VideoScene[]): VideoData => ({
  ...data,
  scenes,
  description: descriptionOf(scenes),
});

/** The clip that a scene shows, if it moves. */
export const clipOf = (
  data: VideoData,
  { fileId }: VideoScene,
): VideoData['uploadedFiles'][number] | undefined =>
  data.uploadedFiles.find((one) => one.id === fileId && one.type.startsWith('video/'));

/** Scenes that were cut by themselves become the person's own, and look as they did. */
export function arrange(data: VideoData, { board, media }: Cutting): VideoData {
  if (data.scenes.length > 0) return data;
  const isVoiced = data.narration.isOn && toldIn(data).length > 0;
  const told = toldIn(data);
  const said = new Set<number>();
  let files = data.uploadedFiles;
  const scenes = board.scenes
    .filter((one) => one.kind === 'beat')
    .slice(0, MAX_SCENES)
    .map((cut, i): VideoScene => {
      const isRepeated = cut.sentence !== undefined && said.has(cut.sentence);
      if (cut.sentence !== undefined) said.add(cut.sentence);
      const text = sceneText(cut.sentence === undefined ? cut.headline : told[cut.sentence]!.text);
      const picture = keptFile(files, data, cut.media === undefined ? undefined : media[cut.media], text);
      files = picture.files;
      return {
        ...blankScene(`s${i + 1}`, isVoiced && isRepeated ? '' : text),
        fileId: picture.fileId,
        seconds: isVoiced && !isRepeated ? null : within(cut.end - cut.start),
      };
    });
  return { ...data, scenes, uploadedFiles: files };
}

/** A scene finds what was drawn for its words by itself; another drawn picture is kept as one of the files. */
function keptFile(
  files: VideoData['uploadedFiles'],
  data: VideoData,
  key: string | undefined,
  text: string,
): { files: VideoData['uploadedFiles']; fileId: string | null } {
  if (key?.startsWith('file:')) return { files, fileId: key.slice('file:'.length) };
  const prompt = key?.slice('drawn:'.length);
  const drawn = data.drawn.find((one) => one.prompt === prompt);
  if (!drawn || prompt === promptOf(text)) return { files, fileId: null };
  if (files.some((one) => one.id === drawn.id)) return { files, fileId: drawn.id };
  if (files.length >= MAX_FILES) return { files, fileId: null };
  const { id, url, name } = drawn;
  return { files: [...files, { id, url, name, type: 'image/png', size: 0 }], fileId: id };
}

/** `to`: the place it has afterwards. */
export function move(data: VideoData, from: number, to: number): VideoData {
  const scenes = [...data.scenes];
  const place = Math.max(0, Math.min(scenes.length - 1, to));
  const [scene] = scenes.splice(from, 1);
  if (!scene || place === from) return data;
  scenes.splice(place, 0, scene);
  return withScenes(data, scenes);
}

/** `seconds`: how long the scene lasts now; `share`: where it is cut, of those. */
export function split(data: VideoData, index: number, share: number, seconds: number): VideoData {
  const scene = data.scenes[index];
  if (!scene || data.scenes.length >= MAX_SCENES || seconds < 2 * SCENE_SECONDS.min) return data;
  const first = Math.min(seconds - SCENE_SECONDS.min, Math.max(SCENE_SECONDS.min, share * seconds));
  const [before, after] = splitWords(scene.text, first / seconds);
  const isClip = clipOf(data, scene) !== undefined;
  // The picture was drawn for the words as they stood together.
  const drawn = scene.fileId === null ? `drawn:${promptOf(scene.text)}` : fileKey(scene.fileId);
  const picture = keptFile(data.uploadedFiles, data, drawn, before);
  const isOpen = scene.seconds === null && data.narration.isOn && after !== '';
  const common = { ...scene, fileId: picture.fileId };
  const halves: VideoScene[] = [
    { ...common, text: before, seconds: isOpen ? null : within(first) },
    {
      ...common,
      id: freshIds(data.scenes)(),
      text: after,
      seconds: isOpen ? null : within(seconds - first),
      from: isClip ? round(clipTimeAt(scene, first)) : scene.from,
      // One picture goes on: nothing comes in.
      transition: 'cut',
    },
  ];
  return { ...withScenes(data, data.scenes.toSpliced(index, 1, ...halves)), uploadedFiles: picture.files };
}

export function duplicate(data: VideoData, index: number): VideoData {
  const scene = data.scenes[index];
  if (!scene || data.scenes.length >= MAX_SCENES) return data;
  const copy = { ...scene, id: freshIds(data.scenes)() };
  return withScenes(data, data.scenes.toSpliced(index + 1, 0, copy));
}

/** An empty scene after this one. */
export function add(data: VideoData, index: number): VideoData {
  if (data.scenes.length >= MAX_SCENES) return data;
  const scene = { ...blankScene(freshIds(data.scenes)()), seconds: 3 };
  return withScenes(data, data.scenes.toSpliced(index + 1, 0, scene));
}

/** The last scene stays: a film without any is cut by itself again. */
export const remove = (data: VideoData, index: number): VideoData =>
  data.scenes.length > 1 && data.scenes[index] ? withScenes(data, data.scenes.toSpliced(index, 1)) : data;

const change = (data: VideoData, index: number, part: Partial<VideoScene>): VideoData => {
  const scene = data.scenes[index];
  return scene ? { ...data, scenes: data.scenes.with(index, { ...scene, ...part }) } : data;
};

/** `least`: what its voice needs. */
export const setLength = (data: VideoData, index: number, seconds: number, least = 0): VideoData =>
  change(data, index, { seconds: within(seconds, least) });

/** Leaves out `by` more seconds at the beginning of a clip (fewer, when negative); its end stays where it was. */
export function trimStart(
  data: VideoData,
  index: number,
  by: number,
  { seconds, least = 0 }: { seconds: number; least?: number },
): VideoData {
  const scene = data.scenes[index];
  if (!scene) return data;
  const max = Math.max(0, seconds - Math.max(SCENE_SECONDS.min, least));
  const trimmed = Math.max(sinceOf(scene, 0), seconds - SCENE_SECONDS.max, Math.min(by, max));
  return change(data, index, {
    from: round(clipTimeAt(scene, trimmed)),
    seconds: within(seconds - trimmed, least),
  });
}

export function setText(data: VideoData, index: number, text: string): VideoData {
  const changed = change(data, index, { text: sceneText(text) });
  return { ...changed, description: descriptionOf(changed.scenes) };
}

export const setLook = (
  data: VideoData,
  index: number,
  look: Partial<Pick<VideoScene, 'transition' | 'voice' | 'presenter'>>,
): VideoData => change(data, index, look);

/** Another clip begins at its beginning. */
export const setFile = (data: VideoData, index: number, fileId: string | null): VideoData =>
  change(data, index, { fileId, from: 0, cuts: [] });

/** Scenes are cut by themselves again. */
/** Where things lie on the page of a scene: one of the list, or the title or ending. */
export const setPlaces = (
  data: VideoData,
  which: number | 'title' | 'end',
  places: LayerPlace[],
): VideoData =>
  typeof which === 'number'
    ? change(data, which, { places })
    : { ...data, cardPlaces: { ...data.cardPlaces, [which]: places } };

export const backToAutomatic = (data: VideoData): VideoData => ({ ...data, scenes: [] });
