/** What protects people, each with a way to take it out: `npm run test:guards` proves that a test of the short run notices. */

export interface Guard {
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** Where it is noticed. */
  tests: string[];
}

/** The cheap one first: the first file that fails is enough. */
const ACCESS = ['strangers', 'keys-everywhere', 'foreign-ids'].map((name) => `app/access/${name}.db.test.ts`);
const NEVER = 'if (false)';

/** Its rows answer to their owner only. */
const own = (what: string, file: string, table: string, tests = ACCESS): Guard => ({
  name: `a ${what} answers to its owner only`,
  file,
  from: `and(eq(${table}.id, id), eq(${table}.userId, userId))`,
  to: `eq(${table}.id, id)`,
  tests,
});

/** A refusal that is never made. */
const refusal = (name: string, file: string, from: string, tests: string[]): Guard => ({
  name,
  file,
  from,
  to: NEVER,
  tests,
});

/** A line that is gone. */
const line = (name: string, file: string, from: string, tests: string[], to = ''): Guard => ({
  name,
  file,
  from,
  to,
  tests,
});

const ACCOUNT = 'features/account/server';
const SHARES = 'features/library/server/shares';

export const GUARDS: readonly Guard[] = [
  own('task', 'features/tasks/server/tasks.repo.ts', 'tasks'),
  own('video project', 'features/video/server/projects.repo.ts', 'projects'),
  own('design', 'features/design/server/design.repo.ts', 'designs'),
  own('brand kit', 'features/design/server/brand-kit.repo.ts', 'brandKits'),
  own('shared link', `${SHARES}/shares.repo.ts`, 'shares'),
  own('logo', 'features/logo/server/logo.repo.ts', 'userLogos'),
  own('API key', 'features/api-access/server/keys/keys.repo.ts', 'apiKeys'),
  own('story scene', 'features/avatar/server/scenes.repo.ts', 'characterScenes'),
  own('watermark', 'features/watermark/server/watermark.repo.ts', 'userWatermarks'),
  own('file', 'platform/assets/assets.service.ts', 'assets'),
  own('note', 'features/notes/server/notes.repo.ts', 'notes', ['features/notes/server', ...ACCESS]),
  line(
    'a book answers to its owner only',
    'features/book/server/book.repo.ts',
    'and(eq(books.id, id), eq(books.userId, userId), notBinned',
    ACCESS,
    'and(eq(books.id, id), notBinned',
  ),
  line(
    'a template is changed by its owner only',
    'features/template/server/template.repo.ts',
    'and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId), there)',
    ['features/template/server', ...ACCESS],
    'and(eq(ownTemplates.id, id), there)',
  ),
  refusal(
    'what a template has locked stays',
    'platform/generation-jobs/template-sources.ts',
    'if (!isDeepStrictEqual(value, after.get(key)?.value))',
    ['features/template/server'],
  ),
  line(
    'the library lists one’s own things only',
    'features/library/server/entries.ts',
    '      eq(table.userId, filter.userId),\n',
    ['features/library/server/library.db.test.ts'],
  ),
  line(
    'the library lists one’s own files only',
    'features/library/server/entries.ts',
    '      eq(assets.userId, filter.userId),\n',
    ['features/library/server/library.db.test.ts'],
  ),
  line(
    'a job answers to its owner only',
    'platform/http/jobs.routes.ts',
    'if (row?.userId !== userId)',
    ACCESS,
    'if (!row)',
  ),

  line(
    'who is not signed in is refused',
    'platform/http/api.ts',
    "if (!user) throw new AppError('unauthorized', 'Unauthorized');",
    ACCESS,
  ),
  refusal('administration needs its role', 'platform/http/api.ts', 'if (!hasRole(user, contract.access))', [
    'features/admin/server/access.db.test.ts',
  ]),
  refusal(
    'another site’s page changes nothing',
    'platform/http/guards/origin-check.ts',
    'if (!SAFE.has(request.method) && isForeign(request, own))',
    ['platform/http/http.db.test.ts'],
  ),
  line(
    'another name is not answered',
    'platform/http/guards/host-check.ts',
    'if (OPEN_PATHS.has(request.url) || isOwn(request.hostname)) return;',
    ['platform/http'],
    'return;',
  ),
  refusal('what is nested too deeply is refused', 'platform/http/storable.ts', 'if (depth > MAX_DEPTH)', [
    'platform/http/hostile-requests.db.test.ts',
  ]),
  line(
    'text that cannot be stored is refused',
    'platform/http/storable.ts',
    "if (typeof one === 'string' && !isStorable(one))",
    ['platform/http', 'app/fuzz.db.test.ts'],
    NEVER,
  ),
  line(
    'what people wrote is escaped on shared pages',
    'common/wording/escape-html.ts',
    `text.replace(/[&<>"']/g, `,
    [SHARES],
    'text.replace(/[]/g, ',
  ),

  line(
    'a suspended person’s session is worth nothing',
    'platform/auth/sessions.ts',
    'gt(sessions.expire, new Date()), eq(users.isActive, true)',
    ['features/admin/server/users', `${ACCOUNT}/account.db.test.ts`],
    'gt(sessions.expire, new Date())',
  ),
  line(
    'a session ends by the clock',
    'platform/auth/sessions.ts',
    'eq(sessions.sid, sid), gt(sessions.expire, new Date()), ',
    [
      `${ACCOUNT}/account.db.test.ts`,
      `${ACCOUNT}/security/sessions.db.test.ts`,
      'tests/faults/clock-jumps.db.test.ts',
    ],
    'eq(sessions.sid, sid), ',
  ),
  line(
    'a suspended person’s key is worth nothing',
    'platform/auth/keys/api-keys.ts',
    'if (!row?.user.isActive || isOver(row.key)) return null;',
    ['features/api-access/server/keys'],
    'if (!row || isOver(row.key)) return null;',
  ),
  line(
    'a key ends by the clock',
    'platform/auth/keys/api-keys.ts',
    'if (!row?.user.isActive || isOver(row.key)) return null;',
    ['features/api-access/server/keys'],
    'if (!row?.user.isActive) return null;',
  ),
  refusal(
    'a key does what its scopes say',
    'platform/auth/keys/key-access.ts',
    'if (!scopes.includes(needed))',
    ['features/api-access/server/keys', 'app/access/keys-everywhere.db.test.ts'],
  ),
  refusal(
    'a wrong password is refused',
    `${ACCOUNT}/sign-in.service.ts`,
    'if (!(await verifyPassword(found?.passwordHash ?? undefined, password)) || !found)',
    [`${ACCOUNT}/account.db.test.ts`],
  ),
  refusal('who is suspended cannot sign in', `${ACCOUNT}/sign-in.service.ts`, 'if (!isActive)', [
    'features/admin/server/users',
    `${ACCOUNT}/oidc.db.test.ts`,
  ]),
  refusal('closed sign-ups are closed', `${ACCOUNT}/sign-up.service.ts`, 'if (isClosed && !isFirst)', [
    'features/admin/server/settings',
  ]),
  refusal(
    'an address has one account',
    `${ACCOUNT}/sign-up.service.ts`,
    'if (person.email && (await repo.findByEmail(tx, person.email)))',
    [`${ACCOUNT}/account.db.test.ts`],
  ),
  line(
    'a new key takes the password',
    `${ACCOUNT}/security/owner-proof.ts`,
    "if (!password) throw refused('password', 'Please enter your password.');",
    ['features/api-access/server/keys/key-proof.db.test.ts'],
    'if (!password) return;',
  ),
  refusal(
    'who has nothing to prove with signs in anew',
    `${ACCOUNT}/security/owner-proof.ts`,
    'if (!(await hasSignedInJustNow(platform, user.id, request.sid)))',
    ['features/api-access/server/keys/key-proof.db.test.ts', `${ACCOUNT}/oidc.db.test.ts`],
  ),
  line(
    'a code works once',
    `${ACCOUNT}/security/second-factor.repo.ts`,
    'and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step))',
    [`${ACCOUNT}/security/second-factor.db.test.ts`],
    'eq(secondFactors.userId, userId)',
  ),
  line(
    'a recovery code works once',
    `${ACCOUNT}/security/second-factor.repo.ts`,
    'eq(recoveryCodes.userId, userId),\n        isNull(recoveryCodes.usedAt),',
    [`${ACCOUNT}/security/second-factor.db.test.ts`],
    'eq(recoveryCodes.userId, userId),',
  ),
  line(
    'a link to a new password ends',
    `${ACCOUNT}/reset/reset.repo.ts`,
    'and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expire, now))',
    [`${ACCOUNT}/reset`],
    'eq(passwordResets.tokenHash, hashToken(token))',
  ),
  refusal(
    'nobody suspends themselves',
    'features/admin/server/users/user-changes.service.ts',
    'if (userId === actor.user.id && !isActive)',
    ['features/admin/server/users'],
  ),
  refusal(
    'nobody takes the admin role from themselves',
    'features/admin/server/users/user-changes.service.ts',
    "if (userId === actor.user.id && role !== 'admin')",
    ['features/admin/server/users'],
  ),
  refusal(
    'who is no longer an admin when the row is locked changes nobody',
    'features/admin/server/users/user-changes.service.ts',
    "if (acting.role !== 'admin')",
    ['features/admin/server/users'],
  ),

  refusal(
    'a shared link ends by the clock',
    `${SHARES}/shares.service.ts`,
    'if (share.expiresAt && share.expiresAt.getTime() <= Date.now())',
    [SHARES],
  ),
  line(
    'a suspended person’s links are closed',
    `${SHARES}/shares.service.ts`,
    'if (!found?.isOwnerActive) return undefined;',
    [SHARES],
    'if (!found) return undefined;',
  ),
  refusal(
    'a link shares one thing',
    `${SHARES}/shares.service.ts`,
    'if ((assetId === undefined) === (collectionId === undefined))',
    [SHARES],
  ),
  refusal('a link shares one’s own collection', `${SHARES}/shares.service.ts`, 'if (!collection)', [
    SHARES,
    ...ACCESS,
  ]),
  line(
    'a page without download gives none',
    `${SHARES}/shares.routes.ts`,
    "throw new AppError('forbidden', 'The owner of this page does not offer a download.');",
    [SHARES],
    ';',
  ),
  refusal(
    'what is in use is not deleted unasked',
    'platform/assets/assets.routes.ts',
    "if (usedBy.length > 0 && query.force === 'false')",
    [
      'platform/assets/assets.db.test.ts',
      'features/library/server/library.db.test.ts',
      'app/lost-files.db.test.ts',
    ],
  ),
  refusal(
    'pictures are raster pictures',
    'platform/assets/pictures/picture-intake.ts',
    'if (!found || !RASTERS.has(found.mime))',
    ['platform/assets/pictures/picture-intake.test.ts'],
  ),
  line(
    'a picture has a limit of pixels',
    'platform/assets/pictures/picture-intake.ts',
    '{ maxPixels = MAX_PIXELS, ...of }: PictureLimits,',
    ['platform/assets/pictures/picture-intake.test.ts'],
    '{ maxPixels = 1e12, ...of }: PictureLimits,',
  ),

  refusal('a quota stops', 'platform/usage/usage.ts', 'if (counted === undefined)', ['platform/usage']),
  refusal('a key’s budget stops', 'platform/usage/usage.ts', 'if (user.apiKeyId)', [
    'features/api-access/server/keys',
    'features/api-access/server/openai/openai.db.test.ts',
  ]),
  refusal('a rate limit stops', 'platform/auth/rate-limits.ts', 'if (hits > limit.max)', [
    `${ACCOUNT}/sign-in-limits.db.test.ts`,
    SHARES,
  ]),
  refusal(
    'tries that were used up stay used up',
    'platform/auth/rate-limits.ts',
    'if (row && isOpen && row.hits >= limit.max)',
    [`${ACCOUNT}/sign-in-limits.db.test.ts`, SHARES, ACCOUNT],
  ),
  refusal(
    'a person has so many keys',
    'features/api-access/server/keys/keys.service.ts',
    'if ((await repo.countKeys(tx, user.id)) >= MAX_KEYS)',
    ['features/api-access/server/keys'],
  ),
  line(
    'so many keys, also at the same moment',
    'features/api-access/server/keys/keys.service.ts',
    'await lockUntilEnd(tx, ',
    ['features/api-access/server/keys'],
    'void (tx, ',
  ),
  refusal(
    'a person has so many webhooks',
    'features/api-access/server/webhooks/webhooks.service.ts',
    'if ((await repo.countOwn(tx, user.id)) >= MAX_WEBHOOKS)',
    ['features/api-access/server/webhooks'],
  ),
  refusal(
    'a project has a size',
    'features/video/server/projects.service.ts',
    'if (Buffer.byteLength(JSON.stringify(data ?? null)) > MAX_DATA_BYTES)',
    ['features/video/server/projects.db.test.ts'],
  ),
  refusal(
    'a window does not overwrite another one’s project',
    'features/video/server/projects.service.ts',
    'if (version !== undefined && version !== before.version && !isSame)',
    ['features/video/server/projects.db.test.ts'],
  ),
  line(
    'a window does not overwrite another one’s design',
    'features/design/server/design.service.ts',
    "if (!row) throw new AppError('conflict', DESIGN_CHANGED, { details: { version: before.version } });",
    ['features/design/server/design.db.test.ts'],
  ),
  refusal(
    'two collections have two names',
    'features/library/server/collections.service.ts',
    'if (namesake && namesake.id !== id)',
    ['features/library/server/library.db.test.ts'],
  ),

  line(
    'webhooks do not reach private addresses of digits',
    'platform/http/outbound/post-out.ts',
    'if (!allowPrivate && isIP(host) && !isPublicAddress(host))',
    ['features/api-access/server/webhooks'],
    NEVER,
  ),
  refusal(
    'webhooks do not reach private addresses by name',
    'platform/http/outbound/post-out.ts',
    'if (addresses.length === 0 || !addresses.every((one) => isPublicAddress(one.address)))',
    ['platform/http/outbound/post-out.test.ts'],
  ),
  refusal(
    'downloads are not led to plain addresses',
    'platform/http/outbound/get-out.ts',
    "if (!isSafe && !(isTrusted && url.protocol === 'http:'))",
    ['features/admin/server/models/weights.db.test.ts', 'platform/ai/diffusion'],
  ),
  refusal(
    'downloads are not led to private addresses',
    'platform/http/outbound/get-out.ts',
    'if (!isTrusted && isIP(host) && !isPublicAddress(host))',
    ['features/admin/server/models/weights.db.test.ts', 'platform/ai/diffusion'],
  ),
  line(
    'cancelled work does not begin',
    'platform/jobs/jobs.repo.ts',
    'isUnfinished, eq(jobs.cancelRequested, false)',
    ['platform/jobs/jobs.db.test.ts'],
    'isUnfinished',
  ),
  line(
    'a job ends once',
    'platform/jobs/jobs.repo.ts',
    '.where(and(eq(jobs.id, id), isUnfinished))',
    ['platform/jobs/jobs.db.test.ts'],
    '.where(eq(jobs.id, id))',
  ),
  refusal(
    'figures are for those who know the token',
    'platform/http/watching/metrics.routes.ts',
    'if (!isBearer(request.headers.authorization, token))',
    ['platform/log/watch.db.test.ts', 'platform/http'],
  ),
];
