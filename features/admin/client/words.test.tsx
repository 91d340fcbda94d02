/** What the admin screen makes of programs, days, filters and details. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Report } from '#common/report.ts';
import { agentName } from '#common/wording/agent-name.ts';
import { isFiltered, NO_AUDIT_FILTER, toQuery } from './audit/audit-filter.ts';
import { changesIn, EntryDetails } from './audit/entry-details.tsx';
import { ReportRow } from './reports/report-row.tsx';
import { dateField, endOfDay } from './users/end-of-day.ts';

describe('programs', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'curl/8.5.0'],
    [null, 'Unknown program'],
  ])('%s', (agent, name) => expect(agentName(agent)).toBe(name));
});

it('a plan ends with its last day, and shows that day again', () => {
  const end = new Date(endOfDay('2026-12-25'));
  expect([end.getHours(), end.getMinutes()]).toEqual([23, 59]);
  expect(dateField(end)).toBe('2026-12-25');
});

describe('the filter of the trail', () => {
  it('asks only for what is filled in, whole days included', () => {
    expect(toQuery(NO_AUDIT_FILTER)).toEqual({});
    expect(isFiltered(NO_AUDIT_FILTER)).toBe(false);
    const query = toQuery({
      ...NO_AUDIT_FILTER,
      actor: '  ada@example.com ',
      from: '2026-11-15',
      to: '2026-11-15',
    });
    expect(query.actor).toBe('ada@example.com');
    expect(Date.parse(query.to!) - Date.parse(query.from!)).toBe(86_400_000 - 1);
  });
});

describe('details of an entry', () => {
  it('are what changed, name by name', () => {
    expect(changesIn({ before: { role: 'user' }, after: { role: 'admin' } })).toEqual([
      ['Role', 'user', 'admin'],
    ]);
    expect(changesIn({ before: 'metered', after: 'always' })).toEqual([['Value', 'metered', 'always']]);
    expect(changesIn({ to: 'x' })).toEqual([]);
  });

  it('never become markup', () => {
    const html = renderToStaticMarkup(
      <EntryDetails id="e" details={{ email: '<img src=x onerror=alert(1)>' }} />,
    );
    expect(html).not.toContain('<img');
  });
});

describe('a report', () => {
  const report: Report = {
    id: 'r',
    reason: 'copyright',
    description: 'Mine.',
    status: 'pending',
    createdAt: '2026-11-15T12:00:00Z',
    contentType: 'project',
    contentId: 'p',
    reporterId: 'u',
    reporterEmail: 'ada@example.com',
    reviewedBy: null,
    reviewedAt: null,
    item: { title: 'Summer clip', ownerId: 'o', ownerEmail: 'theo@example.com', previewUrl: null },
  };
  const draw = (over: Partial<Report> = {}) =>
    renderToStaticMarkup(
      <ReportRow report={{ ...report, ...over }} pending={undefined} disabled={false} onReview={() => {}} />,
    );

  it('is destructive while pending, and has its three ends', () => {
    const html = draw();
    expect(html).toMatch(/text-destructive[^>]*>pending/);
    for (const text of [
      'Summer clip',
      'theo@example.com',
      'Copyright',
      'Mine.',
      'Resolve',
      'Dismiss',
      'Remove',
    ])
      expect(html).toContain(text);
  });

  it('offers nothing more once it is reviewed', () => {
    const html = draw({ status: 'dismissed', reviewedAt: '2026-11-15T13:00:00Z' });
    expect(html).not.toContain('Resolve');
    expect(html).toContain('Reviewed Nov 15, 2026');
  });

  it('cannot remove what is gone', () => {
    expect(draw({ item: null })).toContain('No longer available');
    expect(draw({ item: null })).toMatch(/<button[^>]*disabled[^>]*>(<svg.*?<\/svg>)? Remove/);
  });
});
