/** The last invitation, on a picture that shows what one sentence can become. */

import { ArrowRight } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { ART, sized } from './art.ts';
import { WayIn } from './way-in.tsx';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
      <div className="relative isolate overflow-hidden rounded-[2rem] bg-[#140c3c] shadow-lift">
        <img
          {...sized(ART.city, '94vw')}
          loading="lazy"
          alt=""
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_60%]"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-[#150b42] via-[#150b42]/90 to-[#150b42]/80 sm:to-[#150b42]/35" />
        <div className="max-w-2xl p-8 py-16 text-white sm:p-16 sm:py-24">
          <h2 id="closing-title" className="font-bold text-4xl tracking-tight sm:text-5xl sm:leading-[1.08]">
            {t('What will you make first?')}
          </h2>
          <p className="mt-4 max-w-lg text-lg text-white/85">
            {t('Your studio is ready. Open it, type one sentence and watch your first piece appear.')}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <WayIn
              href="/home"
              className="inline-flex h-12 items-center justify-center gap-2 rounded-xl bg-white px-6 font-semibold text-[#26126b] outline-offset-2 transition-colors hover:bg-white/90 focus-visible:outline-2 focus-visible:outline-white"
            >
              {t('Open your studio')} <ArrowRight className="size-4" />
            </WayIn>
            <Button
              asChild
              size="lg"
              variant="ghost"
              className="text-white hover:bg-white/15 hover:text-white focus-visible:outline-white"
            >
              <WayIn href="/subscription">{t('Compare plans')}</WayIn>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
