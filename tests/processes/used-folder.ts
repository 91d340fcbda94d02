/** A data folder in which the product has been started before. */

import { prepareFolder } from '#tests/harness/database/prepared-folder.ts';
import { ownFolder } from './product-process.ts';

export const usedFolder = (): string => prepareFolder(ownFolder());
