/** Power cuts in the middle of a mailing: the next start goes on, and nobody gets it twice. */

import { afterEach, expect, it } from 'vitest';
import type { Audience } from '#features/mailing/calls/audience-calls.ts';
import type { Mailing } from '#features/mailing/contract.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, startWeb, until } from '../product-process.ts';
import { usedFolder } from '../used-folder.ts';

afterEach(endEverything);

const READERS = 240;
/** Mails that may be on their way when the process dies; none of them is sent again. */
const LANES = 4;

it('sends every mail at most once, and says of how few it is not sure', async () => {
  const smtp = await startFakeSmtp();
  const news = () => smtp.received.filter(({ raw }) => raw.includes('List-Unsubscribe'));
  const settings = { DATA_DIR: usedFolder(), SMTP_URL: smtp.url };
  let product = startWeb(settings);
  let visitor = new Visitor(await product.ready());
  await visitor.signUp('baker');
  // Slow enough to be cut off in the middle.
  await visitor.put('/api/admin/settings/mails_per_minute', { value: '3000' });
  const { body: audience } = await visitor.post<Audience>('/api/audiences', { name: 'Bakery' });
  const rows = Array.from({ length: READERS }, (_, at) => `reader${at}@example.com`);
  const mapping = JSON.stringify({ columns: { email: 'email' }, consent: 'They agreed.' });
  const table = Buffer.from(`email\n${rows.join('\n')}\n`);
  await visitor.upload(table, 'a.csv', 'text/csv', 'csv', `/api/audiences/${audience.id}/import`, {
    mapping,
  });
  const { body: mailing } = await visitor.post<Mailing>('/api/mailings', {
    subject: 'Rolls',
    audienceId: audience.id,
    blocks: [{ type: 'text', text: 'Hello {{firstName|there}}' }],
  });
  expect((await visitor.post(`/api/mailings/${mailing.id}/send`, {})).status).toBe(202);

  for (const cut of shortRound([40, 100, 160], 3)) {
    await until(() => news().length >= cut);
    product.send('SIGKILL');
    await product.ended;
    product = startWeb(settings);
    const { cookies } = visitor;
    visitor = new Visitor(await product.ready());
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
  }
  const now = async () => (await visitor.get<Mailing>(`/api/mailings/${mailing.id}`)).body;
  await expect.poll(async () => (await now()).state, { timeout: 120_000 }).toBe('sent');
  const { counts } = await now();
  const reached = news().map((mail) => mail.to[0]);
  expect(new Set(reached).size).toBe(reached.length);
  expect(counts.sent + counts.unclear).toBe(READERS);
  expect(counts.unclear).toBeLessThanOrEqual(3 * LANES);
  // Whoever counts as sent has it; of the unclear ones some may have it too.
  expect(reached.length).toBeGreaterThanOrEqual(counts.sent);
  await smtp.close();
});
