/** The folder of weights: what the catalogue offers, what lies there, and what each of it can be used for. */

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, notFound } from '#common/errors.ts';
import {
  type CatalogueEntry,
  catalogueSchema,
  FILE_NAME,
  KNOWN_WEIGHTS,
  type WeightsFile,
} from './catalogue.ts';
import { readNote } from './check-note.ts';
import { type Recognised, recogniseWeights } from './format/recognise.ts';
import { UnusableWeights } from './format/tensors.ts';

/** 'here': its sum was never compared. */
export type FileState = 'absent' | 'partial' | 'here' | 'verified' | 'wrong';

export interface KnownWeights {
  entry: CatalogueEntry;
  /** Written down by the operator. */
  isOwnEntry: boolean;
  state: FileState;
  /** Of all its files, on disk so far. */
  bytesHere: number;
  /** Undefined where the catalogue does not know. */
  bytes: number | undefined;
}

/** A file that somebody put there. */
export interface OwnWeights {
  id: string;
  file: string;
  bytes: number;
  recognised: Recognised | undefined;
  /** Why it cannot be used, in words. */
  problem: string | undefined;
}

export type Weights = ReturnType<typeof createWeights>;

const OWN_CATALOGUE = 'catalogue.json';
const MAX_CATALOGUE = 1024 * 1024;
const MAX_FILES = 500;
/** Looks like weights; whether it is some is another question. */
const LOOKS_LIKE = /\.(safetensors|gguf|ckpt|pt|pth)$/i;

export const partOf = (path: string): string => `${path}.part`;

const statOf = (path: string) => stat(path).catch(() => undefined);

export function createWeights(folder: string) {
  const pathOf = (file: string) => join(folder, file);
  const recognised = new Map<string, { look: string; found: Recognised | string }>();

  async function ownEntries(): Promise<CatalogueEntry[]> {
    const path = pathOf(OWN_CATALOGUE);
    const there = await statOf(path);
    if (!there) return [];
    if (there.size > MAX_CATALOGUE) throw badCatalogue('it is too long');
    let json: unknown;
    try {
      json = JSON.parse(await readFile(path, 'utf8'));
    } catch {
      throw badCatalogue('it is no JSON');
    }
    const parsed = catalogueSchema.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw badCatalogue(`${issue?.path.join('.') || 'the list'}: ${issue?.message}`);
  }

  /** The operator's own come last, and replace none of ours. */
  async function entries(): Promise<{ entry: CatalogueEntry; isOwnEntry: boolean }[]> {
    const known = new Set(KNOWN_WEIGHTS.map(({ id }) => id));
    // What is wrong with it is said apart; ours stay.
    const own = (await ownEntries().catch(() => [])).filter(({ id }) => !known.has(id));
    return [
      ...KNOWN_WEIGHTS.map((entry) => ({ entry, isOwnEntry: false })),
      ...own.map((entry) => ({ entry, isOwnEntry: true })),
    ];
  }

  async function stateOf({ file, sha256 }: WeightsFile): Promise<{ state: FileState; bytesHere: number }> {
    const there = await statOf(pathOf(file));
    if (!there) {
      const part = await statOf(partOf(pathOf(file)));
      return { state: part ? 'partial' : 'absent', bytesHere: part?.size ?? 0 };
    }
    const note = await readNote(pathOf(file), there);
    const state = !note ? 'here' : note.sha256 === sha256 ? 'verified' : 'wrong';
    return { state, bytesHere: there.size };
  }

  async function describe(entry: CatalogueEntry, isOwnEntry: boolean): Promise<KnownWeights> {
    const files = await Promise.all(entry.files.map(stateOf));
    const sizes = entry.files.map(({ bytes }) => bytes);
    return {
      entry,
      isOwnEntry,
      state: together(files.map(({ state }) => state)),
      bytesHere: files.reduce((sum, { bytesHere }) => sum + bytesHere, 0),
      bytes: sizes.includes(undefined) ? undefined : sizes.reduce((sum, size) => sum! + size!, 0),
    };
  }

  /** Reading a table of contents takes a moment: done once, as long as the file stays the same. */
  async function look(file: string): Promise<Recognised | string> {
    const path = pathOf(file);
    const there = await statOf(path);
    if (!there?.isFile()) return 'It’s no longer there.';
    const now = `${there.size} ${there.mtimeMs}`;
    const before = recognised.get(file);
    if (before?.look === now) return before.found;
    const found = await recogniseWeights(path).catch((error) => {
      if (error instanceof UnusableWeights) return error.message;
      return 'It cannot be read.';
    });
    recognised.set(file, { look: now, found });
    return found;
  }

  async function ownFiles(): Promise<OwnWeights[]> {
    const listed = new Set((await entries()).flatMap(({ entry }) => entry.files.map(({ file }) => file)));
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => LOOKS_LIKE.test(name) && !listed.has(name)).sort();
    const own: OwnWeights[] = [];
    for (const file of files.slice(0, MAX_FILES)) {
      const there = await statOf(pathOf(file));
      if (!there?.isFile()) continue;
      const found = FILE_NAME.test(file) || /\.(ckpt|pth?)$/i.test(file) ? await look(file) : ODD_NAME;
      const what = typeof found === 'string' ? undefined : found;
      own.push({
        id: file.toLowerCase(),
        file,
        bytes: there.size,
        recognised: what,
        problem: typeof found === 'string' ? found : what?.kind === 'part' ? PART : undefined,
      });
    }
    return own;
  }

  const known = async (): Promise<KnownWeights[]> =>
    Promise.all((await entries()).map(({ entry, isOwnEntry }) => describe(entry, isOwnEntry)));

  return {
    folder,
    pathOf,
    known,
    ownFiles,
    look,

    /** Why the operator's own catalogue cannot be read, in words. */
    catalogueProblem: (): Promise<string | undefined> =>
      ownEntries().then(
        () => undefined,
        (error: AppError) => error.message,
      ),

    async findEntry(id: string): Promise<CatalogueEntry> {
      const found = (await entries()).find(({ entry }) => entry.id === id);
      if (!found) throw notFound('That model');
      return found.entry;
    },

    async assertListed(id: string): Promise<void> {
      const isListed = (await entries()).some(({ entry }) => entry.id === id);
      if (!isListed && !(await ownFiles()).some((own) => own.id === id)) throw notFound('That model');
    },

    /** Writes an entry of the operator's down, beside those that are there. */
    async add(entry: CatalogueEntry): Promise<void> {
      const all = await entries();
      if (all.some((one) => one.entry.id === entry.id))
        throw new AppError('conflict', 'Weights with this name are listed already. Choose another name.');
      const taken = new Set(all.flatMap((one) => one.entry.files.map(({ file }) => file)));
      if (entry.files.some(({ file }) => taken.has(file)))
        throw new AppError('conflict', 'A file with this name is listed already.');
      await save([...(await ownEntries()), entry]);
    },

    /** Takes away its files, those that are half here too, except what another entry needs; an own entry goes with them. */
    async remove(id: string): Promise<void> {
      const all = await known();
      const found = all.find(({ entry }) => entry.id === id);
      if (!found) return removeOwn(id);
      const needed = new Set(
        all
          .filter(({ entry, state }) => entry.id !== id && state !== 'absent')
          .flatMap(({ entry }) => entry.files.map(({ file }) => file)),
      );
      for (const { file } of found.entry.files) if (!needed.has(file)) await removeFile(file);
      if (found.isOwnEntry) await save((await ownEntries()).filter((one) => one.id !== id));
    },
  };

  async function removeOwn(id: string): Promise<void> {
    const own = (await ownFiles()).find((one) => one.id === id);
    if (!own) throw notFound('That model');
    await removeFile(own.file);
  }

  async function removeFile(file: string): Promise<void> {
    const path = pathOf(file);
    for (const one of [path, `${path}.checked`, partOf(path), `${partOf(path)}.json`])
      await rm(one, { force: true });
  }

  async function save(list: CatalogueEntry[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const path = pathOf(OWN_CATALOGUE);
    const own = `${path}.${process.pid}.part`;
    await writeFile(own, `${JSON.stringify(list, null, 2)}\n`);
    await rename(own, path);
  }
}

const ODD_NAME = 'Its name has letters that are not allowed here. Use letters, digits, dots and dashes.';
const PART = 'This is one part of a model. List it with the others in catalogue.json to use them together.';

const badCatalogue = (why: string) =>
  new AppError('unprocessable', `${OWN_CATALOGUE} in the folder of models cannot be used: ${why}.`);

/** Several files are as far as the one that is furthest behind. */
function together(states: readonly FileState[]): FileState {
  if (states.includes('wrong')) return 'wrong';
  const isThere = (state: FileState) => state === 'here' || state === 'verified';
  if (states.every((state) => state === 'absent')) return 'absent';
  if (!states.every(isThere)) return 'partial';
  return states.includes('here') ? 'here' : 'verified';
}
