/** What people typed may end up in a spreadsheet: as text. */

import { describe, expect, it } from 'vitest';
import type { AuditLog } from '../../contract.ts';
import { auditCsv, csvCell } from './audit-csv.ts';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['a, "b"\nc', '"a, ""b""\nc"'],
    ['plain = text', 'plain = text'],
    [null, ''],
  ])('%j', (value, written) => expect(csvCell(value)).toBe(written));
});

it('takes one batch after another until there is none', async () => {
  const entry = (id: string): AuditLog => ({
    id,
    adminId: null,
    actorEmail: null,
    action: 'a',
    targetType: 'user',
    targetId: null,
    details: { n: 1 },
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const batches = [[entry('3'), entry('2')], [entry('1')], []];
  const asked: (string | undefined)[] = [];
  let text = '';
  for await (const part of auditCsv(async (after) => {
    asked.push(after?.id);
    return batches.shift()!;
  }))
    text += part;
  expect(asked).toEqual([undefined, '2', '1']);
  expect(text.split('\r\n')).toEqual([
    'Time,Actor,Actor e-mail,Action,Target type,Target,Details,Id',
    ...['3', '2', '1'].map((id) => `2026-01-01T00:00:00.000Z,,,a,user,,"{""n"":1}",${id}`),
    '',
  ]);
});
