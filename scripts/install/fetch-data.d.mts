/** Types of the fetching of data packages, which stays plain JavaScript because any Node from 20 must run it. */

import type { DataPackage } from './data-packages.mjs';

export declare function fetchDataPackages(
  packages: DataPackage[],
  folder: string,
  call: (args: string[]) => Promise<number>,
): Promise<string[]>;
