/** Ground for figures in space: the curve of a moon along the lower edge, with craters. */

const CRATERS = [
  [0.12, 0.93, 0.05],
  [0.3, 0.88, 0.028],
  [0.47, 0.95, 0.07],
  [0.66, 0.87, 0.024],
  [0.78, 0.93, 0.055],
  [0.92, 0.89, 0.034],
  [0.58, 0.9, 0.02],
] as const;

/** Seen this flat, a circle on the ground is so much wider than high. */
const FLAT = 3.2;

export function addMoon(rgba: Uint8ClampedArray, width: number, height: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const edge = 0.775 + 0.1 * (u - 0.5) ** 2;
      const inside = Math.max(0, Math.min(1, (v - edge) * height * 0.5));
      if (inside === 0) continue;
      const deep = (v - edge) / (1 - edge);
      let light = 0.5 + 0.32 * deep + 0.5 * Math.exp(-deep * 22);
      for (const [cu, cv, size] of CRATERS) {
        const d = Math.hypot((u - cu) / size, ((v - cv) / size) * FLAT);
        if (d < 1) light -= 0.16 * (1 - d * d) + 0.12 * Math.max(0, (cv - v) / size) * FLAT;
        else if (d < 1.25) light += 0.1 * (1 - (d - 1) / 0.25);
      }
      // Dust: the same grains every time.
      const grain = (Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;
      light += 0.03 * grain;
      const o = (y * width + x) * 4;
      for (const [c, tone] of [168, 152, 190].entries())
        rgba[o + c] = rgba[o + c]! * (1 - inside) + tone * light * inside;
    }
}
