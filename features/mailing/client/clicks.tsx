/** Which links of a mail were followed, and by how many readers. */

import { useQuery } from '@tanstack/react-query';
import { t, tn } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showNumber } from '#platform/browser/format.ts';
import { getClicks } from '../contract.ts';

export function Clicks({ id }: { id: string }) {
  const found = useQuery(apiQuery(getClicks, { params: { id } })).data;
  if (!found) return null;
  return (
    <section aria-label={t('Clicks')} className="grid gap-2 text-sm">
      <p>{tn(found.readers, '{n} reader followed a link.', '{n} readers followed a link.')}</p>
      <ul className="grid gap-1 text-muted-foreground">
        {found.links.map(({ url, clicks }) => (
          <li key={url} className="flex justify-between gap-4">
            <span className="truncate">{url}</span>
            <span className="tabular-nums">{showNumber(clicks)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
