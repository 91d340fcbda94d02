/** Collects every text that a person may read, by the place its translations live in. */

import { readFileSync } from 'node:fs';
import type { Catalogue } from '#common/texts.ts';
import { projectFiles } from '../architecture/project-files.ts';
import { literalsOf } from './literals.ts';
import { tableTexts } from './tables.ts';

/** Parts of features that stand in the frame of every page, before the texts of the feature are there. */
const IN_FRAME = /^features\/[\w-]+\/client\/(accepts|creative-links)\.ts$/;

/** Mails, which are English, tables that `tables.ts` reads, and what only programs, the log and the terminal see. */
const OPERATORS_ONLY =
  /^platform\/(config|db|log|mail|processes|settings)\/|^features\/[\w-]+\/server\/([\w-]+\/)*(mail|mails|templates)\/|\/seed|sign-on\/|^features\/api-access\/(server|calls)\/(openai|mcp)/;

/** Folder of the catalogues of all texts that this file may show. */
export function roomOfTexts(file: string): string | undefined {
  if (/\.test\.tsx?$|^(tests|scripts)\//.test(file)) return undefined;
  const feature = /^features\/([\w-]+)\//.exec(file)?.[1];
  if (OPERATORS_ONLY.test(file)) return undefined;
  if (/^features\/[\w-]+\/server\/|^platform\/(?!browser\/)/.test(file)) return 'app/web/texts/server';
  if (IN_FRAME.test(file)) return 'app/web/texts';
  if (feature) return `features/${feature}/texts`;
  return /^(app\/web|app\/pages|ui|platform\/browser|common)\b/.test(file) ? 'app/web/texts' : undefined;
}

type Texts = Record<string, Catalogue[string]>;

const CALL = /(?:^|[^\w.$])(t|tx|msg)\($|(?:^|[^\w.$])(t|tx|msg)\( $/;
const PLURAL = /(?:^|[^\w.$])tn\(/;

/** Texts that client code names in t(), tn(), tx() and msg(). */
export function textsOfClient(source: string): Texts {
  const texts: Texts = {};
  const literals = literalsOf(source);
  literals.forEach(({ text, before }, index) => {
    if (CALL.test(before)) texts[text] = text;
    const next = literals[index + 1];
    if (
      next &&
      PLURAL.test(before) &&
      /\{n\}|one/.test(text) &&
      next.text.includes('{n}') &&
      !/tn\($/.test(before)
    )
      if (isFirstForm(before)) texts[next.text] = { one: text, other: next.text };
  });
  return texts;
}

/** Between the count and the first form stands no other literal: "tn(count, '". */
const isFirstForm = (before: string): boolean => {
  const call = before.slice(before.lastIndexOf('tn('));
  return /,\s*$/.test(call) && !/['"]/.test(call);
};

/** A sentence for people: capital letter first, full stop last. Logs and keys begin small. */
const SENTENCE = /^(\{0\} |[A-Z“])[^\n]*\s[^\n]*[.!?…]$/;
const STAGE = /(\breport\(|\bstage =|withTimeLeft\()(.*[?:])?\s*$/;
const TITLE = /\b(title|body|subject|said): $/;
const SAID = /\bsaid$/;
/** What `notFound` makes a sentence of: its noun has a gender elsewhere, so the sentence is translated as a whole. */
const NOT_FOUND = /\bnotFound\(([^;]*[?:])?\s*$/;
const NOUN = /^That( [A-Za-z-]+)+$/;

export function textsOfServer(source: string): Texts {
  const texts: Texts = {};
  for (const { text, before } of literalsOf(source)) {
    if (NOT_FOUND.test(before) || NOUN.test(text)) texts[`${text} was not found.`] = `${text} was not found.`;
    const isWanted =
      SENTENCE.test(text) ||
      SAID.test(before) ||
      ((STAGE.test(before) || TITLE.test(before)) && /^[A-Z]/.test(text));
    if (isWanted && !/^“?\{0\}”?(: \{1\})?[.!?…]?$|[<>]/.test(text)) texts[text] = text;
  }
  return texts;
}

/** By folder, in the order of the files: as one reads a feature. */
export function collectTexts(): Map<string, Catalogue> {
  const rooms = new Map<string, Texts>();
  const add = (room: string, texts: Texts) => rooms.set(room, { ...texts, ...rooms.get(room) });
  for (const file of projectFiles().filter((one) => /\.tsx?$/.test(one))) {
    const room = roomOfTexts(file);
    if (!room) continue;
    const source = readFileSync(file, 'utf8');
    const isContract = /(^|\/)contract\.ts$|\/calls\/|^common\//.test(file);
    if (room.endsWith('/server')) add(room, textsOfServer(source));
    else {
      add(room, textsOfClient(source));
      if (isContract) add('app/web/texts/server', textsOfServer(source));
    }
  }
  for (const [room, texts] of Object.entries(tableTexts()))
    add(room, Object.fromEntries(texts.filter((text) => /\p{L}{2}/u.test(text)).map((text) => [text, text])));
  return new Map([...rooms].filter(([, texts]) => Object.keys(texts).length > 0).sort());
}
