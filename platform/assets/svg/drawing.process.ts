/** The process in which pictures of strangers are drawn: it can be killed in the middle of one, a thread cannot. */

import { serveChild } from '#platform/processes/child-side.ts';

export interface DrawOrder {
  /** Address of a module of ours that exports `draw`. */
  module: string;
  input: unknown;
}

serveChild(async ({ module, input }: DrawOrder) => {
  const { draw } = (await import(module)) as { draw(input: unknown): unknown };
  return draw(input);
});
