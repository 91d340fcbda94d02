/** Where the camera of a shot stands, worked out from the performer's own head and body: faces are never cut, whatever the figure or the format. */

import type { Character } from '#engine/character/build-character.ts';
import { moved, type Pose, transformsOf } from '#engine/character/motion/pose.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { aim, type Camera, project } from '#engine/sculpt/render/camera.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { HORIZON } from './backdrops.ts';
import type { Shot } from './shots.ts';

/** What a camera has to know of a body, in the figure's units; heights from the ground. */
export interface Stature {
  /** Top of hair or hat. */
  crown: number;
  chin: number;
  hips: number;
  /** Half the breadth of the head with its hair, of a hat's brim, and of the body with its elbows. */
  head: number;
  brim: number;
  body: number;
  middle: Vec3;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** How a performer's picture is drawn, and where it is put. */
export interface Framed {
  /** Pixels of the picture. */
  width: number;
  height: number;
  camera: Camera;
  /** Where it lies in the frame, in pixels of the frame. */
  place: Box;
  /** Height in the frame at which the feet stand; undefined where no feet are shown. */
  ground: number | undefined;
}

/** Degrees: full angle of view across a picture's height, and how far the camera looks down. */
const ANGLE = 24;
const PITCH = 5;
const DISTANCE = 1 / (2 * Math.tan((ANGLE * Math.PI) / 360));
/** Share of the head's way that the camera of a near shot goes along; the rest is seen as movement. */
const FOLLOW = 0.88;
/** Room around a whole figure for arms and jumps, in the figure's units. */
const ROOM = { above: 0.36, below: 0.22, wide: 3.6 };
/** The most of the frame's width that a head may take, and that its hat may. */
const HEAD_SHARE = 0.64;
const BRIM_SHARE = 0.77;
/** Everything else above the chin is worn. */
const HEAD_PARTS: ReadonlySet<string> = new Set(['head', 'hair', 'face']);

export function statureOf({ skeleton, figure, parts, hi }: Character): Stature {
  const { joints } = skeleton;
  const chin = joints.head[1] - 0.56 * figure.head * figure.face.lower;
  const breadth = (wanted: (name: string) => boolean): number => {
    let max = 0.5 * figure.head;
    for (const { name, positions } of parts)
      if (wanted(name))
        for (let i = 0; i < positions.length; i += 3)
          if (positions[i + 1]! > chin) max = Math.max(max, Math.abs(positions[i]!));
    return max;
  };
  return {
    crown: hi[1],
    chin,
    hips: joints.hips[1],
    head: breadth((name) => HEAD_PARTS.has(name)),
    brim: breadth(() => true),
    body: joints.shoulderL[0] + 0.5,
    middle: joints.head,
  };
}

export function framePerformer(
  character: Character,
  stature: Stature,
  { pose, shot, frame, fineness }: { pose: Pose; shot: Shot; frame: Size; fineness: number },
): Framed {
  const head = headOf(character, pose);
  const narrow = Math.min(1, (frame.width / frame.height) * (9 / 16));
  // What stands aside in a broad frame stands nearly in the middle of a narrow one.
  const seen = { ...shot, x: 0.5 + (shot.x - 0.5) * narrow };
  return shot.framing === 'full'
    ? wholeFigure(stature, seen, frame, fineness, head)
    : nearShot(stature, seen, frame, fineness, head);
}

/** From the shoulders or the hips up: the picture fills the frame, and the head has its place in it. */
function nearShot(stature: Stature, shot: Shot, frame: Size, fineness: number, head: Vec3): Framed {
  const { crown, chin, hips, middle } = stature;
  const tall = crown - chin;
  const top = crown + 0.16 * tall;
  const bottom = shot.framing === 'bust' ? chin - 0.62 * tall : Math.min(hips - 0.08, chin - tall);
  const brim = stature.brim / BRIM_SHARE;
  const wide = 2 * Math.max(brim, shot.framing === 'bust' ? stature.head / HEAD_SHARE : stature.body);
  // What lies across from the middle of the frame is nearer to its edge.
  const aside = 1 - 2 * Math.abs(shot.x - 0.5);
  const shown = Math.max(top - bottom, (wide * frame.height) / frame.width / aside);
  const width = Math.round(frame.width * fineness);
  const height = Math.round(frame.height * fineness);
  const rest = (axis: 0 | 1 | 2) => middle[axis] + (head[axis] - middle[axis]) * FOLLOW;
  const camera = aim(
    [rest(0), rest(1), rest(2)],
    { yaw: shot.yaw, pitch: PITCH, angle: ANGLE },
    shown * DISTANCE,
    width,
    height,
  );
  return {
    width,
    height,
    // In tall frames the head stays in the upper part, and more of the body is seen.
    camera: { ...camera, centreX: shot.x * width, centreY: ((top - middle[1]) / (top - bottom)) * height },
    place: { x: 0, y: 0, width: frame.width, height: frame.height },
    ground: undefined,
  };
}

/** Where feet stand on the floor, as a share of the height: further back for a small figure. */
const feetAt = (tall: number): number => Math.min(0.97, HORIZON + 0.12 + 0.2 * tall);

/** Head to feet: a picture of its own, put where the feet shall stand. */
function wholeFigure(stature: Stature, shot: Shot, frame: Size, fineness: number, head: Vec3): Framed {
  const high = stature.crown + ROOM.above + ROOM.below;
  // Broad hats on small figures need the breadth of a narrow frame.
  const broadest = (frame.width * BRIM_SHARE) / (2 * Math.max(stature.brim, stature.body));
  const scale = Math.min((shot.tall * frame.height) / stature.crown, broadest);
  const size = { width: ROOM.wide * scale, height: high * scale };
  const width = Math.round(size.width * fineness);
  const height = Math.round(size.height * fineness);
  const target: Vec3 = [0, high / 2 - ROOM.below, 0];
  const camera = aim(target, { yaw: shot.yaw, pitch: PITCH, angle: ANGLE }, high * DISTANCE, width, height);
  const feet = (project(camera, [0, 0, 0]).y / height) * size.height;
  const ground = feetAt((scale * stature.crown) / frame.height) * frame.height;
  const left = shot.x * frame.width - size.width / 2;
  // The camera goes along with those who would dance out of the picture.
  const middle = left + (project(camera, head).x / width) * size.width;
  const edge = Math.min(frame.width / 2, Math.max(stature.brim * 1.36, stature.head * 1.75) * scale);
  const within = Math.min(frame.width - edge, Math.max(edge, middle));
  return {
    width,
    height,
    camera,
    place: { x: left + within - middle, y: ground - feet, ...size },
    ground,
  };
}

function headOf({ skeleton }: Character, pose: Pose): Vec3 {
  const at = skeleton.bones.findIndex((one) => one.name === 'head');
  return moved(transformsOf(skeleton.bones, pose)[at]!, skeleton.joints.head);
}
