/** Flower heads without stems, for bouquets, wreaths and cakes; each looks up along y and is about 1 radius wide. */

import { blend, radial } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';

/** Petals wound about the middle: one spiral ridge over a flat ball costs a tenth of as many single petals. */
export const roseHead = (r: number): Shape =>
  shape(
    (x, y, z) => {
      const [a, b, c] = [x / r, y / r, z / r];
      const q = Math.sqrt(a * a + c * c);
      const angle = Math.atan2(c, a);
      const wound = q * 3.6 - angle / (2 * Math.PI);
      const step = wound - Math.floor(wound);
      const lobes = q > 0.5 ? 0.05 * Math.cos(angle * 5 + q * 3) : 0;
      const bump = b > -0.25 ? 0.2 * step * (1.1 - q * 0.5) : 0;
      const k = Math.sqrt(q * q * 1.35 + b * b * 2.6);
      return 0.62 * r * (k - 0.92 - bump - lobes);
    },
    [-r, -r * 0.6, -r],
    [r, r * 0.8, r],
    r * 0.16,
  );

export const daisyPetals = (r: number, count = 12): Shape =>
  place(radial(count, ellipsoid([0.62, 0, 0], [0.42, 0.06, 0.17])), { scale: r });

export const daisyHeart = (r: number, size = 0.3): Shape =>
  place(ellipsoid([0, 0.05, 0], [size, size * 0.5, size]), { scale: r });

/** A closed cup of six petals. */
export const tulipHead = (r: number): Shape =>
  place(
    blend(
      0.06,
      radial(3, place(ellipsoid([0, 0, 0], [0.24, 0.95, 0.5]), { at: [0.36, 0.5, 0], turn: [0, 0, 8] })),
      place(
        radial(3, place(ellipsoid([0, 0, 0], [0.22, 0.9, 0.5]), { at: [0.34, 0.48, 0], turn: [0, 0, 2] })),
        { turn: [0, 60, 0] },
      ),
    ),
    { scale: r },
  );
