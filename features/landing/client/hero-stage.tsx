/** A still of the studio at work: a picture being made, with a character and a voice beside it. */

import { Sparkles } from 'lucide-react';
import { t } from '#common/texts.ts';
import maya from '../art/maya.avif';
import { ART, sized } from './art.ts';
import { Waveform } from './demos/waveform.tsx';

export function HeroStage() {
  return (
    <div className="relative mx-auto mt-10 max-w-5xl pb-16 sm:mt-12 sm:pb-24">
      <div className="rounded-[1.75rem] border bg-card/70 p-2 shadow-lift backdrop-blur sm:p-3">
        <div className="relative overflow-hidden rounded-[1.25rem]">
          <img
            {...sized(ART.mountains, '(min-width: 64rem) 62rem, calc(100vw - 3rem)')}
            fetchPriority="high"
            alt={t('Snowy peaks at dusk, mirrored in a still lake under a violet sky')}
            className="block aspect-[4/3] w-full object-cover sm:aspect-[2/1]"
          />
          <div className="absolute inset-x-0 top-0 p-3 sm:p-6">
            <div className="mx-auto flex max-w-2xl items-center gap-3 rounded-2xl border border-white/25 bg-black/55 p-2 pl-4 text-white backdrop-blur-md">
              <p className="min-w-0 flex-1 text-left text-sm sm:truncate sm:text-base">
                {t('Snowy peaks at dusk, mirror lake, violet haze')}
              </p>
              <span className="inline-flex shrink-0 items-center gap-1.5 rounded-xl bg-white/15 px-3 py-2 text-xs sm:text-sm">
                <Sparkles className="size-4" /> {t('Default style')}
              </span>
            </div>
          </div>
        </div>
      </div>

      <figure className="absolute -left-14 top-16 hidden w-44 -rotate-3 rounded-3xl border bg-card p-2 shadow-lift xl:block">
        <img
          src={maya}
          width={640}
          height={640}
          alt={t('A smiling 3D character with a brown bob, green eyes and a yellow hoodie')}
          className="rounded-2xl"
        />
        <figcaption className="px-2 pt-2 pb-1 text-sm">
          <span className="font-medium">{t('Maya')}</span>
          <span className="block text-muted-foreground text-xs">{t('3D character, waving hello')}</span>
        </figcaption>
      </figure>

      <div className="absolute -right-16 top-28 hidden w-60 rotate-2 rounded-3xl border bg-card p-4 shadow-lift xl:block">
        <p className="font-medium text-sm">{t('Voice: Nova')}</p>
        <Waveform seed={5} bars={34} played={0.62} className="mt-3 h-12" />
        <p className="mt-3 text-muted-foreground text-xs">{t('“Welcome to our little shop by the sea.”')}</p>
      </div>
    </div>
  );
}
