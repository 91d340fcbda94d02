/** One person in full: standing, what they used this month, and when they signed in from where. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { agentName } from '#common/wording/agent-name.ts';
import { planOf, QUOTA_KINDS, type QuotaKind, quotaNoun } from '#features/subscription/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { labelOf, showBytes, showDate, showMoment, showNumber } from '#platform/browser/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet, SheetContent, SheetDescription, SheetTitle } from '#ui/overlay/sheet.tsx';
import { type AdminUser, type AdminUserDetail, getUserDetail } from '../../contract.ts';
import { nameOf, planStatus } from '../person.ts';
import { Fact } from './fact.tsx';
import { StatusBadge } from './user-controls.tsx';
import { UserSecurityFacts } from './user-security.tsx';

export interface UserDrawerProps {
  userId: string;
  onClose: () => void;
  onPlan: (user: AdminUser) => void;
}

export function UserDrawer({ userId, onClose, onPlan }: UserDrawerProps) {
  const { data, isError, refetch } = useQuery(apiQuery(getUserDetail, { params: { userId } }));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="right" className="w-[28rem] max-w-[calc(100vw-1rem)]">
        <div className="flex-1 overflow-y-auto overscroll-contain p-5 sm:p-6">
          <SheetTitle className="font-semibold text-lg tracking-tight">{t('User details')}</SheetTitle>
          <SheetDescription className="sr-only">{t('Status, usage and sign-ins.')}</SheetDescription>
          {isError && !data ? (
            <ErrorState title={t('This person could not be loaded')} onRetry={() => void refetch()} />
          ) : data ? (
            <Detail detail={data} onPlan={onPlan} />
          ) : (
            <div role="status" aria-label={t('Loading')} className="mt-6 grid grid-cols-1 gap-4">
              <Skeleton className="h-12" />
              <Skeleton className="h-36" />
              <Skeleton className="h-48" />
            </div>
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function Detail({ detail, onPlan }: { detail: AdminUserDetail; onPlan: (user: AdminUser) => void }) {
  const { user, projectCount, storageBytes, usage, signIns } = detail;
  return (
    <div className="mt-5 grid grid-cols-1 gap-7">
      <div className="flex items-center gap-4">
        <Avatar src={user.profileImageUrl} name={nameOf(user)} className="size-14 text-base" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{nameOf(user)}</p>
          <p className="truncate text-muted-foreground text-sm">{user.email ?? t('No email')}</p>
          <p className="mt-1.5 flex gap-1.5">
            <Badge variant="secondary">{labelOf(user.role)}</Badge>
            <StatusBadge user={user} />
          </p>
        </div>
      </div>
      <Section title={t('Account')}>
        <dl className="grid grid-cols-1 gap-2 text-sm">
          <Fact name="Plan">
            {planOf(user.subscriptionPlan).name} · {planStatus(user)}
          </Fact>
          <Fact name="Plan ends">
            {user.subscriptionEndsAt ? showDate(user.subscriptionEndsAt) : t('No end')}
          </Fact>
          <Fact name="Joined">{showDate(user.createdAt)}</Fact>
          <Fact name="Last sign-in">{user.lastSignInAt ? showMoment(user.lastSignInAt) : t('Never')}</Fact>
          <Fact name="Projects">{showNumber(projectCount)}</Fact>
          <Fact name="Storage">{showBytes(storageBytes)}</Fact>
        </dl>
        <Button variant="outline" size="sm" className="mt-4" onClick={() => onPlan(user)}>
          {t('Change plan')}
        </Button>
      </Section>
      <Section title={t('Security')}>
        <UserSecurityFacts user={user} />
      </Section>
      <Section title={t('Usage this month')}>
        <ul className="grid grid-cols-1 gap-3">
          {usage.map(({ kind, used, limit }) => (
            <UsageLine key={kind} kind={kind} used={used} limit={limit} />
          ))}
        </ul>
      </Section>
      <Section title={t('Sign-ins')}>
        {signIns.length === 0 ? (
          <p className="text-muted-foreground text-sm">{t('Nobody has signed in with this account yet.')}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-2.5">
            {signIns.map(({ at, address, agent }) => (
              <li key={at + address} className="text-sm">
                <p>{showMoment(at)}</p>
                <p className="break-all text-muted-foreground text-xs" title={agent ?? undefined}>
                  {agentName(agent)} · {address ?? t('unknown address')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 border-b pb-2 font-medium text-sm">{title}</h3>
    {children}
  </section>
);

function UsageLine({ kind, used, limit }: { kind: string; used: number; limit: number | null }) {
  const name = (QUOTA_KINDS as readonly string[]).includes(kind) ? quotaNoun(kind as QuotaKind) : kind;
  return (
    <li className="grid grid-cols-1 gap-1.5 text-sm">
      <p className="flex justify-between gap-4">
        <span>{labelOf(name)}</span>
        <span className="text-muted-foreground tabular-nums">
          {showNumber(used)} {limit === null ? t('used, unlimited') : t('of {0}', showNumber(limit))}
        </span>
      </p>
      {limit !== null && (
        <Progress
          value={limit === 0 ? 100 : (used / limit) * 100}
          aria-label={t('{0} used', name)}
          className="h-1.5"
        />
      )}
    </li>
  );
}
