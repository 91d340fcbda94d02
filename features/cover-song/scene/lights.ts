/** Light over the place: beams that swing with the bars and flash with the beat, haze, and the mood that was chosen. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { type LightRig, STUDIO } from '#engine/sculpt/render/lights.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Lighting, SceneType } from '../enums.ts';
import type { Pulse } from './pulse.ts';

/** How the performer is lit. */
export const RIGS: Record<Lighting, LightRig> = {
  normal: STUDIO,
  dramatic: {
    ...STUDIO,
    key: { direction: [-0.75, 0.75, 0.5], colour: [2.2, 1.8, 1.95] },
    fill: { direction: [0.9, 0.1, 0.5], colour: [0.26, 0.26, 0.55] },
    rim: { direction: [0.8, 0.5, -0.7], colour: [1.9, 1.3, 2.2] },
    sky: [0.42, 0.4, 0.6],
    ground: [0.24, 0.18, 0.3],
  },
  soft: {
    ...STUDIO,
    key: { direction: [-0.35, 0.6, 0.9], colour: [1.35, 1.2, 1.02] },
    fill: { direction: [0.7, 0.3, 0.8], colour: [0.55, 0.5, 0.48] },
    rim: { direction: [0.6, 0.6, -0.7], colour: [1.1, 0.9, 0.7] },
    softness: 0.05,
  },
  bright: {
    ...STUDIO,
    key: { direction: [-0.45, 0.85, 0.8], colour: [2.1, 2, 1.85] },
    fill: { direction: [0.9, 0.3, 0.7], colour: [0.6, 0.64, 0.7] },
    sky: [0.8, 0.85, 0.95],
  },
};

interface Mood {
  /** Beams in all, and how strong. */
  beams: number;
  strength: number;
  /** Laid over everything: colour and strength. */
  wash: string;
  /** Darkness of the corners. */
  vignette: number;
}

const MOODS: Record<Lighting, Mood> = {
  normal: { beams: 5, strength: 0.16, wash: 'rgba(0,0,0,0)', vignette: 0.28 },
  dramatic: { beams: 7, strength: 0.3, wash: 'rgba(16,4,40,0.14)', vignette: 0.62 },
  soft: { beams: 3, strength: 0.11, wash: 'rgba(255,196,140,0.13)', vignette: 0.2 },
  bright: { beams: 5, strength: 0.2, wash: 'rgba(255,255,246,0.11)', vignette: 0.08 },
};

/** Under the open sky lamps are few: there the light of day does the work. */
const SHARE: Record<SceneType, number> = { concert: 1, studio: 0.35, outdoor: 0.16, urban: 0.6, custom: 0.4 };

/** Behind the performer. */
export function drawBeams(
  canvas: Canvas2D,
  { width, height }: Size,
  pulse: Pulse,
  lighting: Lighting,
  place: SceneType,
): void {
  const { beams, strength } = MOODS[lighting];
  const power = strength * SHARE[place] * (0.55 + 0.45 * pulse.energy) * (0.6 + 0.9 * pulse.beat);
  if (power < 0.01) return;
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  for (let i = 0; i < beams; i++) {
    const from = ((i + 0.5) / beams) * width;
    const swing = Math.sin(pulse.seconds * 0.7 + i * 1.9 + Math.floor(pulse.bar / 2)) * 0.2;
    const to = from + swing * width;
    const wide = width * 0.075;
    const fill = canvas.createLinearGradient(from, 0, to, height * 0.9);
    const hue = pulse.hue + (i % 2) * 48;
    fill.addColorStop(0, `hsla(${hue}, 95%, 70%, ${power})`);
    fill.addColorStop(1, `hsla(${hue}, 95%, 55%, 0)`);
    canvas.fillStyle = fill;
    canvas.beginPath();
    canvas.moveTo(from - width * 0.006, height * 0.06);
    canvas.lineTo(from + width * 0.006, height * 0.06);
    canvas.lineTo(to + wide, height * 0.92);
    canvas.lineTo(to - wide, height * 0.92);
    canvas.closePath();
    canvas.fill();
  }
  canvas.restore();
}

/** Before everything: dust in the light, the mood's colour, and darker corners. */
export function drawMood(
  canvas: Canvas2D,
  { width, height }: Size,
  pulse: Pulse,
  lighting: Lighting,
  place: SceneType,
): void {
  const { wash, vignette } = MOODS[lighting];
  drawDust(canvas, { width, height }, pulse, place);
  canvas.fillStyle = wash;
  canvas.fillRect(0, 0, width, height);
  const fill = canvas.createRadialGradient(
    width / 2,
    height * 0.48,
    height * 0.45,
    width / 2,
    height * 0.5,
    Math.hypot(width, height) * 0.58,
  );
  fill.addColorStop(0, 'rgba(4,2,12,0)');
  fill.addColorStop(1, `rgba(4,2,12,${vignette})`);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, width, height);
}

function drawDust(canvas: Canvas2D, { width, height }: Size, { seconds }: Pulse, place: SceneType): void {
  const random = seeded(23);
  const colour = { concert: 295, studio: 38, outdoor: 52, urban: 200, custom: 40 }[place];
  canvas.save();
  for (let i = 0; i < 26; i++) {
    const depth = 0.4 + random() * 0.6;
    const x = (random() + seconds * 0.008 * depth * (random() > 0.5 ? 1 : -1) + 2) % 1;
    const y = (random() - seconds * 0.012 * depth + 20) % 1;
    canvas.globalAlpha = 0.1 + 0.12 * Math.sin(seconds * 1.7 + i) ** 2;
    canvas.fillStyle = `hsl(${colour} 80% 85%)`;
    canvas.beginPath();
    canvas.arc(x * width, y * height, height * 0.0032 * (0.5 + depth), 0, 7);
    canvas.fill();
  }
  canvas.restore();
}
