/** Finds modules without reading what is known; loaded before everything else, by `--import`. */

import { registerHooks } from 'node:module';

/*
 * Node reads the description of a module's package for every single import of it, and takes it apart each time: the one of
 * drizzle-orm has 130,000 characters, and a start asks some four hundred times. Here that is a question of names: our own
 * imports say the whole path, and files of one folder of a package are all of one kind. Anything else goes Node's way.
 */

interface Found {
  url: string;
  format?: string | null | undefined;
}

const ROOT = new URL('../..', import.meta.url).href;
const PACKAGES = `${ROOT}node_modules/`;

const packages = new Map<string, Found>();
const formats = new Map<string, Found['format']>();

const asFound = ({ url, format }: Found) => ({ url, format, shortCircuit: true });

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (!parentURL.startsWith(ROOT) || !conditions.includes('import')) return next(specifier, context);
    const isOwn = !parentURL.startsWith(PACKAGES);
    const isRelative = specifier.startsWith('./') || specifier.startsWith('../');
    if (isOwn && specifier.endsWith('.ts') && (isRelative || specifier.startsWith('#'))) {
      // As in the `imports` of package.json: '#room/*' is './room/*'.
      const url = isRelative ? new URL(specifier, parentURL).href : ROOT + specifier.slice(1);
      return asFound({ url, format: 'module-typescript' });
    }
    if (isOwn && /^[@a-z][^:]*$/.test(specifier)) {
      const found = packages.get(specifier) ?? next(specifier, context);
      packages.set(specifier, found);
      return asFound(found);
    }
    if (!isOwn && isRelative && specifier.endsWith('js')) {
      const url = new URL(specifier, parentURL).href;
      const kind = url.slice(0, url.lastIndexOf('/')) + url.slice(url.lastIndexOf('.'));
      if (formats.has(kind)) return asFound({ url, format: formats.get(kind) });
      const found = next(specifier, context);
      formats.set(kind, found.format);
      return found;
    }
    return next(specifier, context);
  },
});
