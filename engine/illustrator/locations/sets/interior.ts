/** A room built to measure around what stands in it: floor, walls, ceiling and a window, in the colours of its purpose. */

import type { LightRig } from '#engine/sculpt/render/lights.ts';
import {
  addRgb,
  clamp,
  fract,
  luma,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import { type EnvironmentName, environment } from '../../light/environment.ts';
import type { TimeOfDay } from '../../scene.ts';
import { isPhotographic } from '../../styles/choose-style.ts';
import { type Stage, type StageContext, type StageView, throughPicture, traced } from '../stage.ts';
import { type RoomLook, roomLook } from './room-looks.ts';
import { wallArt } from './wall-art.ts';

/** Half the width and the height of a room for people, in metres. */
const HALF = 3.1;
const CEILING = 3;

/** What is seen through the window at each hour. */
const VIEWS: Partial<Record<TimeOfDay, EnvironmentName>> = { sunset: 'sunset', dawn: 'dawn' };

export interface RoomSize {
  half: number;
  height: number;
  /** z of the back wall. */
  back: number;
}

/** Rooms are for people; for what is larger they grow. */
export function roomSize(view: Pick<StageView, 'eye' | 'back' | 'hero'>): RoomSize {
  const grow = Math.max(1, view.hero / 2.1);
  return { half: HALF * grow, height: CEILING * grow, back: -(view.back + 1.1 * grow) };
}

export function interior(context: StageContext): Stage {
  const { light, noise, sky, scene, seed, aspect } = context;
  const chance = random(seed + 15);
  const look = roomLook(scene.place);
  const { fbm, hash } = noise;
  const side = chance() < 0.5 ? -1 : 1;
  const isDark = light.time === 'night' || look.isDim;
  const lamp: Rgb = scaleRgb(look.lamp, isDark ? 1 : 0.45);
  const day: Rgb = isDark
    ? scaleRgb(light.ambient, 0.5)
    : addRgb(scaleRgb(light.ambient, 0.62), light.key, 0.12);
  const ambient = scaleRgb(addRgb(day, lamp, 0.5), 0.8);
  const outdoors = environment(VIEWS[light.time] ?? 'park');
  const plaster = look.walls[Math.floor(chance() * look.walls.length)]!;

  const wallAlbedo = (a: number, b: number): Rgb => {
    const rough = 0.93 + 0.12 * fbm(a * 2.2, b * 2.2, 3);
    switch (look.wall) {
      case 'brick': {
        const row = Math.floor(b / 0.085);
        const across = a / 0.24 + (row % 2) * 0.5;
        const isJoint = fract(b / 0.085) < 0.13 || fract(across) < 0.05;
        const tone = 0.78 + 0.44 * hash(Math.floor(across), row);
        return isJoint ? scaleRgb(rgb('#b9aa9a'), 0.7) : scaleRgb(plaster, tone * rough);
      }
      case 'tile': {
        const isJoint = fract(a / 0.16) < 0.035 || fract(b / 0.16) < 0.035;
        const isTiled = b < 1.55;
        return isTiled
          ? scaleRgb(
              isJoint ? rgb('#c9c6bf') : look.accent,
              0.9 + 0.1 * hash(Math.floor(a / 0.16), Math.floor(b / 0.16)),
            )
          : scaleRgb(plaster, rough);
      }
      case 'wood': {
        const board = Math.floor(a / 0.19);
        const grain = 0.7 + 0.5 * fbm(a * 9 + board * 5, b * 0.9 + board * 3, 4);
        return scaleRgb(plaster, grain * (fract(a / 0.19) < 0.03 ? 0.5 : 1));
      }
      case 'panel': {
        const isPanel = b < 0.95;
        const rail = Math.abs(b - 0.95) < 0.035 ? 1.15 : 1;
        const groove = isPanel && fract(a / 0.55) < 0.025 ? 0.8 : 1;
        return scaleRgb(isPanel ? look.accent : plaster, rough * rail * groove);
      }
      case 'curtain': {
        const fold = 0.5 + 0.5 * Math.sin(a * 17 + 1.4 * Math.sin(a * 5.3) + 0.35 * Math.sin(b * 2));
        return scaleRgb(plaster, 0.3 + 1.1 * fold ** 1.6);
      }
      case 'glass': {
        const isBar = fract(a / 0.72) < 0.07 || fract(b / 0.9) < 0.06;
        if (isBar) return rgb('#dfe8e2');
        const leaf = fbm(a * 3.2, b * 3.2, 4);
        return mixRgb(
          mixRgb(rgb('#5f9a4a'), rgb('#b9dca0'), leaf),
          rgb('#cfe6ef'),
          smoothstep(0.9, 2.6, b + leaf),
        );
      }
      case 'stone': {
        const row = Math.floor(b / 0.3);
        const across = a / 0.5 + hash(row, 3);
        const isJoint = fract(b / 0.3) < 0.06 || fract(across) < 0.04;
        return scaleRgb(plaster, (isJoint ? 0.55 : 0.8 + 0.35 * hash(Math.floor(across), row + 9)) * rough);
      }
      default:
        return scaleRgb(plaster, rough);
    }
  };

  const floorAlbedo = (x: number, z: number): Rgb => {
    switch (look.floor) {
      case 'checker': {
        const isLight = (Math.floor(x / 0.42) + Math.floor(z / 0.42)) % 2 === 0;
        return scaleRgb(
          isLight ? look.floorColour : scaleRgb(look.floorColour, 0.32),
          0.94 + 0.1 * fbm(x * 3, z * 3, 3),
        );
      }
      case 'tile': {
        const isJoint = fract(x / 0.5) < 0.02 || fract(z / 0.5) < 0.02;
        return scaleRgb(
          look.floorColour,
          (isJoint ? 0.7 : 0.92 + 0.14 * hash(Math.floor(x / 0.5), Math.floor(z / 0.5))) *
            (0.95 + 0.1 * fbm(x * 4, z * 4, 3)),
        );
      }
      case 'concrete':
        return scaleRgb(look.floorColour, 0.8 + 0.36 * fbm(x * 1.3, z * 1.3, 4));
      case 'carpet':
        return scaleRgb(look.floorColour, 0.86 + 0.26 * noise.noise(x * 60, z * 60));
      case 'stage': {
        const board = Math.floor(x / 0.16);
        return scaleRgb(
          look.floorColour,
          (0.75 + 0.4 * fbm(x * 12 + board * 5, z * 0.9 + board, 3)) * (fract(x / 0.16) < 0.04 ? 0.6 : 1),
        );
      }
      default: {
        const board = Math.floor(x / 0.15);
        const joint = fract(x / 0.15) < 0.03 || fract(z / 1.4 + hash(board, 2)) < 0.006 ? 0.55 : 1;
        return scaleRgb(
          mixRgb(look.floorColour, scaleRgb(look.floorColour, 1.35), hash(board, 5)),
          (0.72 + 0.45 * fbm(x * 16 + board * 7, z * 1.4 + board * 3, 4)) * joint,
        );
      }
    }
  };

  const render: Stage['render'] = (width, height, tick, view) => {
    const room = roomSize(view);
    // Where it is in the picture, however near the viewer is.
    const reach = ((view.eye[2] - room.back) * aspect) / (2 * view.focal);
    const pane = {
      x:
        side * Math.min(room.half * 0.5, 0.62 * reach) +
        clamp(view.eye[0], -0.3 * room.half, 0.3 * room.half),
      y: room.height * 0.56,
      w: room.half * 0.26,
      h: room.height * 0.25,
    };
    const hangs = wallArt({
      ...room,
      place: scene.place,
      side,
      chance: random(seed + 33),
      noise,
      accent: look.accent,
    });
    const seen = new Float32Array(3);
    /** A real garden or street far out of focus, over-bright as behind any window; at night only the sky. */
    const outside = (x: number, y: number): Rgb => {
      const [across, up] = [(x - pane.x) / pane.w, (y - pane.y) / pane.h];
      if (light.time === 'night') return sky(across * 0.2, 0.1 + 0.18 * (up + 1), -1);
      outdoors.blurred(across * 0.5, 0.12 + 0.3 * up, -1, seen);
      const bright = 0.55 + 0.45 * smoothstep(-0.6, 1, up);
      const grey = luma(seen[0]!, seen[1]!, seen[2]!);
      return [0, 1, 2].map((c) => {
        const calm = 0.5 * (seen[c]! + grey);
        return 0.3 * bright + (1.5 * calm) / (1 + 0.5 * calm);
      }) as Rgb;
    };
    const lit = (x: number, y: number, z: number): Rgb => {
      // From the window's side, and from lamps over the middle.
      const toWindow = Math.hypot(x - pane.x, (y - pane.y) * 0.7, z - room.back) / room.half;
      const share = look.window ? Math.exp(-toWindow * 0.85) : 0.25;
      const glow = Math.exp(-Math.hypot(x * 0.7, y - room.height * 0.9, z * 0.5) / (room.height * 0.8));
      return addRgb(addRgb(ambient, light.key, (isDark ? 0.02 : 0.3) * share), lamp, 0.9 * glow);
    };
    const corner = (d: number): number => 1 - 0.42 * Math.exp(-d / (0.22 * room.height));
    const wallAt = (x: number, y: number): Rgb => {
      const [ax, ay] = [Math.abs(x - pane.x) / pane.w, Math.abs(y - pane.y) / pane.h];
      if (look.window && ax < 1.1 && ay < 1.08) {
        const isBar = ax > 1 || ay > 1 || ax < 0.04 || Math.abs(y - pane.y - pane.h * 0.2) < pane.h * 0.035;
        return isBar
          ? multiplyRgb(rgb('#efe9df'), scaleRgb(lit(x, y, room.back), 0.9))
          : scaleRgb(outside(x, y), isDark ? 0.9 : 1.25);
      }
      const edge = corner(y) * corner(room.height - y) * corner(room.half - Math.abs(x));
      return scaleRgb(multiplyRgb(hangs(x, y) ?? wallAlbedo(x, y), lit(x, y, room.back)), edge);
    };
    const shade = (u: number, v: number): Rgb => {
      const [dx, dy, dz] = throughPicture(view, u, v);
      const [ex, ey, ez] = view.eye;
      const tBack = (room.back - ez) / dz;
      const tSide =
        dx === 0
          ? Infinity
          : (Math.sign(dx) * room.half * 1.15 + (Math.abs(ex) > room.half ? ex : 0) - ex) / dx;
      const tFloor = dy < 0 ? -ey / dy : Infinity;
      const tTop = dy > 0 ? (room.height - ey) / dy : Infinity;
      const t = Math.min(tBack, tSide, tFloor, tTop);
      const [x, y, z] = [ex + dx * t, ey + dy * t, ez + dz * t];
      let colour: Rgb;
      if (t === tFloor) {
        const plain = multiplyRgb(floorAlbedo(x, z), lit(x, 0, z));
        // What stands behind is seen in a polished floor.
        const mirrored =
          look.polish > 0
            ? wallAt(
                clamp(x, -room.half, room.half),
                clamp(((z - room.back) * ey) / Math.max(0.2, ez - z), 0, room.height),
              )
            : plain;
        colour = scaleRgb(
          mixRgb(plain, mirrored, look.polish),
          corner(z - room.back) * corner(room.half * 1.15 - Math.abs(x)),
        );
      } else if (t === tTop)
        colour = scaleRgb(multiplyRgb(look.ceiling, lit(x, y, z)), 0.85 * corner(z - room.back));
      else if (t === tBack) colour = wallAt(x, y);
      else
        colour = scaleRgb(
          multiplyRgb(wallAlbedo(z, y), lit(x, y, z)),
          0.86 * corner(y) * corner(z - room.back),
        );
      return scaleRgb(colour, 1 - 0.22 * smoothstep(0.4, 0.85, Math.hypot(u / aspect, v - 0.5)));
    };
    return traced(shade)(width, height, tick, view);
  };

  return {
    render,
    // Behind somebody in focus it is out of focus anyway.
    detail: isPhotographic(context.style) ? 0.64 : 0.8,
    horizon: 0.46,
    ground: 0.88,
    footing: 'ground',
    bounce: mixRgb(look.floorColour, [0.4, 0.36, 0.32], 0.4),
    rig: roomRig(look, side, isDark, light.key, lamp),
    polish: look.polish,
    glow: isDark ? 0.55 : 0.3,
  };
}

function roomRig(look: RoomLook, side: number, isDark: boolean, sun: Rgb, lamp: Rgb): LightRig {
  const day = mixRgb([1.1, 1.05, 0.98], scaleRgb(sun, 0.6), 0.4);
  const key: Rgb = look.isDim
    ? scaleRgb(look.lamp, 1.7)
    : isDark
      ? scaleRgb(look.lamp, 1.35)
      : scaleRgb(day, 1.35);
  return {
    key: { direction: look.isDim ? [side * 0.3, 1, 0.5] : [side * 0.75, 0.75, 0.55], colour: key },
    fill: { direction: [-side * 0.8, 0.3, 0.7], colour: addRgb([0.22, 0.23, 0.26], lamp, 0.2) },
    rim: { direction: [-side * 0.5, 0.5, -0.8], colour: addRgb([0.5, 0.5, 0.52], lamp, 0.7) },
    sky: addRgb(isDark ? [0.24, 0.22, 0.22] : [0.46, 0.46, 0.46], lamp, 0.25),
    ground: addRgb([0.2, 0.17, 0.14], lamp, 0.12),
    softness: 0.06,
  };
}
