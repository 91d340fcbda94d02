/** What each kind of e-mail needs to know. */

import type { AccountFacts } from './account-facts.ts';
import type { NotificationFacts } from './notification.ts';
import type { SubscriptionFacts } from './subscription.ts';

interface CommonFacts {
  firstName?: string | null;
  /** Where the product is reached; every link in a mail begins with it. */
  publicUrl: string;
}

export interface MailFacts {
  welcome: CommonFacts;
  subscription: CommonFacts & SubscriptionFacts;
  notification: CommonFacts & NotificationFacts;
  account: CommonFacts & AccountFacts;
}
