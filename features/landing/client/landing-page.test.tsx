/** The landing page's promises: every way on leads where it should, every plan is there with its true price. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { PLANS, quotaLines } from '#features/subscription/contract.ts';
import { LandingPage } from './landing-page.tsx';
import { PlanCard } from './plan-card.tsx';
import { SHOWCASE } from './showcase-features.ts';

const render = (node: React.ReactNode) => renderToStaticMarkup(<Router ssrPath="/">{node}</Router>);
const page = render(<LandingPage />);

/** Address and words of each link, tags taken out. */
const links = [...page.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner]) => ({
  href,
  text: inner!.replace(/<[^>]+>/g, '').trim(),
}));
const hrefOf = (text: string) => links.filter((link) => link.text === text).map(({ href }) => href);

describe('landing page', () => {
  it('leads in and to the prices', () => {
    expect(hrefOf('Pricing')).toEqual(['/subscription']);
    expect(hrefOf('Get Started')).toEqual(['/home']);
    expect(hrefOf('Start Creating Free')).toEqual(['/home']);
    expect(hrefOf('View Pricing Plans')).toEqual(['/subscription']);
  });

  it('offers six tools with the first one open', () => {
    expect(SHOWCASE).toHaveLength(6);
    const cards = [...page.matchAll(/aria-pressed="(true|false)" aria-controls="feature-demo"/g)];
    expect(cards.map(([, pressed]) => pressed)).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
      'false',
    ]);
    expect(page).toContain(SHOWCASE[0].demo);
  });

  it('gives every tool a demo that can be drawn', () => {
    for (const { Visual, demo } of SHOWCASE) {
      expect(demo.length).toBeGreaterThan(60);
      expect(render(<Visual />)).toContain('<');
    }
  });

  it('sends every plan button to the subscription page', () => {
    for (const plan of PLANS) {
      expect(hrefOf(plan.monthlyPrice === 0 ? 'Start free' : `Choose ${plan.name}`)).toEqual([
        '/subscription',
      ]);
    }
  });

  it('has three testimonials and plain words for the small print', () => {
    expect(page.match(/<blockquote/g)).toHaveLength(3);
    expect(page.match(/>Sample</g)).toHaveLength(3);
    for (const word of ['Privacy', 'Terms', 'Cookies']) {
      expect(page).toContain(`>${word}<`);
      expect(hrefOf(word)).toEqual([]);
    }
  });

  it('gives each picture its size and an alternative text', () => {
    for (const [tag] of page.matchAll(/<img [^>]*>/g)) {
      expect(tag).toMatch(/ width="\d+"/);
      expect(tag).toMatch(/ height="\d+"/);
      expect(tag).toMatch(/ alt="/);
    }
  });
});

describe('plan card', () => {
  it.each(PLANS)('shows the prices, quotas and extras of $name', (plan) => {
    const monthly = render(<PlanCard plan={plan} billing="monthly" />);
    const yearly = render(<PlanCard plan={plan} billing="yearly" />);
    expect(monthly).toContain(`$${plan.monthlyPrice}<`);
    expect(yearly).toContain(`$${plan.yearlyPrice}<`);
    for (const line of [...quotaLines(plan), ...plan.extras]) expect(monthly).toContain(line);
    if (plan.badge) expect(monthly).toContain(plan.badge);
  });
});
