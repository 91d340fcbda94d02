/** Tables as spreadsheets write them, read without losing a letter or running anything. */

import { expect, it } from 'vitest';
import { readTable } from '#platform/assets/tables/read-table.ts';
import { MAX_CSV_ROWS } from '../contract.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readTable(Buffer.from(text, encoding), MAX_CSV_ROWS);

it('reads any encoding and separator, quotes and line ends inside of them', () => {
  const expected = {
    columns: ['Name', 'Preis'],
    rows: [
      ['Käse, "alt"', '3 €'],
      ['two\nlines', '=1+1'],
    ],
  };
  const comma = 'Name,Preis\r\n"Käse, ""alt""",3 €\r\n"two\nlines",=1+1\r\n';
  expect(read(comma)).toEqual(expected);
  expect(read(`\ufeff${comma}`)).toEqual(expected);
  expect(read(`\ufeff${comma}`, 'utf16le')).toEqual(expected);
  expect(read('Name;Preis\nKäse;3\n', 'latin1').rows).toEqual([['Käse', '3']]);
  expect(read('Name\tPreis\na,b\t1\n').rows).toEqual([['a,b', '1']]);
});

it('says what is wrong with a table', () => {
  expect(() => read('Name,Preis\n')).toThrow('a row at least');
  expect(() => read('\0\0')).toThrow('no table');
  expect(() => read(`a\n${'x\n'.repeat(MAX_CSV_ROWS + 1)}`)).toThrow('too many rows');
});
