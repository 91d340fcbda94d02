/** What mails and landing pages are made of: one list of blocks for both, as plain data. */

import { z } from 'zod';
import { unknownFields } from './merge.ts';

export const MAX_BLOCKS = 60;
const UNKNOWN = 'Write {{firstName|there}}, {{lastName}} or {{email}}: there are no other fields.';

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Keep it within ${max} characters.`)
    .refine((text) => unknownFields(text).length === 0, UNKNOWN)
    .default('');

/** Never a field of a person: addresses are the same for everybody. */
const link = z
  .string()
  .trim()
  .max(1000, 'Keep the address within 1000 characters.')
  .refine(
    (text) => text === '' || isLink(text),
    'Please enter an address like https://example.com, mailto:hello@example.com or tel:+4989123.',
  )
  .default('');

export function isLink(text: string): boolean {
  if (/[\s<>"{}]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^(https?|mailto|tel):$/.test(protocol) && username === '' && password === '';
}

const align = z.enum(['start', 'center'], { error: 'Choose start or center.' }).default('start');

export const blockSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('heading'), text: words(300), align }),
    /** Empty lines begin paragraphs; **bold** and [words](https://…) are understood. */
    z.object({ type: z.literal('text'), text: words(8000), align }),
    z.object({
      type: z.literal('picture'),
      /** Address of a picture of mine; empty: not chosen yet. */
      src: z
        .string()
        .regex(/^(\/api\/files\/[0-9a-zA-Z-]{1,64})?$/, 'Pictures come from your library.')
        .default(''),
      alt: words(300),
      href: link,
    }),
    z.object({ type: z.literal('button'), text: words(80), href: link, align: align.default('center') }),
    z.object({
      type: z.literal('offer'),
      what: words(200),
      price: words(60),
      /** What it cost before; shown struck through. */
      before: words(60),
      note: words(300),
      /** The last day, as 2026-11-30; from the next day on it is said to be over. */
      endsOn: z.iso.date('Please give the day like 2026-11-30.').nullable().default(null),
    }),
    z.object({ type: z.literal('divider') }),
    /** Name and address of the sender; the way to unsubscribe is added to every mail. */
    z.object({ type: z.literal('footer'), text: words(1000) }),
    /** Landing pages only: mails cannot hold forms. */
    z.object({
      type: z.literal('form'),
      audienceId: z.string().max(64).nullable().default(null),
      title: words(200),
      text: words(1000),
      button: words(80),
    }),
  ],
  { error: 'Blocks are heading, text, picture, button, offer, divider, footer and form.' },
);
export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];

export const blocksSchema = z
  .array(blockSchema)
  .max(MAX_BLOCKS, `Use ${MAX_BLOCKS} blocks at most.`)
  .default([]);

/** A new block of a kind, with nothing in it. */
export const blankBlock = (type: BlockType): Block => blockSchema.parse({ type });

export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'picture' && block.src ? [block.src] : []));

export const audiencesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'form' && block.audienceId ? [block.audienceId] : []));

const NO_WORDS = ['type', 'src', 'href', 'audienceId', 'align', 'endsOn'];

/** What is written in one, by its fields. */
export const textFields = (block: Block): [string, string][] =>
  Object.entries(block).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' && !NO_WORDS.includes(key) ? [[key, value]] : [],
  );

/** All that is written in them. */
export const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => textFields(block).map(([, text]) => text));
