/** Templates as things that people own, and the files that wait while one is made of them. */

import { isBinned } from '#platform/generation-jobs/bin.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { MAX_TEMPLATES } from '../contract.ts';
import * as repo from './template.repo.ts';
import { ownTemplates } from './template.table.ts';

const { TEMPLATE } = repo;
/** Files that wait for the thing that is being made with them. */
export const KEEPER = 'template-use';

export const templateItems = ({ generationJobs }: Pick<Platform, 'generationJobs'>): ItemKind => ({
  type: TEMPLATE,
  noun: 'template',
  page: '/template-maker',
  find: async (db, ids) =>
    new Map(
      (await repo.findTemplates(db, ids)).map((row) => [
        row.id,
        {
          title: row.name,
          ownerId: row.userId,
          isPublic: row.published !== null,
          openUrl: `/template-maker?template=${row.id}`,
        },
      ]),
    ),
  remove: (id) => generationJobs.remove({ type: TEMPLATE, id }, (tx) => repo.removeTemplate(tx, id)),
  // Only its bin: templates have a page of their own.
  library: {
    tool: 'design',
    kind: 'design',
    title: ownTemplates.name,
    words: ownTemplates.name,
    isShown: isBinned(TEMPLATE, ownTemplates.id),
    openUrl: () => '/template-maker',
  },
  rows: {
    table: ownTemplates,
    documents: [ownTemplates.draft, ownTemplates.proposed, ownTemplates.published],
    max: MAX_TEMPLATES,
  },
});

/** Never there: what a process left behind that died while it copied files is let go of by the upkeep. */
export const templateUses = (): ItemKind => ({
  type: KEEPER,
  noun: 'template',
  page: '/template-maker',
  find: async () => new Map(),
});
