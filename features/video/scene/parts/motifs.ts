/** What falls or floats over a page of words: confetti and petals. All of it follows from the time alone. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Motif, TemplateLook } from '../look/template-look.ts';

type Draw = (canvas: Canvas2D, frame: Size, look: TemplateLook, time: number, energy: number) => void;

const MOTIFS: Record<Motif, Draw> = {
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
};

export const drawMotif: Draw = (canvas, frame, look, time, energy) => {
  if (look.motif) MOTIFS[look.motif](canvas, frame, look, time, energy);
};
