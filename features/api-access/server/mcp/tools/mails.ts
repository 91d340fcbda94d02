/** A tool that writes a mail for an audience; sending it stays with the person. */

import { z } from 'zod';
import type { BodyOf } from '#common/contract.ts';
import type { createMailing, Mailing, MailingBody } from '#features/mailing/contract.ts';
import { sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool } from '../tool.ts';

export const writeMail = defineTool({
  name: 'write_mail',
  title: 'Write a mail',
  description:
    'Writes the draft of an e-mail to an audience, laid out in the look of the person’s brand. Nothing is sent: the person looks at it, chooses the audience and sends it.',
  input: z.object({
    subject: z.string().min(1).max(150),
    heading: z.string().max(300).describe('{{firstName|there}} is the reader’s first name, or "there"'),
    text: z
      .string()
      .min(1)
      .max(8000)
      .describe('Empty lines begin paragraphs; **bold** and [words](https://…)'),
    offer: z
      .object({
        what: z.string().max(200),
        price: z.string().max(60),
        before: z.string().max(60).default(''),
        endsOn: z.iso.date().nullable().default(null).describe('Last day, as 2026-11-30'),
      })
      .optional(),
    button: z.object({ text: z.string().max(80), href: z.url() }).optional(),
  }),
  run: async ({ subject, heading, text, offer, button }, run) => {
    const blocks = [
      { type: 'heading', text: heading },
      { type: 'text', text },
      ...(offer ? [{ type: 'offer', ...offer }] : []),
      ...(button ? [{ type: 'button', ...button }] : []),
    ] as MailingBody['blocks'];
    const body: Partial<BodyOf<typeof createMailing>> = { subject, blocks };
    const { id, state } = await sendJson<Mailing>(run.client, '/api/mailings', body);
    return answer({ mailingId: id, state, url: `${run.base}/email-campaigns?mailing=${id}` });
  },
});
