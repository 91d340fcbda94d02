/** The screen of both makers; the watermark's tab comes from whoever puts the product together. */

import { Shapes } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearch } from 'wouter';
import { t } from '#common/texts.ts';
import { LOGO_MAKER_PROMPT, useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { LogoTab } from './logo-tab.tsx';

/** What an address such as `?watermark=…` opens stands in the tab of that name. */
const TABS = ['logo', 'watermark'] as const;
type Tab = (typeof TABS)[number];

export function LogoPage({ watermarkTab }: { watermarkTab: ReactNode }) {
  const { user } = useRequireUser(LOGO_MAKER_PROMPT);
  const [tab, setTab] = useAddressChoice('tab', TABS);
  const wanted = new URLSearchParams(useSearch());
  const named = TABS.find((name) => wanted.has(name));
  useEffect(() => {
    if (named) setTab(named);
  }, [named, setTab]);
  if (!user) return <LoadingScreen label={t('Loading your logos...')} />;
  return (
    <>
      <PageHeader
        title={t('Logo & Watermark Maker')}
        description={t('Design a logo with a live preview, or a watermark, and put it on your photos.')}
        icon={<Shapes />}
      />
      <Tabs value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <TabsList>
          <TabsTrigger value="logo">{t('Logo Maker')}</TabsTrigger>
          <TabsTrigger value="watermark">{t('Watermark Maker')}</TabsTrigger>
        </TabsList>
        <TabsContent value="logo">
          <LogoTab />
        </TabsContent>
        <TabsContent value="watermark">{watermarkTab}</TabsContent>
      </Tabs>
    </>
  );
}
