/** The system settings: each with its meaning, saved one by one, acting at once. */

import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { listSettings } from '../../contract.ts';
import { AddSetting } from './add-setting.tsx';
import { SettingRow } from './setting-row.tsx';

export function SettingsTab() {
  const { data, isError, refetch } = useQuery(apiQuery(listSettings));
  return (
    <div className="grid grid-cols-1 gap-4">
      <AddSetting />
      <Card>
        {isError && !data ? (
          <ErrorState title={t('The settings could not be loaded')} onRetry={() => void refetch()} />
        ) : !data ? (
          <div role="status" aria-label={t('Loading settings')} className="grid grid-cols-1 gap-4 p-5">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        ) : data.length === 0 ? (
          <EmptyState icon={<SlidersHorizontal />} title={t('No system settings configured.')} />
        ) : (
          <ul className="divide-y">
            {data.map((setting) => (
              <SettingRow key={setting.key} setting={setting} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
