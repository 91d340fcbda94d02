/** Places drawn by hand: a concert stage and a recording room. All of it follows from the moment alone. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Pulse } from './pulse.ts';

type Paint = (canvas: Canvas2D, size: Size, pulse: Pulse) => void;

/** Where the floor begins, as a share of the height. */
export const HORIZON = 0.66;

const fillDown = (
  canvas: Canvas2D,
  { width, height }: Size,
  stops: readonly [number, string][],
  from = 0,
  to = 1,
) => {
  const fill = canvas.createLinearGradient(0, from * height, 0, to * height);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  canvas.fillStyle = fill;
  canvas.fillRect(0, from * height, width, (to - from) * height);
};

/** A wall of light behind the band, whose columns rise with the music. */
function lightWall(canvas: Canvas2D, { width, height }: Size, { beat, energy, seconds, hue }: Pulse): void {
  const [left, top, wide, tall] = [0.2 * width, 0.1 * height, 0.6 * width, 0.5 * height];
  canvas.fillStyle = '#0a0618';
  canvas.fillRect(left, top, wide, tall);
  const columns = 28;
  const step = wide / columns;
  for (let i = 0; i < columns; i++) {
    const wave = 0.5 + 0.5 * Math.sin(seconds * 2.1 + i * 0.7) * Math.sin(seconds * 1.3 + i * 0.31);
    const level = (0.2 + 0.6 * wave * energy + 0.3 * beat * (1 - Math.abs(i / columns - 0.5))) * 0.85;
    const rows = Math.round(14 * level);
    for (let row = 0; row < rows; row++) {
      canvas.fillStyle = `hsl(${hue + i * 4 - row * 3} 90% ${42 + row * 2.4}%)`;
      canvas.globalAlpha = 0.55 + 0.35 * beat;
      canvas.fillRect(
        left + i * step + step * 0.12,
        top + tall - (row + 1) * (tall / 15),
        step * 0.76,
        tall / 22,
      );
    }
  }
  canvas.globalAlpha = 1;
}

const concert: Paint = (canvas, size, pulse) => {
  const { width, height } = size;
  fillDown(
    canvas,
    size,
    [
      [0, '#05030f'],
      [0.7, '#1b0f3a'],
      [1, '#2a1650'],
    ],
    0,
    HORIZON,
  );
  lightWall(canvas, size, pulse);
  // Speakers at the sides.
  for (const side of [0, 1]) {
    const x = side === 0 ? 0.05 * width : 0.85 * width;
    for (let i = 0; i < 4; i++) {
      canvas.fillStyle = i % 2 === 0 ? '#0d0a1a' : '#120e24';
      canvas.fillRect(x, (0.12 + i * 0.135) * height, 0.1 * width, 0.128 * height);
      canvas.fillStyle = `rgba(60,50,100,${0.55 + 0.35 * pulse.beat})`;
      canvas.beginPath();
      canvas.arc(x + 0.05 * width, (0.184 + i * 0.135) * height, (0.036 + 0.004 * pulse.beat) * width, 0, 7);
      canvas.fill();
    }
  }
  // The truss.
  canvas.fillStyle = '#17122b';
  canvas.fillRect(0, 0.05 * height, width, 0.018 * height);
  canvas.fillRect(0, 0.085 * height, width, 0.008 * height);
  fillDown(
    canvas,
    size,
    [
      [0, '#3a2169'],
      [0.25, '#23143f'],
      [1, '#0a0616'],
    ],
    HORIZON,
    1,
  );
  canvas.strokeStyle = 'rgba(150,120,255,0.13)';
  canvas.lineWidth = Math.max(1, height / 480);
  for (let i = -8; i <= 8; i++) {
    canvas.beginPath();
    canvas.moveTo(width * (0.5 + i * 0.055), HORIZON * height);
    canvas.lineTo(width * (0.5 + i * 0.16), height);
    canvas.stroke();
  }
};

const studio: Paint = (canvas, size, { beat, seconds }) => {
  const { width, height } = size;
  fillDown(
    canvas,
    size,
    [
      [0, '#2b211c'],
      [1, '#4a382d'],
    ],
    0,
    HORIZON,
  );
  // Acoustic wedges.
  const columns = 12;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < columns; i++) {
      const light = ((row + i) % 2 === 0 ? 30 : 23) + Math.round(4 * Math.sin(i * 1.7 + row));
      canvas.fillStyle = `hsl(${22 + ((i * 7) % 10)} 24% ${light}%)`;
      canvas.fillRect(
        (i / columns) * width + 2,
        (0.03 + row * 0.15) * height,
        width / columns - 4,
        0.14 * height,
      );
      canvas.fillStyle = 'rgba(0,0,0,0.14)';
      canvas.fillRect(
        (i / columns) * width + 2,
        (0.1 + row * 0.15) * height,
        width / columns - 4,
        0.07 * height,
      );
    }
  // The sign over the door glows with the beat.
  canvas.fillStyle = '#1a0c0c';
  canvas.beginPath();
  canvas.roundRect(0.78 * width, 0.1 * height, 0.15 * width, 0.085 * height, 0.012 * height);
  canvas.fill();
  canvas.fillStyle = `rgba(255,${70 + 40 * beat},${60 + 30 * beat},${0.8 + 0.2 * beat})`;
  canvas.font = `700 ${Math.round(Math.min(height * 0.042, width * 0.026))}px "Film Sans", Arial, sans-serif`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillText('ON AIR', 0.855 * width, 0.144 * height);
  fillDown(
    canvas,
    size,
    [
      [0, '#7a5537'],
      [0.5, '#5d3f29'],
      [1, '#33221a'],
    ],
    HORIZON,
    1,
  );
  const rug = canvas.createRadialGradient(
    0.5 * width,
    0.86 * height,
    0,
    0.5 * width,
    0.86 * height,
    0.36 * width,
  );
  rug.addColorStop(0, '#8f2f3c');
  rug.addColorStop(0.85, '#6d2233');
  rug.addColorStop(1, 'rgba(109,34,51,0)');
  canvas.fillStyle = rug;
  canvas.beginPath();
  canvas.ellipse(0.5 * width, 0.86 * height, 0.36 * width, 0.12 * height, 0, 0, 7);
  canvas.fill();
  lamp(canvas, size, 0.1, seconds);
  lamp(canvas, size, 0.92, seconds + 2);
  guitarOnStand(canvas, size, 0.2);
};

function lamp(canvas: Canvas2D, { width, height }: Size, at: number, seconds: number): void {
  const [x, y] = [at * width, 0.34 * height];
  canvas.strokeStyle = '#1c1613';
  canvas.lineWidth = 0.008 * height;
  canvas.beginPath();
  canvas.moveTo(x, y);
  canvas.lineTo(x, 0.74 * height);
  canvas.stroke();
  const glow = canvas.createRadialGradient(x, y, 0, x, y, 0.3 * height);
  glow.addColorStop(0, `rgba(255,214,150,${0.6 + 0.04 * Math.sin(seconds * 3)})`);
  glow.addColorStop(1, 'rgba(255,190,110,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(x - 0.3 * height, y - 0.3 * height, 0.6 * height, 0.6 * height);
  canvas.fillStyle = '#ffe7c0';
  canvas.beginPath();
  canvas.moveTo(x - 0.05 * height, y + 0.04 * height);
  canvas.lineTo(x - 0.03 * height, y - 0.05 * height);
  canvas.lineTo(x + 0.03 * height, y - 0.05 * height);
  canvas.lineTo(x + 0.05 * height, y + 0.04 * height);
  canvas.closePath();
  canvas.fill();
}

function guitarOnStand(canvas: Canvas2D, { width, height }: Size, at: number): void {
  canvas.save();
  canvas.translate(at * width, 0.66 * height);
  canvas.rotate(0.14);
  canvas.fillStyle = '#8a4b20';
  canvas.beginPath();
  canvas.ellipse(0, 0, 0.055 * height, 0.06 * height, 0, 0, 7);
  canvas.fill();
  canvas.beginPath();
  canvas.ellipse(0, -0.075 * height, 0.042 * height, 0.046 * height, 0, 0, 7);
  canvas.fill();
  canvas.fillStyle = '#2a160c';
  canvas.beginPath();
  canvas.arc(0, -0.03 * height, 0.018 * height, 0, 7);
  canvas.fill();
  canvas.fillRect(-0.006 * height, -0.31 * height, 0.012 * height, 0.26 * height);
  canvas.fillRect(-0.012 * height, -0.35 * height, 0.024 * height, 0.045 * height);
  canvas.restore();
}

export const BACKDROPS = { concert, studio } as const;

/** People before the stage: dark against the light, arms up where the music is strong, each with a beat of their own. */
export function drawCrowd(
  canvas: Canvas2D,
  { width, height }: Size,
  { bounce, energy, seconds }: Pulse,
): void {
  const random = seeded(11);
  canvas.fillStyle = '#06030d';
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 15; i++) {
      const x = ((i + random() * 0.8 + row * 0.5) / 15) * 1.1 * width - 0.05 * width;
      const size = height * (0.052 + 0.012 * random()) * (1 + row * 0.3);
      const lift = bounce * height * 0.014 * (0.5 + energy) * (random() > 0.3 ? 1 : 0.3);
      const y = height * (0.955 + row * 0.065) - lift;
      canvas.globalAlpha = 0.92;
      canvas.beginPath();
      canvas.arc(x, y, size * 0.62, 0, 7);
      canvas.fill();
      canvas.beginPath();
      canvas.ellipse(x, y + size * 1.5, size * 1.15, size, 0, 0, 7);
      canvas.fill();
      if (random() < 0.2 + 0.5 * energy) {
        const sway = Math.sin(seconds * 2 + i) * size * 0.25;
        for (const side of random() > 0.5 ? [-1, 1] : [1]) {
          canvas.save();
          canvas.lineWidth = size * 0.34;
          canvas.lineCap = 'round';
          canvas.strokeStyle = '#06030d';
          canvas.beginPath();
          canvas.moveTo(x + side * size * 0.8, y + size);
          canvas.lineTo(x + side * size * 0.95 + sway, y - size * (1 + 0.5 * bounce));
          canvas.stroke();
          canvas.restore();
        }
      }
    }
  canvas.globalAlpha = 1;
}
