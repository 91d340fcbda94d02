/** What a visitor sees first: the whole product on one page, from promise to price. */

import { t } from '#common/texts.ts';
import { ClosingCall } from './closing-call.tsx';
import { FeatureShowcase } from './feature-showcase.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingNav } from './landing-nav.tsx';
import { Pricing } from './pricing.tsx';
import { Testimonials } from './testimonials.tsx';

export function LandingPage() {
  return (
    <div className="min-h-dvh overflow-x-clip bg-background">
      <a
        href="#content"
        className="focus-ring sr-only z-50 rounded-lg bg-card px-4 py-2 font-medium text-sm shadow-lift focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('Skip to content')}
      </a>
      <LandingNav />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <FeatureShowcase />
        <Pricing />
        <Testimonials />
        <ClosingCall />
      </main>
      <LandingFooter />
    </div>
  );
}
