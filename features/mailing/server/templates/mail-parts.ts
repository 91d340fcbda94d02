/** A mail as a template sees it: what is written and shown, the same with other words, and what of it is locked. */

import type { TemplateLock, TemplatePart } from '#common/templates.ts';
import { type Kept, kindOfWords, type PlaceValues } from '#platform/generation-jobs/template-sources.ts';
import type { Block } from '../../blocks/block.ts';
import type { MailingBody } from '../../contract.ts';

/** Fields of blocks that are filled in, with what people are asked for. */
const FIELDS: Partial<Record<Block['type'], Readonly<Record<string, string>>>> = {
  heading: { text: 'Heading' },
  text: { text: 'Text' },
  picture: { src: 'Picture', href: 'Link of the picture' },
  button: { text: 'Button', href: 'Link of the button' },
  offer: { what: 'What is offered', price: 'Price', before: 'Price before', note: 'Note' },
  footer: { text: 'Footer' },
};

export const MAIL_PART_NAMES = [
  'Subject',
  'Preview text',
  ...Object.values(FIELDS).flatMap((fields) => Object.values(fields)),
];

const keyOf = (index: number, field: string): string => `block-${index + 1}-${field}`;
const fieldsOf = (block: Block) => Object.entries(FIELDS[block.type] ?? {});
const valueAt = (block: Block, field: string): string =>
  String((block as unknown as Record<string, unknown>)[field] ?? '');

export function partsOfMail({ subject, preheader, blocks }: MailingBody): TemplatePart[] {
  const words = (key: string, name: string, value: string): TemplatePart => ({
    key,
    name,
    type: 'text',
    value,
    kind: kindOfWords(value),
  });
  return [
    words('subject', 'Subject', subject),
    words('preheader', 'Preview text', preheader),
    ...blocks.flatMap((block, i) =>
      fieldsOf(block).map(([field, name]): TemplatePart => {
        const value = valueAt(block, field);
        const key = keyOf(i, field);
        if (field === 'src') return { key, name, type: 'picture', value, kind: 'picture' };
        return field === 'price' || field === 'before'
          ? { ...words(key, name, value), kind: 'price' }
          : words(key, name, value);
      }),
    ),
  ];
}

export const fillMail = (mail: MailingBody, values: PlaceValues): MailingBody => ({
  ...mail,
  subject: values.get('subject') ?? mail.subject,
  preheader: values.get('preheader') ?? mail.preheader,
  blocks: mail.blocks.map((block, i) => ({
    ...block,
    ...Object.fromEntries(
      fieldsOf(block).flatMap(([field]) => {
        const value = values.get(keyOf(i, field));
        return value === undefined ? [] : [[field, value]];
      }),
    ),
  })) as Block[],
});

/** Blocks are known by their order, so with anything locked, the order is. */
export function keptOfMail(
  mail: MailingBody,
  { locked, isLayoutLocked }: Pick<TemplateLock, 'locked' | 'isLayoutLocked'>,
): Kept {
  const kept = new Map<string, { name: string; value: unknown }>();
  for (const { key, name, value } of partsOfMail(mail))
    if (locked.includes(key)) kept.set(key, { name, value });
  if (isLayoutLocked || kept.size > 0)
    kept.set('blocks', { name: 'Order of the blocks', value: mail.blocks.map(({ type }) => type) });
  if (isLayoutLocked)
    kept.set('look', {
      name: 'Look of the mail',
      value: mail.blocks.map((block) => ('align' in block ? block.align : null)),
    });
  return kept;
}
