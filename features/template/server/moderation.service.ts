/** Templates for everybody: proposed by their owners, judged by administrators, and frozen as they were judged. */

import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { said } from '#common/wording/sentence.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { audit } from '#platform/auth/audit.ts';
import type { TemplateContent } from '#platform/generation-jobs/template-sources.ts';
import { notifyAdmins } from '#platform/notifications/notify-admins.ts';
import type { Platform } from '#platform/platform.ts';
import { getModeratedFile, getModeratedPicture, type ModeratedTemplate, type Template } from '../contract.ts';
import { sourceOf } from './snapshots.ts';
import * as repo from './template.repo.ts';
import type { Templates } from './template.service.ts';
import { filesIn, fileTypes } from './template-files.ts';

/** Reports and proposals are one choice among what people want mail about. */
const NOTICE = 'report-template';
const KIND = 'template';
const linkOf = (id: string) => `/template-maker?template=${id}`;

/** Sentences and names; not the words that programs know things by. */
const READ_BY_PEOPLE = /\p{L}.*\s.*\p{L}|[^\p{ASCII}]/u;

function wordsIn(content: TemplateContent, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!known.has(value) && READ_BY_PEOPLE.test(value.slice(0, 500))) found.add(value);
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(content);
  return [...found];
}

export function createModerationService(platform: Platform, templates: Templates) {
  const { db, notify } = platform;

  async function judged(id: string): Promise<repo.TemplateRow> {
    const [row] = await repo.findTemplates(db, [id]);
    if (!row || !(row.proposed ?? row.published)) throw notFound('That template');
    return row;
  }

  return {
    /** Of an administrator it is there at once; everybody else's waits. */
    async publish(user: User, id: string): Promise<Template> {
      await templates.own(user.id, id);
      const isAdmin = user.role === 'admin';
      const row = await db.transaction(async (tx) => {
        const before = await repo.lockTemplate(tx, id);
        if (!before) throw notFound('That template');
        if (before.draft.places.length === 0)
          throw new AppError('bad_request', 'Give it a place to fill in first.');
        const changed = await repo.changeState(
          tx,
          id,
          isAdmin
            ? { state: 'public', published: before.draft, proposed: null, reason: null }
            : { state: 'proposed', proposed: before.draft, reason: null },
        );
        await templates.link(tx, changed);
        if (isAdmin)
          await audit(tx, { actorId: user.id, action: 'template_published', targetType: KIND, targetId: id });
        return changed;
      });
      if (!isAdmin)
        await notifyAdmins(platform, {
          kind: NOTICE,
          title: said`“${row.draft.name}” is proposed as a template for everybody`,
          link: '/admin?tab=templates',
          // Proposing the same again tells nobody anything new.
          dedupeKey: `template-proposed:${id}:${row.version}`,
        });
      return templates.toTemplate(row, user.id);
    },

    async unpublish(userId: string, id: string): Promise<Template> {
      await templates.own(userId, id);
      const row = await db.transaction(async (tx) => {
        const changed = await repo.changeState(tx, id, {
          state: 'private',
          proposed: null,
          published: null,
          reason: null,
        });
        await templates.link(tx, changed);
        return changed;
      });
      return templates.toTemplate(row, userId);
    },

    async list(): Promise<ModeratedTemplate[]> {
      const rows = await repo.listModerated(db);
      const types = await fileTypes(
        platform,
        rows.flatMap(({ row }) => filesIn((row.proposed ?? row.published!).content)),
      );
      return rows.map(({ row, email }) => {
        const shown = row.proposed ?? row.published!;
        const source = sourceOf(platform, row.kind);
        const parts = source.parts(shown.content);
        const picture = fillPath(getModeratedPicture.path, { id: row.id });
        return {
          id: row.id,
          kind: row.kind,
          name: shown.name,
          description: shown.description,
          state: row.proposed ? 'proposed' : 'public',
          email,
          // Pictures are among its files.
          parts: parts.map((one) => (one.type === 'picture' ? { ...one, value: '' } : one)),
          more: wordsIn(shown.content, new Set(parts.map(({ value }) => value))),
          places: shown.places,
          files: filesIn(shown.content).flatMap((fileId) => {
            const type = types.get(fileId);
            const url = fillPath(getModeratedFile.path, { id: row.id, fileId });
            return type ? [{ url, type }] : [];
          }),
          previewUrl: source.draw ? `${picture}?version=${row.decidedAt?.getTime() ?? 0}` : null,
          proposedAt: (row.decidedAt ?? row.updatedAt).toISOString(),
        };
      });
    },

    async picture(id: string): Promise<Buffer> {
      const row = await judged(id);
      return templates.drawn(row, (row.proposed ?? row.published)!);
    },

    /** Only what the template names, and only of its owner. */
    async file(id: string, fileId: string): Promise<AssetRow> {
      const row = await judged(id);
      const isNamed = filesIn((row.proposed ?? row.published)!.content).includes(fileId);
      const file = isNamed ? await platform.assets.findOwn(row.userId, fileId) : undefined;
      if (!file) throw notFound('That file');
      return file;
    },

    /** What was looked at, whatever its owner has changed since. */
    async approve(actor: User, id: string, proposedAt: string): Promise<void> {
      const row = await db.transaction(async (tx) => {
        const before = await repo.lockTemplate(tx, id);
        if (!before) throw notFound('That template');
        if (!before.proposed) throw new AppError('conflict', 'This template is not waiting for approval.');
        if (before.decidedAt?.toISOString() !== proposedAt)
          throw new AppError(
            'conflict',
            'This template was proposed anew after you opened it. Please look at it again.',
          );
        const changed = await repo.changeState(tx, id, {
          state: 'public',
          published: before.proposed,
          proposed: null,
          reason: null,
        });
        await templates.link(tx, changed);
        await audit(tx, { actorId: actor.id, action: 'template_approved', targetType: KIND, targetId: id });
        return changed;
      });
      await notify(row.userId, {
        kind: NOTICE,
        title: said`Your template “${row.published!.name}” is there for everybody now`,
        link: linkOf(id),
        dedupeKey: `template-approved:${id}:${row.decidedAt?.getTime()}`,
      });
    },

    /** One that waits is refused; one that everybody has is taken back. */
    async refuse(actor: User, id: string, reason: string): Promise<void> {
      const row = await db.transaction(async (tx) => {
        const before = await repo.lockTemplate(tx, id);
        if (!before || !(before.proposed ?? before.published)) throw notFound('That template');
        const changed = await repo.changeState(tx, id, {
          state: 'refused',
          reason,
          proposed: null,
          // A change that is refused leaves what everybody has.
          ...(!before.proposed && { published: null }),
        });
        await templates.link(tx, changed);
        await audit(tx, {
          actorId: actor.id,
          action: 'template_refused',
          targetType: KIND,
          targetId: id,
          details: { reason },
        });
        return changed;
      });
      await notify(row.userId, {
        kind: NOTICE,
        title: said`Your template “${row.name}” was not taken for everybody`,
        body: said`${reason}`,
        link: linkOf(id),
        dedupeKey: `template-refused:${id}:${row.decidedAt?.getTime()}`,
      });
    },
  };
}
