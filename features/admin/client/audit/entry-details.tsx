/** What an entry of the trail knows beyond its line: before and after side by side, the rest as facts. */

import { t } from '#common/texts.ts';
import { showMoment, showWords } from '#platform/browser/format.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export const showValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return TIME.test(value) ? showMoment(value) : value;
  return JSON.stringify(value);
};

/** Name, before and after of each thing that changed; a plain value has no name of its own. */
export function changesIn(details: Record<string, unknown>): [name: string, before: string, after: string][] {
  const { before, after } = details;
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before) && !isRecord(after)) return [[t('Value'), showValue(before), showValue(after)]];
  const [old, fresh] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].map((name) => [
    showWords(name),
    showValue(old[name]),
    showValue(fresh[name]),
  ]);
}

export function EntryDetails({ details, id }: { details: unknown; id: string }) {
  if (!isRecord(details)) return <p className="break-all text-sm">{showValue(details)}</p>;
  const changes = changesIn(details);
  const facts = Object.entries(details).filter(([name]) => name !== 'before' && name !== 'after');
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      {changes.length > 0 && (
        <table className="w-full max-w-2xl text-left">
          <caption className="sr-only">{t('What changed')}</caption>
          <thead className="text-muted-foreground text-xs">
            <tr>
              <th scope="col" className="w-1/3 py-1 pr-3 font-medium">
                {t('Changed')}
              </th>
              <th scope="col" className="w-1/3 py-1 pr-3 font-medium">
                {t('Before')}
              </th>
              <th scope="col" className="w-1/3 py-1 font-medium">
                {t('After')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(([name, before, after]) => (
              <tr key={`${id}-${name}`} className="align-top">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {name}
                </th>
                <td className="break-all py-1 pr-3 text-muted-foreground">{before}</td>
                <td className="break-all py-1 font-medium">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <dl className="grid grid-cols-1 gap-1">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-muted-foreground">{showWords(name)}</dt>
              <dd className="break-all">{showValue(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
