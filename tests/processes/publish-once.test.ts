/** A process killed while it posts: after the restart nobody gets the post a second time, and its owner is told. */

import { afterEach, expect, it } from 'vitest';
import type { Channel } from '#features/campaign/calls/channel-calls.ts';
import type { Campaign, Piece } from '#features/campaign/contract.ts';
import { uploadPicture } from '#tests/factories/one-of-each.ts';
import { startFakeReceiver } from '#tests/fakes/fake-receiver.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, startWeb, until } from './product-process.ts';
import { usedFolder } from './used-folder.ts';

afterEach(endEverything);

it('a post is sent once, whatever dies meanwhile', async () => {
  const receiver = await startFakeReceiver();
  const settings = { DATA_DIR: usedFolder(), WEBHOOK_PRIVATE_TARGETS: 'true' };
  const before = startWeb(settings);
  const ada = new Visitor(await before.ready());
  await ada.signUp('ada');
  const fileIds = [(await uploadPicture(ada)).id];
  const { body: made } = await ada.post<{ campaignId: string; piece: Piece }>('/api/posts', {
    network: 'discord',
    caption: 'Rolls',
    fileIds,
  });
  const channel = await ada.post<Channel>('/api/channels', {
    network: 'webhook',
    settings: { server: receiver.url },
  });
  const path = `/api/campaigns/${made.campaignId}/pieces/${made.piece.id}`;
  expect((await ada.post(`${path}/approve`, {})).status).toBe(200);
  const planned = await ada.post(`${path}/schedule`, {
    channelId: channel.body.id,
    publishAt: '2026-01-01T08:00:00Z',
  });
  expect(planned.status, planned.text).toBe(200);

  // A start looks at once for what is due. The receiver has the post, and has not answered, when the process dies.
  before.send('SIGKILL');
  await before.ended;
  receiver.script('hang');
  const first = startWeb(settings);
  await first.ready();
  await until(() => receiver.received.length === 1);
  first.send('SIGKILL');
  await first.ended;

  const second = startWeb(settings);
  const back = new Visitor(await second.ready());
  for (const [name, value] of ada.cookies) back.cookies.set(name, value);
  const piece = () =>
    back
      .get<Campaign>(`/api/campaigns/${made.campaignId}`)
      .then(({ body }) => body.pieces.find(({ id }) => id === made.piece.id)!);
  await until(async () => (await piece()).state === 'unclear');
  expect((await piece()).problems[0]).toContain('may have been sent');
  expect(receiver.received).toHaveLength(1);
  receiver.close();
}, 300_000);
