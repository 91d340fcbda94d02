/** Markdown in and out: what people write comes back, what would run is text, and large input takes no long time. */

import { expect, it } from 'vitest';
import { textOf } from '../blocks/block.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const TEXT = `# Bread

A *good* loaf with **time**, ~~sugar~~ and \`salt\`.

## For Sunday

- Flour
    - Rye
- [ ] Order yeast
- [x] Clean the oven

1. Knead
2. Wait
    1. Two hours

> Nothing beats patience.

---

\`\`\`
const x = '**';
\`\`\`

See [the mill](https://example.com/mill_one) and [Starter](/notes/n1).

![Loaf](/api/files/f1 "image")
`;

it('comes back as it was', () => {
  const { title, blocks } = readMarkdown(TEXT, { hasTitle: true });
  expect(title).toBe('Bread');
  expect(blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bullet',
    'bullet',
    'task',
    'task',
    'numbered',
    'numbered',
    'numbered',
    'quote',
    'divider',
    'code',
    'paragraph',
    'image',
  ]);
  const again = readMarkdown(writeMarkdown(title, blocks), { hasTitle: true });
  expect(again).toEqual({ title, blocks });
  expect(blocks[3]).toMatchObject({ type: 'bullet', indent: 1 });
  expect(blocks[5]).toMatchObject({ checked: true });
  expect(blocks.at(-2)?.content?.at(-2)).toEqual({ type: 'note', noteId: 'n1', title: 'Starter' });
  expect(blocks.at(-1)).toMatchObject({ ref: 'f1', name: 'Loaf' });
});

it.each([
  '1. is no list\\',
  '*stars* and _lines_',
  '# not a heading',
  '- no item',
  '> no quote',
  'a [b](c) `d` <u>e</u>',
  'snake_case_word 2*3*4',
  '| a | b |',
])('keeps letters that mean something elsewhere: %s', (text) => {
  const block = { id: 'm0', type: 'paragraph' as const, content: [{ type: 'text' as const, text }] };
  expect(readMarkdown(writeMarkdown('', [block])).blocks.map(textOf)).toEqual([text]);
});

it('takes nothing that runs', () => {
  const { blocks } = readMarkdown(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](data:text/html,z) <img src=x onerror=alert(1)>',
  );
  expect(JSON.stringify(blocks)).not.toMatch(/"href"/);
  expect(textOf(blocks[0]!)).toBe('<script>alert(1)</script>');
});

it.each([
  '*a ',
  '**a',
  '[a](',
  '`',
  '![',
  '<u>',
  '> ',
  '- '.repeat(9),
  '_a_ b',
  '[[',
  'h',
  '~~a',
  '- [ ] a\n',
  '***a** ',
  '[](',
  '- a\n  b\n',
  '- a\n\n  b\n',
  'http://a.....',
  '``` ',
])('reads a long run of %j without falling asleep', (text) => {
  readMarkdown(text.repeat(Math.ceil(200_000 / text.length)));
});

// Nothing is measured: what looks at each pair of signs takes minutes here, and the test's own limit ends it.
it.each([
  ['spaces', (many: string) => `a${many}b`, ' '],
  ['spaces before another line', (many: string) => `a${many}b\nc`, ' '],
  ['spaces in an item', (many: string) => `- a${many}b`, ' '],
  ['spaces before a stop', (many: string) => `-${many}a\u2028b`, ' '],
  ['fences before a stop', (many: string) => `${many}\u2028b`, '`'],
  ['brackets far from their end', (many: string) => `${many}](https://a.b)`, '['],
  ['ends that are none', (many: string) => `${many} </u>`, '<u>x'],
])('reads and writes a line of 200,000 %s', (_name, line, sign) => {
  const { blocks } = readMarkdown(line(sign.repeat(Math.ceil(200_000 / sign.length))));
  expect(readMarkdown(writeMarkdown('', blocks)).blocks).toHaveLength(blocks.length);
  const [text] = blocks.map(textOf);
  for (const type of ['bullet', 'task', 'quote', 'paragraph'] as const)
    writeMarkdown('', [{ id: 'm0', type, content: [{ type: 'text', text: `${text}\n${text}` }] }]);
});

it('keeps lines of an item together, styles across them too', () => {
  const { blocks } = readMarkdown('- a **b\n  c** d\n\n  e\n- f');
  expect(blocks.map(textOf)).toEqual(['a b c d e', 'f']);
  expect(blocks[0]!.content![1]).toMatchObject({ text: 'b c', styles: ['bold'] });
});
