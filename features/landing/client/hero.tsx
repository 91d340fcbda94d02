/** The promise in one line, the two ways on, and a look at what comes out. */

import { ArrowRight, Check } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { HeroStage } from './hero-stage.tsx';
import { WayIn } from './way-in.tsx';

const POINTS = [t('1-day free trial'), t('No card needed'), t('Your work stays yours')];

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-clip">
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-[46rem] bg-[radial-gradient(60rem_32rem_at_50%_-6rem,color-mix(in_oklab,#7c3aed_22%,transparent),transparent_70%),radial-gradient(40rem_26rem_at_88%_18rem,color-mix(in_oklab,#2563eb_11%,transparent),transparent_70%)]"
      />
      <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
        <div className="mx-auto max-w-4xl text-center">
          <p className="mb-4 font-semibold text-primary text-sm sm:text-base">
            {t('The all-in-one AI creative studio')}
          </p>
          <h1
            id="hero-title"
            className="font-bold text-[2.6rem] leading-[1.04] tracking-[-0.035em] sm:text-6xl lg:text-7xl"
          >
            {t('Say it once.')} <span className="text-accent-gradient">{t('See it made.')}</span>
          </h1>
          <p className="mx-auto mt-5 max-w-3xl text-balance text-lg text-muted-foreground leading-relaxed sm:text-xl">
            {t(
              'Images, characters, videos, voices, logos and cover songs: creators and small businesses describe what they need, Atelier makes it.',
            )}
          </p>
          <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
            <Button asChild size="lg">
              <WayIn href="/home">
                {t('Start Creating Free')} <ArrowRight />
              </WayIn>
            </Button>
            <Button asChild size="lg" variant="outline">
              <WayIn href="/subscription">{t('View Pricing Plans')}</WayIn>
            </Button>
          </div>
          <ul className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2 text-muted-foreground text-sm">
            {POINTS.map((point) => (
              <li key={point} className="inline-flex items-center gap-1.5">
                <Check className="size-4 text-success" /> {point}
              </li>
            ))}
          </ul>
        </div>
        <HeroStage />
      </div>
    </section>
  );
}
