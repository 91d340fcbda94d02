/** What both formats of weights have in common: named blocks of numbers, and words for what is wrong with them. */

export interface Tensor {
  name: string;
  /** As in PyTorch: the outermost first. */
  shape: number[];
}

/** The message is one sentence for people. */
export class UnusableWeights extends Error {}
