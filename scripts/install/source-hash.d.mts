/** The types of source-hash.mjs, which stays plain JavaScript because any Node from 20 must run it. */

export function hashOfFiles(paths: string[]): string;
