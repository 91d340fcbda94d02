/** The pictures of the landing page, each in two sizes: phones and rows of small ones take the small. */

import city from '../art/city.avif';
import citySmall from '../art/city-small.avif';
import forest from '../art/forest.avif';
import forestSmall from '../art/forest-small.avif';
import mountains from '../art/mountains.avif';
import mountainsSmall from '../art/mountains-small.avif';
import ocean from '../art/ocean.avif';
import oceanSmall from '../art/ocean-small.avif';

export interface Art {
  src: string;
  small: string;
  width: number;
  height: number;
}

export const ART = {
  city: { src: city, small: citySmall, width: 960, height: 720 },
  forest: { src: forest, small: forestSmall, width: 960, height: 720 },
  mountains: { src: mountains, small: mountainsSmall, width: 1440, height: 920 },
  ocean: { src: ocean, small: oceanSmall, width: 960, height: 720 },
} as const satisfies Record<string, Art>;

/** Lets the browser choose; `sizes` says how wide the picture is shown. */
export const sized = ({ src, small, width, height }: Art, sizes: string) => ({
  src,
  srcSet: `${small} 640w, ${src} ${width}w`,
  sizes,
  width,
  height,
});
