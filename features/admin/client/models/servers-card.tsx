/** Model servers of the operator's own: added, changed, switched, tried and removed. */

import { Plus, Server } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Button } from '#ui/form/button.tsx';
import type { ServerEntry } from '../../calls/model-calls.ts';
import { ServerDialog } from './server-dialog.tsx';
import { ServerRow } from './server-row.tsx';

export function ServersCard({ servers }: { servers: ServerEntry[] }) {
  const [edited, setEdited] = useState<ServerEntry | 'new'>();
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-4">
        <div className="grid grid-cols-1 min-w-0 flex-1 basis-64 gap-1.5">
          <CardTitle>{t('Your own servers')}</CardTitle>
          <CardDescription>
            {t(
              'Stable Diffusion, ComfyUI or language models on your own machines. Free to use, like Atelier’s own engines.',
            )}
          </CardDescription>
        </div>
        <Button onClick={() => setEdited('new')}>
          <Plus /> {t('Add server')}
        </Button>
      </CardHeader>
      {servers.length === 0 ? (
        <EmptyState
          icon={<Server />}
          title={t('No servers yet')}
          description={t('Add AUTOMATIC1111, ComfyUI or an OpenAI-compatible server.')}
        />
      ) : (
        <ul className="divide-y border-t">
          {servers.map((server) => (
            <ServerRow key={server.id} server={server} onEdit={() => setEdited(server)} />
          ))}
        </ul>
      )}
      {edited && (
        <ServerDialog server={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}
