import { chromium } from 'playwright-core';
const base = process.argv[2]!;
const only = process.argv[3];
const sparticuz = (await import('@sparticuz/chromium')).default;
const sizes = [[1440, 900], [390, 844]] as const;
const paths = (only ?? '/library').split(',');
for (const [width, height] of sizes) for (const dark of [false, true]) {
  const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args, headless: true });
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
  const r = await context.request.post(`${base}/api/login`, { data: { email: 'a@b.co', password: 'correct horse battery' }, headers: { origin: base } });
  if (!r.ok()) { console.log('login', r.status(), await r.text()); }
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)));
  for (const path of paths) {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle').catch(() => undefined); await page.waitForTimeout(2500);
    const name = `/tmp/shots/${path.replace(/[^a-z0-9]+/gi, '_')}-${width}-${dark ? 'dark' : 'light'}.png`;
    await page.screenshot({ path: name, fullPage: process.argv[4] === 'full' });
    console.log(name);
  }
  await browser.close().catch(() => undefined);
}
