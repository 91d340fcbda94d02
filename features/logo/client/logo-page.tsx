/** The screen of both makers; the watermark's tab comes from whoever puts the product together. */

import { Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOGO_MAKER_PROMPT, useRequireUser } from '#platform/browser/session.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { LogoTab } from './logo-tab.tsx';

export function LogoPage({ watermarkTab }: { watermarkTab: ReactNode }) {
  const { user } = useRequireUser(LOGO_MAKER_PROMPT);
  if (!user) return <LoadingScreen label="Loading your logos..." />;
  return (
    <>
      <PageHeader
        title="Logo & Watermark Maker"
        description="Design a logo with a live preview, or a watermark, and put it on your photos."
        icon={<Shapes />}
      />
      <Tabs defaultValue="logo">
        <TabsList>
          <TabsTrigger value="logo">Logo Maker</TabsTrigger>
          <TabsTrigger value="watermark">Watermark Maker</TabsTrigger>
        </TabsList>
        <TabsContent value="logo">
          <LogoTab />
        </TabsContent>
        <TabsContent value="watermark">{watermarkTab}</TabsContent>
      </Tabs>
    </>
  );
}
