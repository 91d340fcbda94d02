/** The admin screen: figures, charts, and tabs that are fetched when first opened. */

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import {
  Boxes,
  CircleDollarSign,
  FileClock,
  Flag,
  Mail,
  RefreshCw,
  Settings,
  ShieldCheck,
  Stamp,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '#common/texts.ts';
import { useRequireAdmin } from '#platform/browser/session.ts';
import { cn } from '#ui/cn.ts';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChartsPanel } from './charts/charts-panel.tsx';
import { StatRow } from './stat-row.tsx';
import { refreshAdmin } from './use-change.ts';

const tab = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }));

const TABS = [
  {
    id: 'users',
    label: t('Users'),
    icon: Users,
    Body: tab(() => import('./users/users-tab.tsx'), 'UsersTab'),
  },
  {
    id: 'reports',
    label: t('Reports'),
    icon: Flag,
    Body: tab(() => import('./reports/reports-tab.tsx'), 'ReportsTab'),
  },
  {
    id: 'templates',
    label: t('Templates'),
    icon: Stamp,
    Body: tab(() => import('./templates/templates-tab.tsx'), 'TemplatesTab'),
  },
  {
    id: 'audit-logs',
    label: t('Audit Logs'),
    icon: FileClock,
    Body: tab(() => import('./audit/audit-tab.tsx'), 'AuditTab'),
  },
  {
    id: 'email',
    label: t('Email Testing'),
    icon: Mail,
    Body: tab(() => import('./mail/mail-tab.tsx'), 'MailTab'),
  },
  {
    id: 'models',
    label: t('Models'),
    icon: Boxes,
    Body: tab(() => import('./models/models-tab.tsx'), 'ModelsTab'),
  },
  {
    id: 'costs',
    label: t('Costs'),
    icon: CircleDollarSign,
    Body: tab(() => import('./costs/costs-tab.tsx'), 'CostsTab'),
  },
  {
    id: 'settings',
    label: t('Settings'),
    icon: Settings,
    Body: tab(() => import('./settings/settings-tab.tsx'), 'SettingsTab'),
  },
] as const;

export function AdminPage() {
  const { user } = useRequireAdmin();
  /* The open tab is part of the address, so that a reload or a shared link shows the same. */
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'users';
  const list = useRef<HTMLDivElement>(null);
  const isThere = user !== null;
  /* On a phone they do not fit side by side: the open one is brought into view, sideways only. */
  useEffect(() => {
    const trigger = isThere && list.current?.querySelector<HTMLElement>(`[data-tab="${open}"]`);
    if (!trigger || !list.current) return;
    const room = list.current.clientWidth - trigger.offsetWidth;
    list.current.scrollLeft = trigger.offsetLeft - list.current.offsetLeft - room / 2;
  }, [open, isThere]);
  if (!user) return <LoadingScreen label={t('Loading...')} />;
  return (
    <>
      <PageHeader
        title={t('Admin Dashboard')}
        description={t('People, reports, settings and email for this installation.')}
        icon={<ShieldCheck />}
        actions={<RefreshButton />}
      />
      <div className="grid grid-cols-1 gap-6 pb-20">
        <StatRow />
        <Tabs
          value={open}
          onValueChange={(id) => setParams(id === 'users' ? {} : { tab: id }, { replace: true })}
        >
          <TabsList ref={list} className="w-full justify-start sm:w-fit">
            {TABS.map(({ id, label, icon: Icon }) => (
              <TabsTrigger key={id} value={id} data-tab={id} className="shrink-0 max-sm:px-3">
                <Icon className="max-sm:hidden" /> {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {TABS.map(({ id, Body }) => (
            <TabsContent key={id} value={id}>
              <Suspense fallback={<LoadingScreen label={t('Loading...')} className="min-h-64" />}>
                <Body />
              </Suspense>
            </TabsContent>
          ))}
        </Tabs>
        <ChartsPanel />
      </div>
    </>
  );
}

/** Reads never go stale by themselves; this is how an administrator asks again. */
function RefreshButton() {
  const client = useQueryClient();
  const isBusy = useIsFetching({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
  });
  return (
    <Button variant="outline" onClick={() => void refreshAdmin(client)}>
      <RefreshCw className={cn(isBusy > 0 && 'animate-spin motion-reduce:animate-none')} /> {t('Refresh')}
    </Button>
  );
}
