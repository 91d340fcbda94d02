/** Temporary: lists texts that did not pass through t(). */
import { writeFileSync } from 'node:fs';
import { startJourney } from '#tests/harness/e2e.ts';

const PAGES = [
  '/',
  '/ai-image-generator',
  '/avatar-creator',
  '/video-maker',
  '/speech-tools',
  '/task-management',
  '/logo-maker',
  '/cover-song-maker',
  '/photo-editor',
  '/design-studio',
  '/library',
  '/subscription',
  '/security',
  '/admin',
];
const journey = await startJourney();
const { page, visitor } = await journey.open({ as: 'boss' });
await page.addInitScript(() => localStorage.setItem('atelier-language', 'en-XA'));
const found = new Map<string, Set<string>>();
const collect = async (where: string) => {
  await page.waitForTimeout(700);
  const texts = await page.evaluate(() => {
    const out: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let n = walker.nextNode(); n; n = walker.nextNode()) {
      const p = n.parentElement!;
      if (!p || /SCRIPT|STYLE/.test(p.tagName)) continue;
      const whole = n.textContent ?? '';
      if (/[A-Za-z]{2}/.test(whole) && !/[⟦⟧·]/.test(whole)) out.push(whole.trim());
    }
    for (const el of document.querySelectorAll('[placeholder],[aria-label],[title],[alt]'))
      for (const a of ['placeholder', 'aria-label', 'title', 'alt']) {
        const v = el.getAttribute(a);
        if (v && /[A-Za-z]{2}/.test(v) && !/[⟦⟧]/.test(v)) out.push(`@${a} ${v}`);
      }
    return out;
  });
  const set = found.get(where) ?? new Set();
  for (const x of texts) set.add(x);
  found.set(where, set);
};
if (process.argv[2]) await visitor.post('/api/tasks', { title: 'TASK', category: 'work' });
for (const path of PAGES) {
  await page.goto(journey.base + path);
  await page.waitForTimeout(1500);
  await collect(path);
  const tabs = await page.getByRole('tab').count();
  for (let i = 0; i < tabs; i++) {
    try {
      await page.getByRole('tab').nth(i).click({ timeout: 2000 });
      await collect(path);
    } catch {}
  }
  const combos = await page.getByRole('combobox').count();
  for (let i = 0; i < combos; i++) {
    try {
      await page.getByRole('combobox').nth(i).click({ timeout: 1000 });
      await collect(path);
      await page.keyboard.press('Escape');
    } catch {}
  }
  if (path === '/') {
    const { context } = { context: page.context() };
    void context;
  }
}
for (const b of await page.getByRole('button').all()) void b;
writeFileSync('/tmp/unwrapped.txt', [...found].map(([k, v]) => `== ${k}\n${[...v].join('\n')}`).join('\n'));
await journey.dispose();
