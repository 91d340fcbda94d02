/** Which weeks a campaign is planned for when its offer has days, and whether the chosen ones miss it. */

const DAY_MS = 86_400_000;
/** People hear of it a week before it begins. */
const LEAD_DAYS = 7;

export interface OfferDays {
  /** First and last day as 'YYYY-MM-DD'. */
  from: string;
  to: string;
}

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The first day of the posts: a week before the offer, and never in the past. */
export const firstDayFor = (offer: OfferDays | null, today: string): string =>
  offer ? dayOf(Math.max(time(today), time(offer.from) - LEAD_DAYS * DAY_MS)) : today;

/** As many of the choosable weeks as reach to the end of the offer. */
export function weeksFor<T extends string>(offer: OfferDays, startsOn: string, choices: readonly T[]): T {
  const needed = Math.ceil((time(offer.to) + DAY_MS - time(startsOn)) / (7 * DAY_MS));
  return choices.find((weeks) => Number(weeks) >= Math.max(2, needed)) ?? choices.at(-1)!;
}

export type Missed = 'before' | 'after';

/** Whether everything would go out before the offer begins, or after it is over. */
export function missesOffer(offer: OfferDays, startsOn: string, weeks: number): Missed | undefined {
  if (startsOn > offer.to) return 'after';
  return time(startsOn) + (weeks * 7 + LEAD_DAYS) * DAY_MS <= time(offer.from) ? 'before' : undefined;
}

/** Whether an offer begins so late that another year may be meant. */
export const isFarOff = (offer: OfferDays, today: string): boolean =>
  time(offer.from) - time(today) > 180 * DAY_MS;
