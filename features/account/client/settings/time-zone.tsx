/** Chooses the time zone that dates go by: the device's, or one that stays wherever one is. */

import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { currentLocale, t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { deviceZone } from '#platform/browser/preferences/time-zone.ts';
import { setCurrentUser } from '#platform/browser/session.ts';
import { cn } from '#ui/cn.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { updateProfile } from '../../contract.ts';
import { allZones, describeZone, findZones, townOf } from './zones.ts';

const MINUTE_MS = 60_000;
const MAX_FOUND = 8;

export function TimeZone({ user }: { user: User }) {
  const [now, setNow] = useState(() => new Date());
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const save = useMutation({
    mutationFn: (timeZone: string | null) => callApi(updateProfile, { body: { timeZone } }),
    onSuccess: (saved) => {
      setCurrentUser(saved);
      setTyped('');
    },
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const isTyping = typed.trim() !== '';
  const zones = useMemo(() => (isTyping ? allZones() : []), [isTyping]);
  const found = findZones(zones, typed, MAX_FOUND);
  const device = deviceZone();
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <ul className="grid grid-cols-1 gap-1">
        <Choice
          name={t('Same as the device ({0})', townOf(device))}
          zone={device}
          isChosen={user.timeZone === null}
          onChoose={() => save.mutate(null)}
          {...{ now }}
        />
        {user.timeZone !== null && (
          <Choice name={describeZone(user.timeZone).name} zone={user.timeZone} isChosen {...{ now }} />
        )}
      </ul>
      <FormField
        label={t('Another time zone')}
        {...(isTyping && found.length === 0 && { error: t('Nothing found. Try the largest town near you.') })}
      >
        <Input
          type="search"
          value={typed}
          maxLength={60}
          autoComplete="off"
          placeholder={t('A town or a country')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FormField>
      {found.length > 0 && (
        <ul aria-label={t('Time zones')} className="grid grid-cols-1 gap-1">
          {found.map(({ id, name }) => (
            <Choice
              key={id}
              zone={id}
              isChosen={id === user.timeZone}
              onChoose={() => save.mutate(id)}
              {...{ name, now }}
            />
          ))}
        </ul>
      )}
      <p className="text-muted-foreground">
        {t(
          'Days and hours everywhere in Atelier go by this clock: tasks, reminders, the calendar and its links, campaigns and mails. What is planned already keeps its moment.',
        )}
      </p>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  zone: string;
  now: Date;
  isChosen: boolean;
  onChoose?: () => void;
}

function Choice({ name, zone, now, isChosen, onChoose }: ChoiceProps) {
  const time = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).format(now);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="focus-ring flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 gap-y-0.5 rounded-lg border px-3 py-2 text-left transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-accent"
      >
        <span className="flex min-w-0 items-center gap-2 font-medium">
          <Check className={cn('size-4 shrink-0 text-primary', !isChosen && 'invisible')} />
          <span className="min-w-0 break-words">{name}</span>
        </span>
        <span className="text-muted-foreground tabular-nums">{time}</span>
      </button>
    </li>
  );
}
