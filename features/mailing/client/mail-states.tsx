/** How far a mailing is, in a word and in figures. */

import { msg, t } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { Counts, MailingState } from '../contract.ts';

const STATES = {
  draft: { label: msg('Draft'), look: 'secondary' },
  scheduled: { label: msg('Planned'), look: 'default' },
  sending: { label: msg('Sending'), look: 'warning' },
  paused: { label: msg('Stopped'), look: 'warning' },
  sent: { label: msg('Sent'), look: 'success' },
} as const satisfies Record<MailingState, object>;

export const StateBadge = ({ state }: { state: MailingState }) => (
  <Badge variant={STATES[state].look}>{t(STATES[state].label)}</Badge>
);

export function Figures({ counts }: { counts: Counts }) {
  const shown = [
    [msg('Sent'), counts.sent],
    [msg('Waiting'), counts.waiting],
    [msg('Refused'), counts.refused],
    [msg('Unsubscribed meanwhile'), counts.skipped],
    [msg('Unclear'), counts.unclear],
  ].filter(([label, value]) => value !== 0 || label === 'Sent') as [string, number][];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted-foreground text-xs">{t(label)}</dt>
          <dd className="font-semibold text-xl tabular-nums">{showNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
