/** The cloud providers: connected, or what is missing. */

import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { tx } from '#ui/rich-text.ts';
import { type CloudProvider, tryModel } from '../../calls/model-calls.ts';
import { TOOL_NAMES } from './engine-words.ts';
import { TestButton, TestResult, useTrial } from './trial.tsx';

export const ProvidersCard = ({ providers }: { providers: CloudProvider[] }) => (
  <Card>
    <CardHeader>
      <CardTitle>{t('Cloud providers')}</CardTitle>
      <CardDescription>
        {t('API keys are set in the server’s environment, where only its operator can read them.')}
      </CardDescription>
    </CardHeader>
    <ul className="divide-y border-t">
      {[...providers]
        .sort((a, b) => Number(b.isConnected) - Number(a.isConnected))
        .map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
    </ul>
  </Card>
);

function ProviderRow({ provider }: { provider: CloudProvider }) {
  const { label, setting, isConnected, kinds, test } = provider;
  const trial = useTrial(() => callApi(tryModel, { body: test! }));
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-3.5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid grid-cols-1 min-w-0 gap-0.5">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-medium text-sm">{label}</h3>
            {isConnected ? (
              <Badge variant="success">{t('Connected')}</Badge>
            ) : (
              <Badge variant="secondary">{t('Not connected')}</Badge>
            )}
          </div>
          <p className="text-muted-foreground text-xs">
            {kinds.map((kind) => TOOL_NAMES[kind]).join(' · ')}
            {!isConnected && (
              <>
                {' · '}
                {tx('set {0} to connect', <code key="setting">{setting}</code>)}
              </>
            )}
          </p>
        </div>
        {test && <TestButton trial={trial} label={t('Test {0}', label)} />}
      </div>
      <TestResult trial={trial} />
    </li>
  );
}
