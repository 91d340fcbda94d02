/** Long lists of cases: `npm test` takes a share of them, always the same, and `npm run test:long` takes all. */

/** Every `nth`, beginning with the first. */
export const shortRound = <T>(cases: readonly T[], nth: number): T[] =>
  process.env.TEST_ALL ? [...cases] : cases.filter((_, i) => i % nth === 0);
