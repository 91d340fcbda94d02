/** The facts of a campaign, apart from their reader, which pages have no use for. */

export const FACT_KEYS = ['what', 'offer', 'price', 'dates', 'place', 'link', 'tone'] as const;
export type FactKey = (typeof FACT_KEYS)[number];
export type FactValues = Record<FactKey, string>;
