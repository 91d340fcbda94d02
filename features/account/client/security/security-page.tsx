/** The page at /security: how one signs in, and where one is signed in. */

import { ShieldCheck } from 'lucide-react';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { SecurityCards } from './security-cards.tsx';

export function SecurityPage() {
  const { user } = useRequireUser();
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        icon={<ShieldCheck />}
        title={t('Security')}
        description={t('How you sign in, and where you’re signed in.')}
      />
      <SecurityCards user={user} />
    </div>
  );
}
