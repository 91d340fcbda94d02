/** Tells a person which plan they are on now and until when. */

import { Column, Row, Text } from '@react-email/components';
import { createElement as h } from 'react';
import { button, layout, panel, paragraph } from './layout.ts';
import { styles } from './styles.ts';
import type { Template } from './template.ts';

export interface SubscriptionFacts {
  /** As people know it: 'Pro'. */
  planName: string;
  status: 'trial' | 'active' | 'ended';
  /** Day on which the trial or the paid period ends, or ended. */
  endsAt?: Date | null;
  /** Already with currency and period: '$39 per month'. */
  price?: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const WORDS = {
  trial: {
    subject: (plan: string) => `Your ${plan} trial has started`,
    text: 'Your trial is running. Try everything your plan offers; nothing is charged.',
    end: 'Trial ends',
    action: 'See the plans',
  },
  active: {
    subject: (plan: string) => `Your ${plan} plan is active`,
    text: 'Thank you for your trust. Everything in your plan is unlocked from this moment.',
    end: 'Renews on',
    action: 'Manage subscription',
  },
  ended: {
    subject: (plan: string) => `Your ${plan} plan has ended`,
    text: 'Your work stays yours and stays here. You can choose a plan again whenever you like.',
    end: 'Ended on',
    action: 'Choose a plan',
  },
};

const fact = (label: string, value: string) =>
  h(
    Row,
    null,
    h(Column, null, h(Text, { style: styles.label, className: 'm-muted' }, label)),
    h(Column, { align: 'right' }, h(Text, { style: styles.value, className: 'm-ink' }, value)),
  );

export const subscription: Template<SubscriptionFacts> = (facts, { link, greeting }) => {
  const words = WORDS[facts.status];
  const subject = words.subject(facts.planName);
  return {
    subject,
    element: layout(
      {
        preview: words.text,
        heading: subject,
        link,
        reason: 'You receive this because of your subscription at',
      },
      paragraph(`Hello ${greeting},`),
      paragraph(words.text),
      panel(
        ...[
          fact('Plan', facts.planName),
          facts.price && fact('Price', facts.price),
          facts.endsAt && fact(words.end, day.format(facts.endsAt)),
        ].filter(Boolean),
      ),
      button(words.action, link('/subscription')),
    ),
  };
};
