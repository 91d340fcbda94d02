/** Reports over HTTP, from the person who reports to everybody's answer, with a made-up gallery as the reported feature. */

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '#app/features.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Report } from '#common/report.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { ItemFacts } from '#platform/generation-jobs/item-kind.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { contentReports } from '../reports.table.ts';

/** Pictures that everybody sees, except those hidden. */
const gallery = new Map<string, ItemFacts & { isHidden?: boolean }>();
const removed: string[] = [];
const galleryFeature: ServerFeature = {
  name: 'gallery',
  items: () => [
    {
      type: 'picture',
      noun: 'picture',
      page: '/gallery',
      find: async (_db, ids) =>
        new Map(
          ids.flatMap((id) => {
            const item = gallery.get(id);
            return item ? [[id, { isPublic: !item.isHidden, ...item }] as const] : [];
          }),
        ),
      remove: async (id) => {
        removed.push(id);
        gallery.delete(id);
      },
    },
  ],
};

let app: TestApp;
let admin: Visitor;
let moderator: Visitor;
let owner: Visitor;
let ann: Visitor;
let ben: Visitor;

beforeAll(async () => {
  app = await openTestApp({ work: false, features: [...FEATURES, galleryFeature] });
  admin = await app.person('admin');
  moderator = await app.person('moderator');
  await app.platform.db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.user!.id));
  [owner, ann, ben] = [await app.person('owner'), await app.person('ann'), await app.person('ben')];
});
afterAll(() => app.dispose());

let lastPicture = 0;
const hang = (more: Partial<ItemFacts & { isHidden: boolean }> = {}): string => {
  const id = `picture-${++lastPicture}`;
  gallery.set(id, { title: `Title ${lastPicture}`, ownerId: owner.user!.id, ...more });
  return id;
};
const report = (who: Visitor, contentId: string, more: object = {}) =>
  who.post<{ id: string; status: string } & ErrorBody>('/api/reports', {
    contentType: 'picture',
    contentId,
    reason: 'spam',
    ...more,
  });
const review = (who: Visitor, id: string, action: string) =>
  who.put<Report & ErrorBody>(`/api/moderation/reports/${id}`, { action });
const rowsOf = (contentId: string) =>
  app.platform.db.select().from(contentReports).where(eq(contentReports.contentId, contentId));
const toldTo = async (who: Visitor) =>
  (
    await app.platform.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, who.user!.id), eq(notifications.kind, 'report')))
  ).map((one) => one.title);

describe('reporting', () => {
  it('merges what the same person says about the same content, also at the same moment', async () => {
    const id = hang();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => report(ann, id, { description: `Try ${i}` })),
    );
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
    await report(ann, id, { reason: 'copyright', description: '  It is mine. ' });
    expect(await rowsOf(id)).toMatchObject([
      { reporterId: ann.user!.id, reason: 'copyright', description: 'It is mine.', status: 'pending' },
    ]);
    await report(ben, id);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('opens a new report once the last one has ended', async () => {
    const id = hang();
    const first = await report(ann, id);
    await review(admin, first.body.id, 'dismiss');
    expect((await report(ann, id)).body.id).not.toBe(first.body.id);
  });

  it('finds only what the person can see', async () => {
    const hidden = hang({ isHidden: true });
    expect((await report(ann, hidden)).status).toBe(404);
    expect((await report(owner, hidden)).status).toBe(201);
    expect((await report(ann, 'nothing')).status).toBe(404);
    expect((await report(ann, hang(), { contentType: 'nonsense' })).status).toBe(404);
    expect((await report(ann, hang(), { contentType: '__proto__' })).status).toBe(404);
  });

  it('wants a reason and an end to the description', async () => {
    const id = hang();
    expect((await report(ann, id, { reason: 'dislike' })).body.message).toBe('Please choose a reason.');
    expect((await report(ann, id, { description: 'x'.repeat(2001) })).status).toBe(400);
    expect((await report(app.visitor(), id)).status).toBe(401);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is slowed down before it floods the queue', async () => {
    const eve = await app.person('eve');
    const id = hang();
    for (let i = 0; i < 60; i++) await report(eve, id);
    const refused = await report(eve, id);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^You have sent many reports\. Please try again in/);
  });
});

describe('the queue', () => {
  it('shows pending ones first, then newest first, with what they are about', async () => {
    const done = await report(ann, hang());
    const open = await report(ann, hang());
    const gone = hang();
    await report(ann, gone);
    gallery.delete(gone);
    await review(moderator, done.body.id, 'resolve');
    const { body } = await admin.get<Report[]>('/api/admin/reports');
    const states = body.map((one) => one.status === 'pending');
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    expect(body[0]).toMatchObject({ contentId: gone, item: null });
    expect(body.find((one) => one.id === open.body.id)).toMatchObject({
      reporterId: ann.user!.id,
      reporterEmail: 'ann@example.com',
      item: { ownerId: owner.user!.id, ownerEmail: 'owner@example.com', previewUrl: null },
    });
    const pending = (await moderator.get<Report[]>('/api/moderation/reports?status=pending')).body;
    expect(new Set(pending.map((one) => one.status))).toEqual(new Set(['pending']));
    expect((await admin.get('/api/admin/reports?status=odd')).status).toBe(400);
  });
});

describe('reviewing', () => {
  it.each([
    ['resolve', 'resolved', 'report_resolved', 'Your report was resolved'],
    ['dismiss', 'dismissed', 'report_dismissed', 'Your report was reviewed'],
    ['remove', 'removed', 'content_removed', 'What you reported was removed'],
  ])(
    '%s ends all reports of the content the same way, tells, and notes',
    async (action, status, noted, title) => {
      const id = hang();
      const [first] = [await report(ann, id), await report(ben, id)];
      const other = await report(ann, hang());
      const answer = await review(moderator, first.body.id, action);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ status, reviewedBy: moderator.user!.id });
      expect(answer.body.item === null).toBe(action === 'remove');
      for (const row of await rowsOf(id)) {
        expect(row).toMatchObject({ status, reviewedBy: moderator.user!.id });
        expect(row.reviewedAt).toBeInstanceOf(Date);
      }
      const [untouched] = await app.platform.db
        .select()
        .from(contentReports)
        .where(eq(contentReports.id, other.body.id));
      expect(untouched!.status).toBe('pending');
      for (const reporter of [ann, ben]) expect(await toldTo(reporter)).toContain(title);
      const trail = await app.platform.db.select().from(auditLogs).where(eq(auditLogs.targetId, id));
      expect(trail).toMatchObject([
        {
          adminId: moderator.user!.id,
          action: noted,
          targetType: 'picture',
          details: { before: 'pending', after: status, address: expect.stringMatching(/127/) },
        },
      ]);
      expect(removed.includes(id)).toBe(action === 'remove');
      expect((await toldTo(owner)).includes('Something of yours was removed')).toBe(action === 'remove');

      const again = await review(admin, first.body.id, 'dismiss');
      expect([again.status, again.body.message]).toEqual([409, 'This report was reviewed already.']);
    },
  );

  it('by several at once happens once', async () => {
    const id = hang();
    const { body } = await report(ann, id);
    const answers = await Promise.all([
      review(admin, body.id, 'resolve'),
      review(moderator, body.id, 'dismiss'),
      review(admin, body.id, 'dismiss'),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    const trail = await app.platform.db.select().from(auditLogs).where(eq(auditLogs.targetId, id));
    expect(trail).toHaveLength(1);
  });

  it('refuses what does not exist', async () => {
    expect((await review(admin, 'nothing', 'resolve')).status).toBe(404);
    const { body } = await report(ann, hang());
    expect((await review(admin, body.id, 'explode')).status).toBe(400);
  });
});

describe('the picture of what was reported', () => {
  const save = (userId: string, isPublic = false) =>
    app.platform.assets.save({
      userId,
      name: 'p.png',
      type: 'image/png',
      bytes: Buffer.from('pixels'),
      isPublic,
    });

  it('is readable by reviewers, while the report is pending, and by nobody else through it', async () => {
    const file = await save(owner.user!.id);
    const { body } = await report(ann, hang({ previewAssetId: file.id }));
    const [shown] = (await moderator.get<Report[]>('/api/moderation/reports?status=pending')).body;
    const url = shown!.item!.previewUrl!;
    const preview = await moderator.get(url);
    expect([preview.status, preview.text]).toEqual([200, 'pixels']);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect((await ann.get(url)).status).toBe(403);
    expect((await app.visitor().get(url)).status).toBe(401);
    // The file itself stays closed to reviewers.
    expect((await moderator.get(`/api/files/${file.id}`)).status).toBe(404);

    expect((await review(moderator, body.id, 'dismiss')).body.item!.previewUrl).toBeNull();
    expect((await moderator.get(url)).status).toBe(404);
  });

  it("does not open a stranger's file to reviewers", async () => {
    const preview = async (previewAssetId: string) => {
      const { body } = await report(ann, hang({ previewAssetId }));
      return (await moderator.get(`/api/moderation/reports/${body.id}/preview`)).status;
    };
    expect(await preview((await save(ben.user!.id, true)).id)).toBe(200);
    expect(await preview((await save(ben.user!.id)).id)).toBe(404);
  });
});
