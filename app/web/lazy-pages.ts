/** Which component shows which path; each is fetched when its page is first opened. */

import { type ComponentType, lazy } from 'react';

const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }));

export const LandingPage = page(() => import('#features/landing/client/landing-page.tsx'), 'LandingPage');

export const SignInPage = page(() => import('#features/account/client/sign-in-page.tsx'), 'SignInPage');

const DashboardPage = page(() => import('#features/dashboard/client/dashboard-page.tsx'), 'DashboardPage');

/** Pages inside the frame; a path that is missing here shows the notice that its tool is being built. */
export const FRAMED_PAGES: Readonly<Record<string, ComponentType>> = {
  '/': DashboardPage,
  '/home': DashboardPage,
  '/ai-image-generator': page(() => import('#features/image/client/image-page.tsx'), 'ImagePage'),
  '/speech-tools': page(() => import('#features/speech/client/speech-page.tsx'), 'SpeechPage'),
  '/task-management': page(() => import('#features/tasks/client/task-page.tsx'), 'TaskPage'),
  '/subscription': page(
    () => import('#features/subscription/client/subscription-page.tsx'),
    'SubscriptionPage',
  ),
  '/admin': page(() => import('#features/admin/client/admin-page.tsx'), 'AdminPage'),
};
