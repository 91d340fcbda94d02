/** Scrolls to a part of the page, at once for those who want no movement. */

export function intoView(part: Element | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

/** On phones what was asked for lies below the form that asks. */
export const isBelowTheFold = (part: Element | null): boolean =>
  part !== null && part.getBoundingClientRect().top > window.innerHeight * 0.6;
