/** Which modules travel together: a few files of some size arrive sooner than a hundred small ones. */

import { fileURLToPath } from 'node:url';
import { LANDING_MODULE } from '../pages.ts';
import { FRAME_MODULES, START_MODULE } from './chunk-files.ts';
import { isSchemasPart } from './lean-contracts.ts';

interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type InfoOf = (id: string) => ModuleInfo | null;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs before anything else: must not bring modules that make tables of texts. */
const ENTRY = file('../web/main.ts');
const START = file(`../../${START_MODULE}`);
const FRAME = FRAME_MODULES.map((module) => file(`../../${module}`));
const LANDING = file(`../../${LANDING_MODULE}`);
const LAZY = file('../web/lazy-pages.ts');

/** Parts that so many pages have are fetched with the first of them. */
const SHARED_BY = 4;

/**
 * Packages by name: their entry modules export everything there is, so that following imports would put all of it
 * into the first chunk.
 */
const PACKAGES: readonly [RegExp, string][] = [
  [/^(react|react-dom|scheduler|@radix-ui\/react-(slot|compose-refs|primitive))$/, 'react'],
  [/^(@tanstack\/(react-query|query-core)|wouter|regexparam|use-sync-external-store)$/, 'start'],
  [/^zod$/, 'schemas'],
  [/^(clsx|tailwind-merge|class-variance-authority)$/, 'start'],
  [
    /^@radix-ui\/(number|primitive|react-(slider|tabs|checkbox|switch|progress|presence|roving-focus|collection|context|id|direction|use-.*))$/,
    'controls',
  ],
  [/^(@radix-ui\/.*|@floating-ui\/.*|aria-hidden|react-(remove-scroll|style-singleton).*)$/, 'overlays'],
  [/^(tslib|use-callback-ref|use-sidecar|get-nonce)$/, 'overlays'],
];

const packageOf = (id: string): string | undefined =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1];

/** Everything a module of ours needs to run, itself included. */
function closureOf(roots: readonly string[], infoOf: InfoOf): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    /* Schemas take time to make, so they stay with the pages that use them. */
    if (seen.has(id) || packageOf(id) || isSchemasPart(id)) return;
    seen.add(id);
    infoOf(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return seen;
}

/** Files of the icons that these modules name: the package itself says that 'Music' is in eighth-notes.mjs. */
function iconsOf(ids: readonly string[], infoOf: InfoOf): Set<string> {
  const infos = ids.flatMap((id) => infoOf(id) ?? []);
  const all = infos.flatMap(({ importedIds }) => importedIds).find((id) => packageOf(id) === 'lucide-react');
  const names = new Set(
    infos.flatMap(({ code }) =>
      [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
        ([, list = '']) => list.split(',').map((name) => name.replace(/\bas\b.*|\s/g, '')),
      ),
    ),
  );
  const lines = ((all && infoOf(all)?.code) || '').matchAll(
    /export \{([^}]*)\} from ["'].\/icons\/([\w-]+)\.m?js["']/g,
  );
  return new Set(
    [...lines]
      .filter(([, list = '']) => list.split(',').some((one) => names.has(one.replace(/.*\bas\b|\s/g, ''))))
      .map(([, , file = '']) => file),
  );
}

interface Plan {
  chunks: Map<string, string>;
  /** Of the landing page and the start, so that visitors do not wait for all others. */
  firstIcons: Set<string>;
}

/** Name of the chunk for each module that has a fixed one; all others are split by who needs them. */
function planChunks(infoOf: InfoOf): Plan {
  const plan = new Map<string, string>();
  const put = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!plan.has(id)) plan.set(id, name);
  };
  /* Not the entry itself: it waits for chunks that need these texts. */
  const entry = closureOf([ENTRY], infoOf);
  entry.delete(ENTRY);
  put('texts', entry);
  put('start', closureOf([START], infoOf));
  const frame = closureOf(FRAME, infoOf);
  const pages = (infoOf(LAZY)?.dynamicallyImportedIds ?? []).map((id) => closureOf([id], infoOf));
  const count = new Map<string, number>();
  for (const page of pages) for (const id of page) count.set(id, (count.get(id) ?? 0) + 1);
  /* What visitors see as well must not bring the frame or other pages to them. */
  const landing = closureOf([LANDING], infoOf);
  put(
    'start',
    [...landing].filter((id) => frame.has(id) || (count.get(id) ?? 0) > 1),
  );
  put('frame', frame);
  put(
    'pages',
    [...count].filter(([, times]) => times >= SHARED_BY).map(([id]) => id),
  );
  return { chunks: plan, firstIcons: iconsOf([...landing, ...closureOf([START], infoOf)], infoOf) };
}

/** For `output.codeSplitting.groups`; the plan is made once, when the whole graph is known. */
export function chunkNames(): (id: string, context: { getModuleInfo: InfoOf }) => string | null {
  let plan: Plan | undefined;
  return (id, context) => {
    plan ??= planChunks((one) => context.getModuleInfo(one));
    const name = packageOf(id);
    if (!name) return plan.chunks.get(id) ?? null;
    if (name === 'lucide-react') {
      const icon = /\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
      if (!icon) return 'react';
      return plan.firstIcons.has(icon) ? 'start' : 'icons';
    }
    return PACKAGES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  };
}
