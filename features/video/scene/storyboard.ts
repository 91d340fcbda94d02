/** A project becomes scenes: a title, beats from its own words, and an ending, cut to the voice and to the music. */

import type { SubjectBox } from '#engine/motion/find-subject.ts';
import {
  FPS,
  type LayerPlace,
  type Presented,
  SCENE_SECONDS,
  type Transition,
  type VideoData,
  type VideoScene,
  type VideoTemplateId,
} from '../contract.ts';
import { closingWords, factsFor } from '../script/closing-words.ts';
import { promptOf, shownText, type Told, toldIn } from '../script/told.ts';
import type { ClipRange } from './clip/clip-cuts.ts';
import { LOOKS, lookOf, templateOf } from './look/template-look.ts';

export interface SceneCut {
  kind: 'title' | 'beat' | 'end';
  start: number;
  end: number;
  headline: string;
  text: string;
  /** Which of the film's pictures; undefined draws the template's own background. */
  media: number | undefined;
  /** The person's own file that is shown. */
  fileId?: string | undefined;
  /** Seconds of a clip that are left out before it begins. */
  from: number;
  /** What is left out of the clip. */
  cuts: readonly ClipRange[];
  transition: Transition;
  turn: number;
  /** Which of the told lines is told here. */
  sentence: number | undefined;
  /** A line that is shown again is not said again. */
  isSaid: boolean;
  /** Where the presenter is seen, if at all. */
  presenter: Presented | undefined;
  /** How often its picture was shown before: the camera looks at it in another way. */
  shot?: number | undefined;
  /** Where the subject of the person's own picture is. */
  subject?: SubjectBox | undefined;
  /** Its picture's subject alone: which of the film's pictures that is, and where in it something is left. */
  cutout?: { media: number; box: SubjectBox } | undefined;
  /** Something is written in its picture: it is shown whole. */
  isLettered?: boolean;
  /** What was moved by hand on its page. */
  places?: readonly LayerPlace[] | undefined;
}

export interface Storyboard {
  template: VideoTemplateId;
  duration: number;
  scenes: SceneCut[];
}

/** What is known of the sound when the scenes are cut. */
export interface Timing {
  /** Seconds that each told line takes when it is read aloud. */
  spoken?: readonly number[] | undefined;
  /** Where the music beats. */
  beats?: readonly number[] | undefined;
}

/** Seconds that a beat should at least and at most stay. */
const SHORTEST = 3;
const LONGEST = 7;
/** Somebody's own sentences are shown longer before one comes a second time. */
const LONGEST_TOLD = 12;
/** Around a spoken line, so that nobody has to hurry. */
const BREATH = 0.7;
/** A voice begins this long after its scene. */
export const VOICE_AFTER = 0.35;
/** A scene never ends on the last sound of its voice. */
const VOICE_REST = 0.15;
/** Seconds that a scene needs for its voice. */
export const leastSeconds = (spoken: number | undefined): number =>
  spoken ? spoken + VOICE_AFTER + VOICE_REST : 0;
/** Seconds after which a recorded voice-over has ended. */
export const voiceOverEnd = ({ voiceOver }: Pick<VideoData, 'voiceOver'>): number =>
  voiceOver ? leastSeconds(voiceOver.seconds) : 0;
/** How far a cut may move to fall on a beat. */
const SNAP = 0.45;

/** The film's pictures by name, in the order in which they are numbered. */
export const fileKey = (id: string): string => `file:${id}`;
/** The subject of a file without its ground. */
export const cutKey = (id: string): string => `cut:${id}`;
export const drawnKey = (prompt: string): string => `drawn:${prompt}`;

const fileOf = (media: readonly string[], index: number | undefined): string | undefined => {
  const key = index === undefined ? undefined : media[index];
  return key?.startsWith('file:') ? key.slice('file:'.length) : undefined;
};

/** `media`: keys of the pictures and clips at hand. */
export function storyboardOf(data: VideoData, media: readonly string[], timing: Timing = {}): Storyboard {
  const template = templateOf(data);
  const look = lookOf(data, template);
  const told = toldIn(data);
  const least = voiceOverEnd(data);
  const chosen = Math.max(data.duration[0] ?? 30, data.scenes.length > 0 ? 0 : Math.ceil(least));
  const spoken = timing.spoken?.length === told.length && told.length > 0 ? timing.spoken : undefined;
  const lead = data.hasTitle ? Math.min(4, chosen * 0.16) : 0;
  const tail = data.hasEnding ? Math.min(4, chosen * 0.16) : 0;
  const plan = { data, media, told, spoken, lead, tail, chosen, beats: timing.beats ?? [] };
  const { duration: cut, middle } = data.scenes.length > 0 ? arranged(plan) : automatic(plan);
  // A recording is not cut off: the last picture stays until it ends. The last card fills the second that it ends in.
  const needed = Math.max(cut, least);
  const duration = data.hasEnding ? Math.ceil(needed - 1 / FPS) : needed;
  const from = middle[0]!.start;
  const until = middle.at(-1)!.end;
  const title = data.title.trim() || 'Your title';
  const outside = {
    text: '',
    sentence: undefined,
    isSaid: false,
    from: 0,
    cuts: [],
    transition: look.transition,
    presenter: undefined,
  };
  const scenes: SceneCut[] = [...middle];
  if (data.hasTitle)
    scenes.unshift({
      ...outside,
      kind: 'title',
      start: 0,
      end: from,
      headline: title,
      ...titleGround(middle, data, media),
      ...placed(data.cardPlaces.title),
      turn: 3,
    });
  if (data.hasEnding)
    scenes.push({
      ...outside,
      kind: 'end',
      start: until,
      end: duration,
      ...endingOf(data, middle, title),
      media: middle.findLast((one) => isStill(one, data, media))?.media,
      ...placed(data.cardPlaces.end),
      turn: 1,
    });
  else scenes.at(-1)!.end = duration;
  return onFrames({
    template,
    duration,
    scenes: withShots(
      scenes.map((one) => ({ ...one, fileId: fileOf(media, one.media) })),
      data,
      media,
    ),
  });
}

/** Absent where nothing was moved: the parts of films that were made before stay known. */
const placed = (places: readonly LayerPlace[]) => (places.length > 0 ? { places } : {});

/** A clip does not run on below the last words, and nothing written shines through them. */
const isStill = ({ media }: SceneCut, { uploadedFiles }: VideoData, keys: readonly string[]): boolean =>
  media !== undefined &&
  !uploadedFiles.some(
    ({ id, type, lettering }) =>
      id === fileOf(keys, media) && (type.startsWith('video/') || lettering !== undefined),
  );

/** The first picture: a film begins with what it is about. */
const titleGround = (middle: readonly SceneCut[], data: VideoData, keys: readonly string[]) => {
  const media = middle.find((one) => one.media !== undefined)?.media;
  const file = data.uploadedFiles.find(({ id }) => id === fileOf(keys, media));
  return { media, ...(file ? wholeOf(file) : drawnSubject(media, data, keys)) };
};

/** Absent where nothing is known: the parts of films that were made before stay known. */
function drawnSubject(
  media: number | undefined,
  { drawn }: VideoData,
  keys: readonly string[],
): Pick<SceneCut, 'subject'> {
  const key = media === undefined ? undefined : keys[media];
  const subject = drawn.find((one) => drawnKey(one.prompt) === key)?.subject;
  return subject ? { subject } : {};
}

/** Somebody's own pictures without a word: a promise at the end would be ours. */
const isSilent = (middle: readonly SceneCut[]): boolean =>
  middle.every((one) => one.headline === '' && one.media !== undefined);

function endingOf(data: VideoData, middle: readonly SceneCut[], title: string) {
  const headline = data.ending.trim() || (isSilent(middle) ? title : closingWords(data));
  const card = data.endCard.trim();
  // Whoever writes the last words says whose film it is.
  const isNamed =
    data.ending.trim() !== '' ||
    [headline, card].some((one) => one.toLowerCase().includes(title.toLowerCase()));
  return { headline, text: [isNamed ? '' : title, card, ...factsFor(data, card)].filter(Boolean).join('\n') };
}

/** A subject that is the whole picture counts as none. */
const NEARLY_ALL = 0.97;

/** What must be seen whole: the subject, and all that is written. */
function wholeOf({
  subject,
  lettering,
}: VideoData['uploadedFiles'][number]): Pick<SceneCut, 'subject' | 'isLettered'> {
  if (!lettering) return { subject };
  const other = subject ?? lettering;
  const [x, y] = [Math.min(other.x, lettering.x), Math.min(other.y, lettering.y)];
  const right = Math.max(other.x + other.width, lettering.x + lettering.width);
  const bottom = Math.max(other.y + other.height, lettering.y + lettering.height);
  const box = { x, y, width: Math.min(NEARLY_ALL, right - x), height: Math.min(NEARLY_ALL, bottom - y) };
  return { subject: box, isLettered: true };
}

/** A picture that comes again is filmed in another way; clips move by themselves. */
function withShots(scenes: readonly SceneCut[], data: VideoData, keys: readonly string[]): SceneCut[] {
  const { uploadedFiles } = data;
  const shown = new Map<string, number>();
  return scenes.map((given) => {
    const file = uploadedFiles.find(({ id }) => id === given.fileId);
    const cut = file?.cutout && given.kind !== 'end' ? keys.indexOf(cutKey(file.id)) : -1;
    const scene = cut < 0 ? given : { ...given, cutout: { media: cut, box: file!.cutout!.box } };
    if (scene.kind !== 'beat') return scene;
    if (!scene.fileId) return { ...scene, ...drawnSubject(scene.media, data, keys) };
    if (!file || file.type.startsWith('video/')) return scene;
    // What is written is cut by every other way.
    const shot = file.lettering ? 0 : (shown.get(scene.fileId) ?? 0);
    shown.set(scene.fileId, shot + 1);
    return { ...scene, shot, ...wholeOf(file) };
  });
}

/** Scenes change between two frames, so that one looks the same wherever it begins. */
function onFrames({ template, duration, scenes }: Storyboard): Storyboard {
  const snap = (seconds: number) => Math.round(seconds * FPS) / FPS;
  return {
    template,
    duration: snap(duration),
    scenes: scenes.map((one) => ({ ...one, start: snap(one.start), end: snap(one.end) })),
  };
}

interface Cut {
  duration: number;
  middle: SceneCut[];
}

interface Plan {
  data: VideoData;
  media: readonly string[];
  told: readonly Told[];
  spoken: readonly number[] | undefined;
  lead: number;
  tail: number;
  chosen: number;
  beats: readonly number[];
}

/** The description cut into as many scenes as there is time for. */
function automatic({ data, media, told, spoken, lead, tail, chosen, beats }: Plan): Cut {
  const look = LOOKS[templateOf(data)];
  const own = media.flatMap((key, i) => (key.startsWith('file:') ? [i] : []));
  const pictures = own.length > 0 ? own : media.map((_, i) => i);
  const needed = spoken?.reduce((sum, seconds) => sum + seconds + BREATH, 0) ?? 0;
  // A voice is not cut off: the film grows by what it needs.
  const duration = Math.max(chosen, Math.ceil(needed + lead + tail));
  const room = duration - lead - tail;
  const lengths = spoken
    ? voiced(room, spoken, pictures.length)
    : told.length > 0
      ? read(room, told, pictures.length)
      : evenly(room, Math.max(pictures.length, look.beats.length), LONGEST);
  const cuts = [lead];
  for (const length of lengths) cuts.push(cuts.at(-1)! + length);
  cuts[cuts.length - 1] = duration - tail;
  const cut = spoken ? cuts : snapped(cuts, data, beats);
  const middle = lengths.map((_, i): SceneCut => {
    // Over one's own pictures no line comes twice, and none that nobody wrote.
    const isOver = own.length > 0 && i >= told.length;
    // Where not all can be read, the last one stays: it says where and when.
    const isLast = i > 0 && i === lengths.length - 1 && lengths.length < told.length;
    const sentence = told.length === 0 || isOver ? undefined : isLast ? told.length - 1 : i % told.length;
    const text = sentence === undefined ? undefined : told[sentence]!.text;
    const drawn = text === undefined ? -1 : media.indexOf(drawnKey(promptOf(text)));
    return {
      kind: 'beat',
      start: cut[i]!,
      end: cut[i + 1]!,
      headline: isOver ? '' : text === undefined ? look.beats[i % look.beats.length]! : shownText(text),
      text: told.length > 0 ? '' : `${i + 1}`,
      media: own.length === 0 && drawn >= 0 ? drawn : pictures[i % Math.max(1, pictures.length)],
      from: 0,
      cuts: [],
      transition: look.transition,
      turn: i,
      sentence,
      isSaid: i < told.length,
      presenter: data.presenter?.shown,
    };
  });
  return { duration, middle };
}

/** The scenes as the person put them. */
function arranged({ data, media, told, spoken, lead, tail, chosen }: Plan): Cut {
  const look = LOOKS[templateOf(data)];
  const least = told.map((_, i) => leastSeconds(spoken?.[i]));
  const given = data.scenes.map(({ seconds }, i) =>
    seconds === null ? (spoken?.[i] ? spoken[i]! + BREATH : undefined) : Math.max(seconds, least[i]!),
  );
  const open = given.filter((one) => one === undefined).length;
  const taken = given.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const share = Math.min(LONGEST, Math.max(SHORTEST, (chosen - lead - tail - taken) / Math.max(1, open)));
  let at = lead;
  const middle = data.scenes.map((scene, i): SceneCut => {
    const start = at;
    at = start + Math.max(SCENE_SECONDS.min, given[i] ?? share);
    const key = scene.fileId === null ? drawnKey(promptOf(scene.text)) : fileKey(scene.fileId);
    const found = media.indexOf(key);
    return {
      kind: 'beat',
      start,
      end: at,
      headline: shownText(scene.text),
      text: '',
      media: found < 0 ? undefined : found,
      from: scene.from,
      cuts: scene.cuts,
      transition: scene.transition ?? look.transition,
      turn: i,
      sentence: told[i]!.text ? i : undefined,
      isSaid: told[i]!.text !== '',
      presenter: presentedIn(data, scene),
      ...placed(scene.places),
    };
  });
  return { duration: at + tail, middle };
}

const presentedIn = ({ presenter }: VideoData, scene: VideoScene): Presented | undefined => {
  const shown = scene.presenter ?? presenter?.shown;
  return presenter && shown !== 'hidden' ? shown : undefined;
};

/** Seconds in which a line can be read; those that are short give way to those that are long. */
const readingSeconds = ({ text }: Told): number => {
  const words = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}/u.test(text)
    ? text.length / 3
    : text.split(/\s+/u).length;
  return Math.min(LONGEST, Math.max(1.6, 0.7 + words * 0.22));
};

/** How much faster than comfortable a film may be read, and the seconds that a line then still needs. */
const HURRY = 1.35;
const TIGHT = 1.8;

/** Every line is shown, as long as there is time to read it; else as many as none becomes too short. */
function read(room: number, told: readonly Told[], pictures: number): number[] {
  const needs = told.map(readingSeconds);
  const needed = needs.reduce((sum, one) => sum + one, 0);
  // Read a little faster rather than left out: the last line is where and when.
  const isTight = needed > room && needed <= room * HURRY && told.length * TIGHT <= room;
  if (!isTight && (told.length * SHORTEST <= room || needed > room))
    return evenly(room, Math.max(told.length, pictures), LONGEST_TOLD);
  return needs.map((one) => (one * room) / needed);
}

/** Each line as long as its voice; what is left is for pictures that were not seen, and so that none stands too long. */
function voiced(room: number, spoken: readonly number[], pictures: number): number[] {
  const free = room - spoken.reduce((sum, seconds) => sum + seconds + BREATH, 0);
  const wanted = Math.max(pictures, Math.ceil(room / LONGEST_TOLD)) - spoken.length;
  const silent = Math.max(0, Math.min(wanted, Math.floor(free / SHORTEST)));
  const more = (free - silent * SHORTEST) / (spoken.length + silent);
  return [
    ...spoken.map((seconds) => seconds + BREATH + more),
    ...Array.from({ length: silent }, () => SHORTEST + more),
  ];
}

/** As many beats as are wanted, as long as none becomes too short or too long. */
function evenly(room: number, wanted: number, longest: number): number[] {
  const count = Math.max(Math.ceil(room / longest), Math.min(wanted, Math.floor(room / SHORTEST)), 1);
  return Array.from({ length: count }, () => room / count);
}

/** Cuts on the music's beats where one is near; where there is no title or no ending, the ends stay. */
function snapped(cuts: readonly number[], data: VideoData, beats: readonly number[]): number[] {
  return cuts.map((cut, i) => {
    if ((i === 0 && !data.hasTitle) || (i === cuts.length - 1 && !data.hasEnding)) return cut;
    const nearest = nearestBeat(cut, beats);
    return Math.abs(nearest - cut) <= SNAP ? nearest : cut;
  });
}

export const nearestBeat = (seconds: number, beats: readonly number[]): number =>
  beats.reduce(
    (best, beat) => (Math.abs(beat - seconds) < Math.abs(best - seconds) ? beat : best),
    Number.POSITIVE_INFINITY,
  );
