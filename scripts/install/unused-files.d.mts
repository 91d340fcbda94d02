/** Types of the list of unused files, which stays plain JavaScript because any Node from 20 must run it. */

export declare const UNUSED: string[];
export declare function removeUnused(folder?: string): void;
