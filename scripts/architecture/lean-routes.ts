/** The build leaves the schemas of routes out of the pages, so no page may read one: a form checks by a body that has a name of its own. */

import { readFileSync } from 'node:fs';

const PAGES = /^(features\/[\w-]+\/client|platform\/browser|app\/web|ui)\/.*(?<!\.test)\.tsx?$/;
const IMPORT = /import (?:type )?\{([^}]*)\} from '[^']*(?:contract|calls\/[\w-]+|#common\/[\w-]+)\.ts'/g;

/** Names in `code` whose schemas are read although they come from a contract. */
export function readSchemas(code: string): string[] {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/^\s*type\b|.*\bas\b/g, '').trim()),
  );
  return names.filter(
    (name) =>
      /^[a-z]\w*$/.test(name) &&
      new RegExp(`(?<![.\\w])${name}\\.(params|query|body|response)\\b`).test(code),
  );
}

export const leanRouteProblems = (files: readonly string[]): string[] =>
  files
    .filter((file) => PAGES.test(file))
    .flatMap((file) =>
      readSchemas(readFileSync(file, 'utf8')).map(
        (name) =>
          `${file} reads a schema of ${name}, which pages do not have; give the schema a name of its own`,
      ),
    );
