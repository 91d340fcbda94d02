/** Two-step sign-in: turned on with an authenticator app, turned off with password and code. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { showDate } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { endSecondFactor, renewRecoveryCodes, type Security } from '../../calls/security-calls.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { SecurityCard } from './security-card.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** From here on people are reminded. */
const FEW = 3;

export function SecondFactorCard({ security }: { security: Security }) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'set-up' | 'off' | 'renew'>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setDialog(undefined);
  const factor = security.secondFactor;
  return (
    <>
      <SecurityCard
        title={t('Two-step sign-in')}
        badge={<Badge variant={factor ? 'success' : 'secondary'}>{factor ? t('On') : t('Off')}</Badge>}
        description={
          factor
            ? t(
                'On since {0}. After your password, we ask for a code from your authenticator app.',
                showDate(factor.since),
              )
            : t(
                'After your password, we ask for a code from an app on your phone. Nobody gets in with your password alone.',
              )
        }
        actions={
          factor ? (
            <Button variant="outline" size="sm" onClick={() => setDialog('off')}>
              {t('Turn off')}
            </Button>
          ) : (
            <Button size="sm" onClick={() => setDialog('set-up')}>
              {t('Turn on')}
            </Button>
          )
        }
      >
        {factor && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4 text-sm">
            <p className={factor.recoveryCodesLeft < FEW ? 'font-medium text-warning' : undefined}>
              {t('{0} of 10 recovery codes left', factor.recoveryCodesLeft)}
            </p>
            <Button variant="outline" size="sm" onClick={() => setDialog('renew')}>
              {t('New recovery codes')}
            </Button>
          </div>
        )}
      </SecurityCard>
      {dialog === 'set-up' && <SetUpDialog onCodes={setCodes} onClose={close} />}
      {dialog === 'off' && (
        <ProofDialog
          title={t('Turn off two-step sign-in')}
          description={t(
            'Your password alone will be enough to sign in, and your recovery codes stop working.',
          )}
          submit={[t('Turn off'), t('Turning off...')]}
          asksForCode
          isDestructive
          send={async (body) => {
            await callApi(endSecondFactor, { body });
            await refreshAfter(client, endSecondFactor);
            toast({ title: t('Two-step sign-in is off') });
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'renew' && (
        <ProofDialog
          title={t('New recovery codes')}
          description={t('You get ten new codes. The ones you have now stop working.')}
          submit={[t('Make new codes'), t('Making codes...')]}
          asksForCode
          send={async (body) => {
            const { recoveryCodes } = await callApi(renewRecoveryCodes, { body });
            await refreshAfter(client, renewRecoveryCodes);
            close();
            setCodes(recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
