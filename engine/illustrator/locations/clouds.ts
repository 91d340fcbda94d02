/** High in the sky: the sun over a sea of clouds, bank behind bank. */

import { addRgb, clamp, mixRgb, type Rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import { rayAt, type Stage, type StageContext, traced } from './stage.ts';

const BANKS = 7;
const HORIZON = 0.66;

export function cloudSea({ light, noise, sky }: StageContext): Stage {
  const { fbm } = noise;
  const shade = (u: number, v: number): Rgb => {
    const [x, y, z] = rayAt(u, v, HORIZON);
    const toSun = clamp(x * light.sun[0] + Math.max(0, y) * light.sun[1] + z * light.sun[2]);
    let color = sky(x, Math.max(0.01, y), z);
    const air = addRgb(light.haze, light.glow, toSun ** 6 * 0.5);
    for (let bank = 0; bank < BANKS; bank++) {
      const near = bank / (BANKS - 1);
      const scale = 3.4 - 2.3 * near;
      const puff = fbm(u * scale + bank * 11.7, bank * 5.1, 3) - 0.45;
      const edge = HORIZON - 0.06 + 0.3 * near ** 1.3 - puff * (0.3 + 0.3 * near);
      const billow = fbm(u * scale * 3.2 + bank * 3, v * scale * 4.2 + bank * 9, 5);
      const depth = v - edge + (billow - 0.47) * (0.09 + 0.1 * near);
      if (depth < 0) continue;
      const cover = smoothstep(0, 0.02 + 0.02 * near, depth);
      const ahead = fbm(
        (u + Math.sign(light.sun[0]) * 0.03) * scale * 3.2 + bank * 3,
        (v - 0.03) * scale * 4.2 + bank * 9,
        4,
      );
      const lit = clamp(0.6 - depth * 3 + (billow - ahead) * 3.4);
      const body = addRgb(mixRgb(light.cloudShade, light.cloudLit, lit), light.glow, toSun ** 5 * 0.35 * lit);
      color = mixRgb(color, mixRgb(body, air, 0.55 * (1 - near) ** 1.4), cover * 0.97);
    }
    return color;
  };
  return {
    render: traced(shade),
    detail: 0.7,
    horizon: HORIZON,
    ground: 0.8,
    footing: 'air',
    bounce: scaleRgb(light.cloudLit, 0.5),
    glow: 0.5,
  };
}
