/** `npm run seed`: a demo account with content to look around in; running it again only adds what is missing. */

import { runProcess } from '#app/run-process.ts';
import { DEMO_EMAIL, demoAccount } from './seed/demo-account.ts';
import { fill } from './seed/fill.ts';

await runProcess(async (platform) => {
  // The welcome mail is only ordered here; the next process that serves sends it.
  await platform.jobs.start({ work: false });
  const { user, password, isNew } = await demoAccount(platform);
  const added = await fill(platform, user.id);
  console.log(`
  ${isNew ? 'The demo account is ready' : 'The demo account was there already; its password is new'}${user.role === 'admin' ? ' (it is an administrator)' : ''}.
  Added ${added.tasks} tasks and ${added.projects} projects.

    e-mail    ${DEMO_EMAIL}
    password  ${password}
`);
  await platform.close(0);
  process.exit(0);
});
