/** People out of a table: which columns they stand in, and which rows are none. */

import { z } from 'zod';
import type { Table } from '#platform/assets/tables/read-table.ts';
import { oneLine } from '../../blocks/merge.ts';
import type { ImportMapping } from '../../calls/audience-calls.ts';
import { isMonthFirst, readBirthday } from '../../people/birthday.ts';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  birthday: string;
}

export interface People {
  people: Person[];
  /** Twice in the same table. */
  duplicates: number;
  invalid: number;
  /** Lines of the table, the first ones; its head is line 1. */
  invalidLines: number[];
}

const SHOWN_LINES = 20;
const MAX_NAME = 80;
const address = z.email().max(254);

/** As spreadsheets in nine languages call them. */
const NAMES = {
  email:
    /^(e-?mail|mail|e-?mail.?adresse|correo|courriel|adresse e-?mail|indirizzo e-?mail|メール.*|이메일.*|邮箱|电子邮.*|.*e-?mail.*)$/i,
  firstName: /^(first.?name|given.?name|vorname|nombre|prénom|prenom|nome|名|이름|名字)$/i,
  birthday:
    /^(birth.?day|date of birth|dob|geburtstag|geburtsdatum|cumpleaños|fecha de nacimiento|anniversaire|date de naissance|compleanno|data di nascita|aniversário|data de nascimento|生日|出生日期|誕生日|生年月日|생일|생년월일)$/i,
  lastName: /^(last.?name|surname|family.?name|nachname|apellidos?|nom|cognome|sobrenome|apelido|姓|성)$/i,
};

export function suggestColumns({ columns, rows }: Table): Record<keyof typeof NAMES, string | null> {
  const named = (pattern: RegExp) => columns.find((one) => pattern.test(one.trim())) ?? null;
  const holdsAddresses = columns.find((_, at) => rows.slice(0, 20).some((row) => isAddress(row[at] ?? '')));
  return {
    email: named(NAMES.email) ?? holdsAddresses ?? null,
    firstName: named(NAMES.firstName),
    lastName: named(NAMES.lastName),
    birthday: named(NAMES.birthday),
  };
}

const isAddress = (text: string): boolean => address.safeParse(text).success;

/** Names are one line, and never so long that they push everything else out of a mail. */
const nameOf = (text: string): string => oneLine(text).slice(0, MAX_NAME);

export function readPeople({ columns, rows }: Table, chosen: ImportMapping['columns']): People {
  const at = (name: string | undefined) => (name === undefined ? -1 : columns.indexOf(name));
  const [email, firstName, lastName] = [at(chosen.email), at(chosen.firstName), at(chosen.lastName)];
  const birthday = at(chosen.birthday);
  const monthFirst = birthday >= 0 && isMonthFirst(rows.map((row) => row[birthday] ?? ''));
  const known = new Map<string, Person>();
  const found: People = { people: [], duplicates: 0, invalid: 0, invalidLines: [] };
  rows.forEach((row, index) => {
    const written = (row[email] ?? '').trim().toLowerCase();
    if (!isAddress(written)) {
      found.invalid++;
      if (found.invalidLines.length < SHOWN_LINES) found.invalidLines.push(index + 2);
      return;
    }
    if (known.has(written)) {
      found.duplicates++;
      return;
    }
    known.set(written, {
      email: written,
      firstName: nameOf(row[firstName] ?? ''),
      lastName: nameOf(row[lastName] ?? ''),
      birthday: readBirthday((row[birthday] ?? '').slice(0, 40), monthFirst),
    });
  });
  return { ...found, people: [...known.values()] };
}
