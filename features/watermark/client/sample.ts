/** The photo that marks are shown on until a person brings their own; painted by our illustrator. */

import sample from '../art/sample.webp';

export const SAMPLE: string = sample;
