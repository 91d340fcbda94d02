/** A scene's film at a moment: where everybody is, what they do, and which part of the stage the camera shows. Pure. */

import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { staturesOf } from '#engine/character/figure/stature.ts';
import { blendPoses } from '#engine/character/film/blend-poses.ts';
import { speakingPose } from '#engine/character/film/speaking.ts';
import { LOOP_SECONDS, poseAt } from '#engine/character/motion/animations.ts';
import { faceOf } from '#engine/character/motion/expression.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { clamp01, easeInOut } from '#engine/motion/easing.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { Head } from '../../scene/bubble.ts';
import {
  enteredShare,
  type FilmLine,
  type FilmScript,
  type FilmShot,
  gestureOf,
  lineAt,
  movedShare,
  shotAt,
} from '../../scene/film-script.ts';
import { faceFor, moodFor, turnsFor } from '../../scene/mood.ts';
import { type Place, placeOf } from '../../scene/stage.ts';
import type { CastMember } from '../drawing/orders.ts';
import { cameraFor, headOf } from '../drawing/scene/stage-shot.ts';
import { closeView, filmView, overView, togetherView, type View } from '../drawing/scene/view.ts';
import type { ScenePicture } from './film-order.ts';

export interface Player {
  member: CastMember;
  /** For its measures only: the figures on film are finer. */
  character: Character;
  place: Place;
  /** From where it comes in. */
  outside: number;
  cues: readonly MouthCue[];
}

export interface Standing {
  who: number;
  place: Place;
  pose: Pose;
}

export interface SceneMoment {
  view: View;
  /** How much nearer the camera is than the view says. */
  zoom: number;
  /** The furthest first. */
  figures: Standing[];
  line: FilmLine | undefined;
  shot: FilmShot;
}

/** Share of the stage's width: frames that show less have people side by side in their middle. */
const NARROW = 0.9;
/** In a wide strip people are a little smaller, so that it holds them from hat to shoes. */
const STRIP_SIZE = 0.88;
/** Degrees: somebody who walks in is seen from the side. */
const WALKING_YAW = 58;
/** Shares of the stage's width beyond an edge of the picture where nobody is seen. */
const OUTSIDE = 0.13;
/** Seconds over which a gesture comes and goes. */
const RAISE = 0.3;
const LOWER = 0.4;
/** A wave is over before the speech is. */
const WAVE = 1.7;
/** Seconds that a feeling's gesture is held in full. */
const GESTURE = 1.5;
/** Degrees that listeners turn their heads to who speaks. */
const LISTEN = 18;
/** Steps of that turn: what is the same is not drawn again. */
const STEPS = 6;
/** What a shot grows by until it ends. */
const PUSH = 0.05;

export function playersOf({ scene, cues }: ScenePicture, { width, height }: Size): Player[] {
  const shown = filmView(width, height);
  const places = scene.cast.map((member) => placeOf(member.position));
  const isNarrow = shown.width < NARROW;
  const rank = places.map((place, i) =>
    places.reduce(
      (before, other, k) => before + Number(other.x < place.x || (other.x === place.x && k < i)),
      0,
    ),
  );
  const gap = shown.width * (places.length > 2 ? 0.31 : 0.42);
  const looks = scene.cast.map((member) => lookOf(member.characterData));
  const statures = staturesOf(looks);
  const smaller = isNarrow ? (places.length > 2 ? 0.8 : 1) : STRIP_SIZE;
  return scene.cast.map((member, i) => {
    const place = places[i]!;
    const x = isNarrow ? 0.5 + (rank[i]! - (places.length - 1) / 2) * gap : place.x;
    const character = buildCharacter({ ...looks[i]!, quality: 'low' });
    const standing = { ...place, x, unit: place.unit * smaller * statures[i]! };
    return { member, character, place: standing, outside: outsideOf(x, shown), cues: cues[i] ?? [] };
  });
}

/** Beyond the nearer edge of the picture. */
const outsideOf = (x: number, { left, width }: View): number =>
  x < 0.5 ? left - OUTSIDE : left + width + OUTSIDE;

export function momentAt(
  picture: ScenePicture,
  players: readonly Player[],
  size: Size,
  frame: number,
  fps: number,
): SceneMoment {
  const { script, camera } = picture;
  const seconds = frame / fps;
  const shot = shotAt(script, seconds);
  // In movies people are drawn for every second frame, as in drawn films: half the work. The camera moves on each.
  const drawn = camera === 'films' ? frame - (frame % 2) : frame;
  const line = lineAt(script, seconds);
  const figures = stagedFor(
    shot,
    players.map((player, who) => standingOf(script, player, who, players, drawn, fps)),
    { camera, players, size },
  );
  const shown = viewOf(shot, picture, players, size);
  const before = camera === 'glides' ? script.shots[script.shots.indexOf(shot) - 1] : undefined;
  const view = before
    ? mixed(viewOf(before, picture, players, size), shown, movedShare(shot, seconds))
    : shown;
  const share = clamp01((seconds - shot.start) / Math.max(1, shot.end - shot.start));
  return {
    view,
    zoom: camera === 'glides' ? 1 : 1 + PUSH * share,
    figures,
    line,
    shot,
  };
}

/** Who is seen in a shot, the furthest first; whoever is looked past stands before the camera. */
function stagedFor(
  { subject }: FilmShot,
  figures: Standing[],
  { camera, players, size }: Pick<ScenePicture, 'camera'> & { players: readonly Player[]; size: Size },
): Standing[] {
  const inDepth = figures.sort((a, b) => a.place.ground - b.place.ground);
  if (subject.kind === 'wide') return inDepth;
  if (subject.kind === 'over') {
    const { who, past } = subject;
    const { past: place } = overView(players[who]!, players[past]!, size);
    return [
      ...inDepth.filter((one) => one.who === who),
      ...figures.filter((one) => one.who === past).map((one) => ({ ...one, place })),
    ];
  }
  const shown: readonly number[] = subject.kind === 'two' ? subject.who : [subject.who];
  return camera === 'films' ? inDepth.filter((one) => shown.includes(one.who)) : inDepth;
}

/** Everybody, or one person, with room above where words stand there. */
export const viewOf = (
  { subject }: FilmShot,
  { words }: ScenePicture,
  players: readonly Player[],
  size: Size,
): View => {
  if (subject.kind === 'wide') return filmView(size.width, size.height);
  if (subject.kind === 'two') {
    const both = subject.who.map((one) => players[one]!);
    return togetherView(both, size, words === 'balloons');
  }
  if (subject.kind === 'over') return overView(players[subject.who]!, players[subject.past]!, size).view;
  const { character, place } = players[subject.who]!;
  return closeView(character, place, subject.framing, size, words === 'balloons');
};

const mixed = (a: View, b: View, share: number): View => ({
  left: a.left + (b.left - a.left) * share,
  top: a.top + (b.top - a.top) * share,
  width: a.width + (b.width - a.width) * share,
  height: a.height + (b.height - a.height) * share,
});

/** Heads as they are when nobody moves: words do not follow every nod. */
export const headsAtRest = (players: readonly Player[], view: View, size: Size): Head[] =>
  players.map((player) =>
    headOf(player.character, poseAt('idle', 0), cameraFor(player.character, player.place, view, size)),
  );

function standingOf(
  script: FilmScript,
  player: Player,
  who: number,
  players: readonly Player[],
  frame: number,
  fps: number,
): Standing {
  const seconds = frame / fps;
  const share = enteredShare(script, who, seconds);
  if (share < 1) return entering(player, who, share, seconds);
  const listening = listeningPose(script, player, who, players, frame, fps);
  const weight = gestureWeight(script, who, seconds);
  if (weight === 0) return { who, place: player.place, pose: listening };
  return {
    who,
    place: player.place,
    pose: blendPoses(listening, lookingLike(listening, talkingPose(script, player, who, seconds)), weight),
  };
}

/** Who speaks goes on looking at who listens. */
function lookingLike({ turns: { head: gaze } }: Pose, pose: Pose): Pose {
  const [x = 0, y = 0, z = 0] = pose.turns.head ?? [];
  return { ...pose, turns: { ...pose.turns, head: [x, y * 0.6 + (gaze?.[1] ?? 0), z] } };
}

/** From the nearer side, walking, then turned to the middle. */
function entering(player: Player, who: number, share: number, seconds: number): Standing {
  const { place, member, outside: from } = player;
  const arriving = easeInOut((share - 0.8) / 0.2);
  const walking = from < place.x ? WALKING_YAW : -WALKING_YAW;
  const face = faceOf(member.characterData.personality.traits);
  const pose = blendPoses(poseAt('walking', seconds + who * 0.3), poseAt('idle', 0), arriving);
  return {
    who,
    place: { ...place, x: from + (place.x - from) * share, yaw: walking + (place.yaw - walking) * arriving },
    pose: { ...pose, face: { ...face, blink: pose.face.blink ?? 0 } },
  };
}

/** A movement in a loop of whole frames: the same frame comes again. */
function listeningPose(
  script: FilmScript,
  { member, place }: Player,
  who: number,
  players: readonly Player[],
  frame: number,
  fps: number,
): Pose {
  const movement = member.animation === 'talking' ? 'idle' : member.animation;
  const loop = Math.round(LOOP_SECONDS[movement] * fps);
  // Nobody moves in step with the others.
  const pose = poseAt(movement, ((frame + who * 17) % loop) / fps);
  const speaker = lineAt(script, frame / fps)?.speaker;
  const target = speaker === who ? nearestTo(players, who) : speaker;
  // A voice from outside stands nowhere.
  const at = target === undefined ? undefined : players[target]?.place.x;
  const towards = at === undefined ? 0 : Math.sign(at - place.x) * turnedShare(script, frame / fps);
  const [x = 0, y = 0, z = 0] = pose.turns.head ?? [];
  const turns = towards === 0 ? pose.turns : { ...pose.turns, head: [x, y + towards * LISTEN, z] as const };
  const heard = lineAt(script, frame / fps);
  const mood = heard && heard.speaker !== who ? faceFor(moodFor(heard.text), false) : {};
  const face = { ...faceOf(member.characterData.personality.traits), ...mood, blink: pose.face.blink ?? 0 };
  return { ...pose, turns, face };
}

/** Whom somebody speaks to. */
const nearestTo = (players: readonly Player[], who: number): number | undefined =>
  players
    .map((_, i) => i)
    .filter((i) => i !== who)
    .sort(
      (a, b) =>
        Math.abs(players[a]!.place.x - players[who]!.place.x) -
        Math.abs(players[b]!.place.x - players[who]!.place.x),
    )[0];

function turnedShare(script: FilmScript, seconds: number): number {
  const line = lineAt(script, seconds)!;
  const share = Math.min(clamp01((seconds - line.start) / 0.35), clamp01((line.end - seconds) / 0.25));
  return Math.round(share * STEPS) / STEPS;
}

/** 1 while somebody speaks, with a moment before and after. */
function gestureWeight({ lines }: FilmScript, who: number, seconds: number): number {
  let max = 0;
  for (const { speaker, start, end } of lines) {
    if (speaker !== who) continue;
    const rising = (seconds - (start - RAISE)) / RAISE;
    const falling = (end + LOWER - seconds) / LOWER;
    max = Math.max(max, Math.min(clamp01(rising), clamp01(falling)));
  }
  return easeInOut(max);
}

function talkingPose({ lines }: FilmScript, { member, cues }: Player, who: number, seconds: number): Pose {
  const near = lines
    .filter((one) => one.speaker === who)
    .sort((a, b) => distanceTo(a, seconds) - distanceTo(b, seconds))[0]!;
  const mood = {
    ...faceOf(member.characterData.personality.traits),
    ...faceFor(moodFor(near.text), true),
    open: 0,
    round: 0,
  };
  const part = { speed: 1, mood, cues, seed: who + 1 };
  const talking = speakingPose({ ...part, movement: 'talking' }, seconds);
  const gesture = turnsFor(moodFor(near.text));
  // The gesture comes with the first words; then the hands go on talking, half in it.
  if (gesture)
    return blendPoses(
      { ...talking, turns: { ...talking.turns, ...gesture } },
      talking,
      0.5 * easeInOut((seconds - near.start - GESTURE) / RAISE),
    );
  if (gestureOf(near.text) !== 'waving') return talking;
  const waving = speakingPose({ ...part, movement: 'waving' }, seconds);
  return blendPoses(waving, talking, easeInOut((seconds - near.start - WAVE) / RAISE));
}

const distanceTo = ({ start, end }: FilmLine, seconds: number): number =>
  seconds < start ? start - seconds : Math.max(0, seconds - end);
