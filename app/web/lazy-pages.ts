/** Which component shows which path; each is fetched when its page is first opened. */

import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { LoadingScreen } from '#ui/display/spinner.tsx';

const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }));

export const LandingPage = page(() => import('#features/landing/client/landing-page.tsx'), 'LandingPage');

export const SignInPage = page(
  () => import('#features/account/client/sign-in/sign-in-page.tsx'),
  'SignInPage',
);

export const ResetPasswordPage = page(
  () => import('#features/account/client/sign-in/reset-password-page.tsx'),
  'ResetPasswordPage',
);

export const ConfirmEmailPage = page(
  () => import('#features/account/client/sign-in/confirm-email-page.tsx'),
  'ConfirmEmailPage',
);

const DashboardPage = page(() => import('#features/dashboard/client/dashboard-page.tsx'), 'DashboardPage');

const WatermarkTab = page(() => import('#features/watermark/client/watermark-tab.tsx'), 'WatermarkTab');

/** Two makers on one screen, and neither feature knows the other: the second is fetched when its tab is opened. */
const LogoMakerPage = lazy(async () => {
  const { LogoPage } = await import('#features/logo/client/logo-page.tsx');
  const fallback = createElement(LoadingScreen, { label: 'Loading...' });
  const watermarkTab = createElement(Suspense, { fallback }, createElement(WatermarkTab));
  return { default: () => createElement(LogoPage, { watermarkTab }) };
});

/** Pages inside the frame, one for every path of the list of pages but the sign-in page. */
export const FRAMED_PAGES: Readonly<Record<string, ComponentType>> = {
  '/': DashboardPage,
  '/home': DashboardPage,
  '/ai-image-generator': page(() => import('#features/image/client/image-page.tsx'), 'ImagePage'),
  '/avatar-creator': page(() => import('#features/avatar/client/avatar-page.tsx'), 'AvatarPage'),
  '/video-maker': page(() => import('#features/video/client/video-page.tsx'), 'VideoPage'),
  '/speech-tools': page(() => import('#features/speech/client/speech-page.tsx'), 'SpeechPage'),
  '/task-management': page(() => import('#features/tasks/client/task-page.tsx'), 'TaskPage'),
  '/logo-maker': LogoMakerPage,
  '/cover-song-maker': page(() => import('#features/cover-song/client/cover-song-page.tsx'), 'CoverSongPage'),
  '/photo-editor': page(() => import('#features/photo/client/photo-page.tsx'), 'PhotoPage'),
  '/design-studio': page(() => import('#features/design/client/design-page.tsx'), 'DesignPage'),
  '/library': page(() => import('#features/library/client/library-page.tsx'), 'LibraryPage'),
  '/subscription': page(
    () => import('#features/subscription/client/subscription-page.tsx'),
    'SubscriptionPage',
  ),
  '/security': page(() => import('#features/account/client/security/security-page.tsx'), 'SecurityPage'),
  '/admin': page(() => import('#features/admin/client/admin-page.tsx'), 'AdminPage'),
};
