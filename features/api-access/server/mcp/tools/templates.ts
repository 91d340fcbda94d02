/** Tools over the templates of people: which there are with their places, and things made from one. */

import { z } from 'zod';
import type { ResponseOf } from '#common/contract.ts';
import { type listTemplates, TEMPLATE_KINDS } from '#common/templates.ts';
import type { getTemplate, makeFromTemplate } from '#features/template/contract.ts';
import { getJson, sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool } from '../tool.ts';

const MAX_LISTED = 50;
const MAX_ROWS = 20;

export const listTemplatesTool = defineTool({
  name: 'list_templates',
  title: 'List templates',
  description:
    'Templates that the person or an administrator has made of designs, films, mails and campaigns. With an id: its places, which fill_template takes.',
  input: z.object({
    kind: z.enum(TEMPLATE_KINDS).optional(),
    words: z.string().max(100).optional().describe('In the name or the description'),
    id: z.string().max(64).optional().describe('One of them, with its places and formats'),
  }),
  isReadOnly: true,
  run: async ({ kind, words, id }, { client }) => {
    if (id) {
      const path = `/api/templates/${encodeURIComponent(id)}`;
      const { name, places, formats, parts } = await getJson<ResponseOf<typeof getTemplate>>(client, path);
      const said = new Map(parts.map((one) => [one.key, one.value]));
      return answer({
        id,
        name,
        places: places.map((one) => ({ ...one, value: said.get(one.key) ?? '' })),
        formats: formats.map((one) => one.id),
      });
    }
    const query = new URLSearchParams({ ...(kind && { kind }), ...(words && { q: words }) });
    const all = await getJson<ResponseOf<typeof listTemplates>>(client, `/api/templates?${query}`);
    const templates = all.slice(0, MAX_LISTED).map(({ id: one, kind: makes, name, description }) => ({
      id: one,
      kind: makes,
      name,
      description,
    }));
    return answer({ templates, total: all.length });
  },
});

export const fillTemplateTool = defineTool({
  name: 'fill_template',
  title: 'Fill a template in',
  description:
    'Makes a design, film, mail, campaign or book from a template, one for each set of values. Values are by the keys of places, as list_templates tells them; pictures are ids of files in the library.',
  input: z.object({
    templateId: z.string().max(64),
    rows: z
      .array(z.record(z.string().max(80), z.string().max(5000)))
      .min(1)
      .max(MAX_ROWS)
      .describe('Values of each thing that is made'),
    format: z.string().max(40).optional().describe('Another format than the template’s own'),
  }),
  run: async ({ templateId, rows, format }, { client, base, gone, report }) => {
    const path = `/api/templates/${encodeURIComponent(templateId)}/use`;
    const made = [];
    for (const [i, values] of rows.entries()) {
      gone.throwIfAborted();
      await report((i / rows.length) * 100, 'Filling in');
      const order = { values, ...(format && { format }) };
      const { openUrl, ...one } = await sendJson<ResponseOf<typeof makeFromTemplate>>(client, path, order);
      made.push({ ...one, url: base + openUrl });
    }
    return answer({ made });
  },
});
