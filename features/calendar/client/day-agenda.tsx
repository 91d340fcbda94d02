/** Everything of one day: what it is called, what goes out, what is to do, and room for one more task. */

import { Plus, Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { dayKey, dayOfKey, longDay } from '#platform/browser/calendar/days.ts';
import { onWall, wallNow } from '#platform/browser/preferences/time-zone.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import type { CalendarEntry } from '../contract.ts';
import type { SpecialDay } from '../days/special-days.ts';
import { KIND_ICONS, stateOf, timeOf, whatOf } from './entry-words.ts';

const DAY_MS = 86_400_000;
/** A campaign begins that many days before its occasion. */
const LEAD_DAYS = 13;

/** Where a campaign for an occasion begins, with its sentence begun. */
function campaignFor({ date, name }: SpecialDay): string {
  const day = dayOfKey(date)!;
  const first = new Date(Math.max(wallNow().getTime(), day.getTime() - LEAD_DAYS * DAY_MS));
  const search = new URLSearchParams({
    brief: `${t(name)}, ${longDay(day)}: `,
    startsOn: dayKey(first),
  });
  return `/campaigns?${search}`;
}

export interface DayAgendaProps {
  day: Date;
  entries: readonly CalendarEntry[];
  specials: readonly SpecialDay[];
  slots: readonly string[];
  isAdding: boolean;
  onAdd: (title: string) => void;
  onTime: (entry: CalendarEntry, time: string) => void;
}

export function DayAgenda({ day, entries, specials, slots, isAdding, onAdd, onTime }: DayAgendaProps) {
  const [title, setTitle] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <section aria-label={longDay(day)} className="mt-6 grid grid-cols-1 gap-3">
      <h2 className="font-semibold text-lg tracking-tight">{longDay(day)}</h2>
      {specials.map((one) => (
        <div
          key={one.name}
          className={cn(
            'flex flex-wrap items-center justify-between gap-3 rounded-2xl border px-4 py-3',
            one.kind === 'holiday' ? 'border-rose-500/30 bg-rose-500/8' : 'border-primary/30 bg-primary/8',
          )}
        >
          <div>
            <p className="font-medium">{t(one.name)}</p>
            <p className="text-muted-foreground text-xs">
              {one.kind === 'holiday' ? t('Public holiday') : t('A day to have something to say')}
            </p>
          </div>
          <Button size="sm" variant="outline" asChild>
            <Link href={campaignFor(one)}>
              <Sparkles /> {t('Make a campaign for this')}
            </Link>
          </Button>
        </div>
      ))}
      {entries.length > 0 && (
        <ul className="grid grid-cols-1 divide-y overflow-hidden rounded-2xl border bg-card shadow-soft">
          {entries.map((entry) => (
            <AgendaRow key={entry.id + entry.at} entry={entry} onTime={onTime} />
          ))}
        </ul>
      )}
      {entries.length === 0 && specials.length === 0 && (
        <p className="text-muted-foreground text-sm">{t('Nothing planned on this day.')}</p>
      )}
      {slots.length > 0 && (
        <p className="text-muted-foreground text-sm">{t('Free posting times: {0}', slots.join(', '))}</p>
      )}
      <form className="flex gap-2" onSubmit={submit}>
        <Input
          aria-label={t('A task for this day')}
          placeholder={t('A task for this day')}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" variant="outline" pending={isAdding} disabled={title.trim() === ''}>
          <Plus /> {t('Add')}
        </Button>
      </form>
    </section>
  );
}

const BADGES = { draft: 'outline', planned: 'default', done: 'success', problem: 'warning' } as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');

function AgendaRow({ entry, onTime }: { entry: CalendarEntry; onTime: DayAgendaProps['onTime'] }) {
  const { title, kind, imageUrl, openUrl, isAllDay, isMovable, state, at } = entry;
  const Icon = KIND_ICONS[kind];
  const moment = onWall(at);
  const clock = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          className="size-11 shrink-0 rounded-lg bg-muted object-cover"
        />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted text-muted-foreground">
          <Icon className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <Link href={openUrl} className="focus-ring rounded font-medium text-sm hover:underline">
          <span className="break-words">{title}</span>
        </Link>
        <p className="text-muted-foreground text-xs">{whatOf(entry)}</p>
      </div>
      <Badge variant={BADGES[state]}>{stateOf(entry)}</Badge>
      {!isAllDay &&
        (isMovable ? (
          <Input
            key={clock}
            type="time"
            className="h-9 w-30"
            aria-label={t('Time of {0}', title)}
            defaultValue={clock}
            onBlur={({ target: { value } }) => value && value !== clock && onTime(entry, value)}
          />
        ) : (
          <span className="w-32 text-right text-muted-foreground text-sm tabular-nums">{timeOf(entry)}</span>
        ))}
    </li>
  );
}
