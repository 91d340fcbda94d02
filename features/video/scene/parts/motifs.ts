/** What moves behind the words when there is no picture: each template has its own. All of it follows from the time alone. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Motif, TemplateLook } from '../template-look.ts';

type Draw = (canvas: Canvas2D, frame: Size, look: TemplateLook, time: number, energy: number) => void;

export function drawGround(canvas: Canvas2D, { width, height }: Size, look: TemplateLook): void {
  const fill = canvas.createLinearGradient(0, 0, width, height);
  fill.addColorStop(0, look.ground[0]);
  fill.addColorStop(1, look.ground[1]);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, width, height);
}

const disc = (canvas: Canvas2D, x: number, y: number, r: number) => {
  canvas.beginPath();
  canvas.arc(x, y, Math.max(0, r), 0, 2 * Math.PI);
  canvas.fill();
};

const MOTIFS: Record<Motif, Draw> = {
  rays(canvas, { width, height }, look, time, energy) {
    canvas.save();
    canvas.translate(width / 2, height * 0.55);
    canvas.rotate(time * 0.06 * energy);
    canvas.fillStyle = look.ink;
    canvas.globalAlpha = 0.07;
    const far = Math.hypot(width, height);
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 2 * Math.PI;
      canvas.beginPath();
      canvas.moveTo(0, 0);
      canvas.lineTo(Math.cos(a) * far, Math.sin(a) * far);
      canvas.lineTo(Math.cos(a + 0.26) * far, Math.sin(a + 0.26) * far);
      canvas.closePath();
      canvas.fill();
    }
    canvas.restore();
  },

  panels(canvas, { width, height }, look, time, energy) {
    canvas.save();
    canvas.fillStyle = look.accent;
    for (let i = 0; i < 3; i++) {
      canvas.globalAlpha = 0.06 + 0.04 * i;
      const x = width * (0.52 + i * 0.14) + Math.sin(time * 0.4 * energy + i) * width * 0.015;
      canvas.beginPath();
      canvas.roundRect(x, -height * 0.1, width * 0.1, height * 1.2, width * 0.02);
      canvas.fill();
    }
    canvas.restore();
  },

  steps(canvas, { width, height }, look, time, energy) {
    canvas.save();
    canvas.fillStyle = look.accent;
    canvas.strokeStyle = look.accent;
    canvas.lineWidth = height * 0.006;
    canvas.globalAlpha = 0.5;
    for (let i = 0; i < 5; i++) {
      const x = width * (0.12 + i * 0.19);
      const y = height * 0.9 + Math.sin(time * 1.2 * energy + i * 0.9) * height * 0.012;
      disc(canvas, x, y, height * 0.018);
      if (i === 4) continue;
      canvas.beginPath();
      canvas.moveTo(x + height * 0.03, y);
      canvas.lineTo(x + width * 0.19 - height * 0.03, y);
      canvas.stroke();
    }
    canvas.restore();
  },

  stickers(canvas, { width, height }, look, time, energy) {
    const random = seeded(11);
    canvas.save();
    canvas.fillStyle = look.accent;
    for (let i = 0; i < 14; i++) {
      const [x, y, r] = [random() * width, random() * height, (0.02 + random() * 0.05) * height];
      const beat = 1 + 0.18 * energy * Math.sin(time * 4 + i * 1.7);
      canvas.globalAlpha = 0.14 + 0.14 * random();
      disc(canvas, x, y, r * beat);
    }
    canvas.restore();
  },

  confetti(canvas, { width, height }, look, time, energy) {
    const random = seeded(5);
    const colours = [look.accent, '#67e8f9', '#f9a8d4', '#bef264', '#ffffff'];
    canvas.save();
    canvas.globalAlpha = 0.85;
    for (let i = 0; i < 90; i++) {
      const [x0, y0, speed, size] = [random(), random(), 0.06 + random() * 0.1, 0.008 + random() * 0.01];
      const y = (y0 + time * speed * energy) % 1.1;
      const x = x0 + Math.sin(time * 1.4 + i) * 0.012;
      canvas.save();
      canvas.translate(x * width, (y - 0.05) * height);
      canvas.rotate(time * (1 + random() * 3) + i);
      canvas.fillStyle = colours[i % colours.length]!;
      canvas.fillRect(-size * height, (-size * height) / 2, size * 2 * height, size * height);
      canvas.restore();
    }
    canvas.restore();
  },

  petals(canvas, { width, height }, look, time, energy) {
    const random = seeded(23);
    canvas.save();
    canvas.fillStyle = look.accent;
    for (let i = 0; i < 26; i++) {
      const [x0, y0, size] = [random(), random(), 0.012 + random() * 0.02];
      const y = (y0 + time * 0.035 * energy * (0.6 + random())) % 1.1;
      const x = x0 + Math.sin(time * 0.5 + i * 1.3) * 0.03;
      canvas.save();
      canvas.globalAlpha = 0.12 + random() * 0.2;
      canvas.translate(x * width, (y - 0.05) * height);
      canvas.rotate(i + time * 0.4);
      canvas.beginPath();
      canvas.ellipse(0, 0, size * height * 1.6, size * height * 0.8, 0, 0, 2 * Math.PI);
      canvas.fill();
      canvas.restore();
    }
    canvas.restore();
  },

  route(canvas, { width, height }, look, time, energy) {
    const point = (t: number): [number, number] => [
      width * (0.06 + 0.88 * t),
      height * (0.74 - 0.3 * t + 0.13 * Math.sin(t * 7)),
    ];
    canvas.save();
    canvas.fillStyle = look.accent;
    for (let i = 0; i <= 60; i++) {
      canvas.globalAlpha = 0.16 + 0.3 * (i / 60);
      disc(canvas, ...point(i / 60), height * 0.005);
    }
    canvas.globalAlpha = 1;
    disc(canvas, ...point((time * 0.05 * energy) % 1), height * 0.02);
    canvas.restore();
  },

  grid(canvas, { width, height }, look, time, energy) {
    canvas.save();
    canvas.strokeStyle = look.accent;
    canvas.lineWidth = 1;
    canvas.globalAlpha = 0.16;
    const step = height / 9;
    const shift = (time * 6 * energy) % step;
    for (let x = -shift; x < width; x += step) {
      canvas.beginPath();
      canvas.moveTo(x, 0);
      canvas.lineTo(x, height);
      canvas.stroke();
    }
    for (let y = 0; y < height; y += step) {
      canvas.beginPath();
      canvas.moveTo(0, y);
      canvas.lineTo(width, y);
      canvas.stroke();
    }
    canvas.restore();
  },
};

export const drawMotif: Draw = (canvas, frame, look, time, energy) =>
  MOTIFS[look.motif](canvas, frame, look, time, energy);
