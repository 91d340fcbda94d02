/** E-mail and landing pages: what was written, who gets it, the pages beside it, and whether the domain is ready. */

import { Mail } from 'lucide-react';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice, useAddressValue } from '#platform/browser/work/use-address.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { AudiencesTab } from './audiences/audiences-tab.tsx';
import { DomainTab } from './domain-tab.tsx';
import { MailEditor } from './mail-editor.tsx';
import { MailsTab } from './mails-tab.tsx';
import { PageEditor } from './pages/page-editor.tsx';
import { PagesTab } from './pages/pages-tab.tsx';
import { SequencesTab } from './sequences/sequences-tab.tsx';

const TABS = ['mails', 'audiences', 'sequences', 'pages', 'domain'] as const;

export function MailingPage() {
  const { user } = useRequireUser();
  const [tab, setTab] = useAddressChoice('tab', TABS);
  const [mailing, setMailing] = useAddressValue('mailing');
  const [page, setPage] = useAddressValue('page');
  if (!user) return <LoadingScreen label={t('Loading your mails...')} />;
  if (mailing) return <MailEditor key={mailing} id={mailing} onOpen={setMailing} />;
  if (page) return <PageEditor key={page} id={page} onClose={() => setPage('')} />;
  return (
    <>
      <PageHeader
        title={t('Email Campaigns')}
        description={t('Mails in the look of your brand, to people who asked for them.')}
        icon={<Mail />}
      />
      <Tabs value={tab} onValueChange={(next) => setTab(next as (typeof TABS)[number])}>
        <TabsList className="mb-2">
          <TabsTrigger value="mails">{t('Mails')}</TabsTrigger>
          <TabsTrigger value="audiences">{t('Audiences')}</TabsTrigger>
          <TabsTrigger value="sequences">{t('Sequences')}</TabsTrigger>
          <TabsTrigger value="pages">{t('Landing pages')}</TabsTrigger>
          <TabsTrigger value="domain">{t('Sender')}</TabsTrigger>
        </TabsList>
        <TabsContent value="mails">
          <MailsTab onOpen={setMailing} onAudiences={() => setTab('audiences')} />
        </TabsContent>
        <TabsContent value="audiences">
          <AudiencesTab />
        </TabsContent>
        <TabsContent value="sequences">
          <SequencesTab onOpen={setMailing} onAudiences={() => setTab('audiences')} />
        </TabsContent>
        <TabsContent value="pages">
          <PagesTab onOpen={setPage} />
        </TabsContent>
        <TabsContent value="domain">
          <DomainTab />
        </TabsContent>
      </Tabs>
    </>
  );
}
