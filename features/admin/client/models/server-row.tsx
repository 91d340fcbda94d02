/** One model server: where it is, what it has and serves, and what can be done with it. */

import { Pencil } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { t, tn } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import {
  changeModelServer,
  removeModelServer,
  type ServerEntry,
  testModelServer,
} from '../../calls/model-calls.ts';
import { useChange } from '../use-change.ts';
import { INPUT_NAMES, PROTOCOL_NAMES, TOOL_NAMES } from './engine-words.ts';
import { RemoveButton } from './remove-button.tsx';
import { TestButton, TestResult, useTrial } from './trial.tsx';

export function ServerRow({ server, onEdit }: { server: ServerEntry; onEdit: () => void }) {
  const { id, name, protocol, address, options, models, isEnabled, inputs, serves } = server;
  const params = { id };
  const trial = useTrial(() => callApi(testModelServer, { params }));
  const switching = useChange({
    send: (on: boolean) =>
      callApi(changeModelServer, { params, body: { name, protocol, address, options, isEnabled: on } }),
    done: t('Server saved'),
    failed: t('Server not saved'),
  });
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid grid-cols-1 min-w-0 flex-1 basis-64 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="wrap-anywhere font-medium text-sm">{name}</h3>
            {serves.map((kind) => (
              <Badge key={kind}>{TOOL_NAMES[kind]}</Badge>
            ))}
            {!isEnabled && <Badge variant="secondary">{t('Off')}</Badge>}
          </div>
          <p className="wrap-anywhere text-muted-foreground text-xs">
            {PROTOCOL_NAMES[protocol]} · {address}
          </p>
          <p className="wrap-anywhere text-muted-foreground text-xs">
            {protocol === 'comfyui'
              ? t('The workflow takes: {0}', inputs.map((one) => INPUT_NAMES[one]).join(', '))
              : models.length === 0
                ? t('No models listed yet. Test the server to load them.')
                : `${tn(models.length, '{n} model', '{n} models')}: ${models.slice(0, 4).join(', ')}${models.length > 4 ? ' …' : ''}`}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <TestButton trial={trial} label={t('Test {0}', name)} disabled={!isEnabled} />
          <Button variant="ghost" size="icon" aria-label={t('Edit {0}', name)} onClick={onEdit}>
            <Pencil />
          </Button>
          <RemoveButton
            name={name}
            text={t('Its address and key will be deleted. Pictures it made will stay.')}
            change={{
              send: () => callApi(removeModelServer, { params }),
              done: t('Server removed'),
              failed: t('Server not removed'),
            }}
          />
          <Switch
            aria-label={t('Use {0}', name)}
            checked={isEnabled}
            disabled={switching.isPending}
            onCheckedChange={(on) => switching.mutate(on)}
          />
        </div>
      </div>
      <TestResult trial={trial} />
    </li>
  );
}
