/** The one list of e-mail templates. */

import type { MailKind } from '../mailer.ts';
import { account } from './account.ts';
import type { MailFacts } from './mail-facts.ts';
import { notification } from './notification.ts';
import { subscription } from './subscription.ts';
import type { Template } from './template.ts';
import { welcome } from './welcome.ts';

export const templates: { [K in MailKind]: Template<MailFacts[K]> } = {
  welcome,
  subscription,
  notification,
  account,
};
