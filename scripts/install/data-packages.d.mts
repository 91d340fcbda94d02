/** Types of the list of data packages, which stays plain JavaScript because any Node from 20 must run it. */

export interface Machine {
  platform: string;
  arch: string;
  glibc?: [major: number, minor: number];
  hasAvx2: boolean;
}
export interface DataPackage {
  name: string;
  version: string;
  integrity: string;
  files: string[];
  isFor?(machine: Machine): boolean;
}
export declare const DATA_PACKAGES: DataPackage[];
export declare function isWanted(one: Pick<DataPackage, 'files'>, path: string): boolean;
export declare function thisMachine(): Machine;
export declare function packagesFor(machine: Machine): DataPackage[];
