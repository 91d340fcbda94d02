/** What people typed may end up in a spreadsheet: as text. */

import fc from 'fast-check';
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
  const requested: (string | undefined)[] = [];
  let text = '';
  for await (const part of auditCsv(async (after) => {
    requested.push(after?.id);
    return batches.shift()!;
  }))
    text += part;
  expect(requested).toEqual([undefined, '2', '1']);
  expect(text.split('\r\n')).toEqual([
    'Time,Actor,Actor e-mail,Action,Target type,Target,Details,Id',
    ...['3', '2', '1'].map((id) => `2026-01-01T00:00:00.000Z,,,a,user,,"{""n"":1}",${id}`),
    '',
  ]);
});

/** A reader of CSV as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    row.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it('whatever people typed comes back from the file as text, in its own cell', () => {
  const piece = fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', "'", 'a', '✓', ' ');
  const text = fc.oneof(fc.string({ unit: piece, maxLength: 12 }), fc.string());
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const [read, ...more] = readCsv(`${cells.map(csvCell).join(',')}\r\n`);
      expect(more).toEqual([]);
      expect(read).toHaveLength(cells.length);
      for (const [i, cell] of cells.entries()) {
        const got = read![i]!;
        expect(got === cell || got === `'${cell}`).toBe(true);
        expect(/^[=+\-@\t\r]/.test(got)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
