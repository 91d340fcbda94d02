/** Which component shows which path; each is fetched when its page is first opened. */

import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { preferTexts, t } from '#common/texts.ts';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { loadTextsOf } from './load-texts.ts';

const loaders = new WeakMap<ComponentType, () => Promise<unknown>>();

function preloadable(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Page = lazy(load) as ComponentType;
  loaders.set(Page, load);
  return Page;
}

/** The texts first: a page's tables of texts are made when its modules load. */
const page = <K extends string>(feature: string, load: () => Promise<Record<K, ComponentType>>, name: K) =>
  preloadable(async () => {
    await loadTextsOf(feature);
    const Page = (await load())[name];
    return {
      default: () => {
        preferTexts(feature);
        return createElement(Page);
      },
    };
  });

export const LandingPage = page(
  'landing',
  () => import('#features/landing/client/landing-page.tsx'),
  'LandingPage',
);

export const SignInPage = page(
  'account',
  () => import('#features/account/client/sign-in/sign-in-page.tsx'),
  'SignInPage',
);

export const ResetPasswordPage = page(
  'account',
  () => import('#features/account/client/sign-in/reset-password-page.tsx'),
  'ResetPasswordPage',
);

export const ConfirmEmailPage = page(
  'account',
  () => import('#features/account/client/sign-in/confirm-email-page.tsx'),
  'ConfirmEmailPage',
);

export const VerifyPage = page(
  'origin',
  () => import('#features/origin/client/verify-page.tsx'),
  'VerifyPage',
);

const DashboardPage = page(
  'dashboard',
  () => import('#features/dashboard/client/dashboard-page.tsx'),
  'DashboardPage',
);

const WatermarkTab = page(
  'watermark',
  () => import('#features/watermark/client/watermark-tab.tsx'),
  'WatermarkTab',
);

/** Two makers on one screen, and neither feature knows the other: the second is fetched when its tab is opened. */
const LogoMakerPage = preloadable(async () => {
  await loadTextsOf('logo');
  const { LogoPage } = await import('#features/logo/client/logo-page.tsx');
  const fallback = createElement(LoadingScreen, { label: t('Loading...') });
  const watermarkTab = createElement(Suspense, { fallback }, createElement(WatermarkTab));
  return { default: () => createElement(LogoPage, { watermarkTab }) };
});

/** Pages inside the frame, one for every path of the list of pages but the sign-in page. */
export const FRAMED_PAGES: Readonly<Record<string, ComponentType>> = {
  '/': DashboardPage,
  '/home': DashboardPage,
  '/ai-image-generator': page('image', () => import('#features/image/client/image-page.tsx'), 'ImagePage'),
  '/avatar-creator': page('avatar', () => import('#features/avatar/client/avatar-page.tsx'), 'AvatarPage'),
  '/video-maker': page('video', () => import('#features/video/client/video-page.tsx'), 'VideoPage'),
  '/speech-tools': page('speech', () => import('#features/speech/client/speech-page.tsx'), 'SpeechPage'),
  '/task-management': page('tasks', () => import('#features/tasks/client/task-page.tsx'), 'TaskPage'),
  '/logo-maker': LogoMakerPage,
  '/cover-song-maker': page(
    'cover-song',
    () => import('#features/cover-song/client/cover-song-page.tsx'),
    'CoverSongPage',
  ),
  '/photo-editor': page('photo', () => import('#features/photo/client/photo-page.tsx'), 'PhotoPage'),
  '/design-studio': page('design', () => import('#features/design/client/design-page.tsx'), 'DesignPage'),
  '/library': page('library', () => import('#features/library/client/library-page.tsx'), 'LibraryPage'),
  '/subscription': page(
    'subscription',
    () => import('#features/subscription/client/subscription-page.tsx'),
    'SubscriptionPage',
  ),
  '/security': page(
    'account',
    () => import('#features/account/client/security/security-page.tsx'),
    'SecurityPage',
  ),
  '/admin': page('admin', () => import('#features/admin/client/admin-page.tsx'), 'AdminPage'),
};

const preload = (Page: ComponentType | undefined): void => {
  if (Page)
    void loaders
      .get(Page)?.()
      .catch(() => {});
};

/** Fetches the modules of a page; drawing it later finds them there. A failure is told when it is drawn. */
export const preloadPage = (path: string): void => preload(FRAMED_PAGES[path]);

export const preloadLanding = (): void => preload(LandingPage);
