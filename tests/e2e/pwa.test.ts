/** The product as an installed program: shared files arrive, pasted pictures are taken, and offline it tells the truth. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wasShown } from '#tests/harness/browser/transient-text.ts';
import { type E2e, joinE2e } from '#tests/harness/e2e.ts';
import { longIt } from '#tests/harness/short-round.ts';

let e2e: E2e;
beforeAll(async () => {
  e2e = await joinE2e();
});
afterAll(() => e2e.dispose());

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer();

it('a shared picture is opened in the library; without a connection a page says so, and nothing old is shown', async () => {
  const { page, context } = await e2e.open({ as: 'sharer', withServiceWorker: true });
  await page.goto('/library');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  // As the system does it when somebody shares a file with the program.
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form action="/share" method="post" enctype="multipart/form-data"><input type="file" name="files"><button>Share</button></form>';
  });
  await page
    .locator('input[name=files]')
    .setInputFiles({ name: 'grüne wiese.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByRole('button', { name: 'Share' }).click();
  // Any site could have sent that form: nothing is added before the person says so.
  const question = page.getByRole('dialog', { name: 'Add to your library?' });
  await question.getByText('grüne wiese.png').waitFor();
  await question.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Send to…' }).waitFor();
  await page.getByRole('dialog').getByText('grüne wiese.png').first().waitFor();
  expect(page.url()).not.toContain('shared=');
  expect(await page.evaluate(async () => (await (await caches.open('atelier-shared')).keys()).length)).toBe(
    0,
  );
  // Nothing of the product is kept: only what the offline page needs.
  expect(
    await page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      return paths.sort();
    }),
  ).toEqual(['/favicon.svg', '/offline.html', '/offline.js']);

  await context.setOffline(true);
  await page.goto('/library').catch(() => undefined);
  await page.getByRole('heading', { name: 'Atelier cannot be reached' }).waitFor();
  expect(await page.title()).toBe('Atelier cannot be reached');
  await page.evaluate(() => localStorage.setItem('atelier-language', 'de'));
  await page.reload().catch(() => undefined);
  await page.getByRole('heading', { name: 'Atelier ist nicht erreichbar' }).waitFor();
  await page.evaluate(() => localStorage.removeItem('atelier-language'));
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByText('grüne wiese.png').first().waitFor();
});

longIt('a page that is told of shared files which never arrived says so', async () => {
  const { page, problems } = await e2e.open({ as: 'sharer-of-nothing' });
  await page.goto('/library?shared=1');
  await wasShown(page, 'Nothing arrived');
  expect(problems).toEqual([]);
});

longIt('a picture pasted anywhere on the photo editor is opened there', async () => {
  const { page, problems } = await e2e.open({ as: 'paster' });
  await page.goto('/photo-editor');
  await page.getByLabel('Picture to edit').waitFor({ state: 'attached' });
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [...(await picture())],
  );
  await page.getByRole('button', { name: /Save/ }).first().waitFor();
  expect(problems).toEqual([]);
});
