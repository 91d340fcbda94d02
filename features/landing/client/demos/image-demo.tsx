/** Shows generated pictures with the words that asked for them. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { ART, type Art, sized } from '../art.ts';

interface Sample {
  art: Art;
  name: string;
  prompt: string;
  style: string;
}

const SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    art: ART.city,
    name: t('Neon skyline'),
    prompt: t('Futuristic city skyline over dark water, neon, full moon'),
    style: t('Cyberpunk'),
  },
  {
    art: ART.forest,
    name: t('Quiet forest'),
    prompt: t('Peaceful forest scene, morning light through the mist'),
    style: t('Default style'),
  },
  {
    art: ART.ocean,
    name: t('Ocean swell'),
    prompt: t('Ocean waves in bright sun, turquoise water, soft clouds'),
    style: t('Default style'),
  },
  {
    art: ART.mountains,
    name: t('Dusk lake'),
    prompt: t('Snowy peaks at dusk, mirror lake, violet haze'),
    style: t('Default style'),
  },
];

export function ImageDemo() {
  const [chosen, setChosen] = useState(SAMPLES[0]);
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      <figure className="relative overflow-hidden rounded-2xl">
        <img
          {...sized(chosen.art, '(min-width: 64rem) 36rem, calc(100vw - 3rem)')}
          loading="lazy"
          alt={chosen.prompt}
          className="aspect-[16/10] w-full object-cover"
        />
        <figcaption className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-2 bg-linear-to-t from-black/80 via-black/55 to-transparent p-4 pt-14 text-sm text-white">
          <span className="min-w-0">“{chosen.prompt}”</span>
          <span className="rounded-full bg-black/55 px-2.5 py-0.5 text-xs leading-5">{chosen.style}</span>
        </figcaption>
      </figure>
      <ul className="grid grid-cols-4 gap-2 sm:gap-4">
        {SAMPLES.map((sample) => (
          <li key={sample.name}>
            <button
              type="button"
              aria-label={t('Show {0}', sample.name)}
              aria-current={sample === chosen ? 'true' : undefined}
              onClick={() => setChosen(sample)}
              className={cn(
                'focus-ring block w-full overflow-hidden rounded-xl ring-offset-2 ring-offset-background transition-shadow',
                sample === chosen ? 'ring-2 ring-primary' : 'hover:ring-2 hover:ring-border',
              )}
            >
              <img
                src={sample.art.small}
                width={sample.art.width}
                height={sample.art.height}
                loading="lazy"
                alt=""
                className="aspect-[4/3] w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
