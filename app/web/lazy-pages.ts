/** Which component shows which path; each is fetched when its page is first opened. */

import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { LANDING_MODULE, PAGE_MODULES } from '#app/pages.ts';
import { preferTexts, t } from '#common/texts.ts';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { loadPart } from './lazy-part.ts';

const loaders = new WeakMap<ComponentType, () => Promise<{ default: ComponentType }>>();

/** Loads once, so that a page which was asked for ahead is drawn without waiting; after a failure it is asked for again. */
function preloadable(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let pending: Promise<{ default: ComponentType }> | undefined;
  const once = () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const Page = lazy(once) as ComponentType;
  loaders.set(Page, once);
  return Page;
}

const page = <K extends string>(feature: string, load: () => Promise<Record<K, ComponentType>>, name: K) =>
  preloadable(async () => {
    const Page = await loadPart(feature, load, name);
    return {
      default: () => {
        preferTexts(feature);
        return createElement(Page);
      },
    };
  });

/** 'features/cover-song/client/cover-song-page.tsx' exports CoverSongPage. */
const nameIn = (module: string): string =>
  (module.match(/([\w-]+)\.tsx$/)?.[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

const MODULES = import.meta.glob<Record<string, ComponentType>>('../../features/*/client/**/*-page.tsx');

function pageIn(module: string): ComponentType {
  const load = MODULES[`../../${module}`];
  if (!load) throw new Error(`there is no ${module}`);
  return page(module.split('/')[1]!, load, nameIn(module));
}

export const LandingPage = pageIn(LANDING_MODULE);
export const SignInPage = pageIn('features/account/client/sign-in/sign-in-page.tsx');
export const ResetPasswordPage = pageIn('features/account/client/sign-in/reset-password-page.tsx');
export const ConfirmEmailPage = pageIn('features/account/client/sign-in/confirm-email-page.tsx');
export const VerifyPage = pageIn('features/origin/client/verify-page.tsx');

const WatermarkTab = page(
  'watermark',
  () => import('#features/watermark/client/watermark-tab.tsx'),
  'WatermarkTab',
);

/** Two makers on one screen, and neither feature knows the other: the second is fetched when its tab is opened. */
const LogoMakerPage = preloadable(async () => {
  const LogoPage = await loadPart('logo', () => import('#features/logo/client/logo-page.tsx'), 'LogoPage');
  const fallback = createElement(LoadingScreen, { label: t('Loading...') });
  const watermarkTab = createElement(Suspense, { fallback }, createElement(WatermarkTab));
  return {
    default: () => {
      preferTexts('logo');
      return createElement(LogoPage, { watermarkTab });
    },
  };
});

/** Its sections belong to many features, and each is fetched when it is opened. */
const SettingsPage = preloadable(async () => {
  const [Page, { SETTINGS_SECTIONS }] = await Promise.all([
    loadPart('account', () => import('#features/account/client/settings/settings-page.tsx'), 'SettingsPage'),
    import('./settings/parts.tsx'),
  ]);
  return {
    default: () => {
      preferTexts('account');
      return createElement(Page, { groups: SETTINGS_SECTIONS });
    },
  };
});

/** Pages inside the frame, one for every path of the list of pages but the sign-in page. */
export const FRAMED_PAGES: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(Object.entries(PAGE_MODULES).map(([path, module]) => [path, pageIn(module)])),
  '/logo-maker': LogoMakerPage,
  '/settings': SettingsPage,
};

/** Fetches the modules of a page; drawing it later finds them there. A failure is told when it is drawn. */
const preload = async (Page: ComponentType | undefined): Promise<void> => {
  await (Page && loaders.get(Page)?.())?.catch(() => {});
};

export const preloadPage = (path: string): Promise<void> => preload(FRAMED_PAGES[path]);

export const preloadLanding = (): Promise<void> => preload(LandingPage);
