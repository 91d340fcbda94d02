/** HTTP for landing pages, and for the check of the domain that mails come from. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../calls/landing-calls.ts';
import { checkDomain } from '../domain/check-domain.ts';
import type { LandingPages } from './landing-page.service.ts';

/** Of one person, in an hour: each asks name servers of others. */
const LOOKS = { max: 60, windowSeconds: 3600 };

export function registerLandingPageRoutes(api: Api, platform: Platform, pages: LandingPages): void {
  api.handle(calls.listLandingPages, ({ user }) => pages.list(user.id));
  api.handle(calls.createLandingPage, ({ user, body }) => pages.create(user.id, body));
  api.handle(calls.getLandingPage, ({ user, params }) => pages.get(user.id, params.id));
  api.handle(calls.updateLandingPage, ({ user, params, body }) => pages.update(user.id, params.id, body));
  api.handle(calls.deleteLandingPage, ({ user, params }) => pages.remove(user.id, params.id));

  api.handle(calls.checkMailDomain, async ({ user, query }) => {
    await platform.rateLimits.spend(`mail-domain:${user.id}`, LOOKS, 'You checked many domains.');
    return checkDomain(platform, query);
  });
}
