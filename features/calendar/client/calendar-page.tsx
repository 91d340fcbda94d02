/** The calendar: what goes out, what is to do, and which days are worth a campaign; by month, week or day. */

import { CalendarDays, CalendarSync, ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t, tn } from '#common/texts.ts';
import { dayKey, dayOfKey, type Span, spanTitle, step } from '#platform/browser/calendar/days.ts';
import { MonthGrid } from '#platform/browser/calendar/month-grid.tsx';
import { useDayMove } from '#platform/browser/calendar/use-day-move.ts';
import { onWall, wallNow } from '#platform/browser/preferences/time-zone.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice, useAddressValue } from '#platform/browser/work/use-address.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CalendarEntry } from '../contract.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarFilters, DAY_KINDS, type Shown } from './calendar-filters.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { DayEntries } from './day-entries.tsx';
import { KINDS } from './entry-words.ts';
import { PostingTimes } from './posting-times.tsx';
import { useCalendar, useSettings } from './use-calendar.ts';
import { useSlots } from './use-slots.ts';
import { WeekColumns } from './week-columns.tsx';

const SPANS = ['month', 'week', 'day'] as const satisfies readonly Span[];
const BEFORE: Record<Span, string> = {
  month: t('Previous month'),
  week: t('Previous week'),
  day: t('Previous day'),
};
const NEXT: Record<Span, string> = { month: t('Next month'), week: t('Next week'), day: t('Next day') };

export function CalendarPage() {
  const { user } = useRequireUser();
  const [span, setSpan] = useAddressChoice('view', SPANS);
  const [date, setDate] = useAddressValue('date', '', (value) => dayOfKey(value) !== undefined);
  const [opened, setOpened] = useState<'feed' | 'times'>();
  const { country, save } = useSettings(user !== null);
  if (!user) return <LoadingScreen label={t('Loading your calendar...')} />;
  const show = (day: Date) => setDate(dayKey(day));
  return (
    <>
      <PageHeader
        title={t('Calendar & Planners')}
        description={t('Posts, mails and tasks on one calendar, with the days that are worth a campaign.')}
        icon={<CalendarDays />}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpened('times')}>
              <Clock /> {t('Posting times')}
            </Button>
            <Button variant="outline" onClick={() => setOpened('feed')}>
              <CalendarSync /> {t('Subscribe')}
            </Button>
          </>
        }
      />
      <Board
        {...{ span, setSpan, country, show }}
        day={dayOfKey(date) ?? wallNow()}
        onCountry={(next) => save.mutate(next)}
      />
      {opened === 'feed' && <CalendarFeed onClose={() => setOpened(undefined)} />}
      {opened === 'times' && <PostingTimes onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface BoardProps {
  span: Span;
  day: Date;
  country: ReturnType<typeof useSettings>['country'];
  setSpan: (span: (typeof SPANS)[number]) => void;
  show: (day: Date) => void;
  onCountry: (country: NonNullable<ReturnType<typeof useSettings>['country']>) => void;
}

function Board({ span, day, country, setSpan, show, onCountry }: BoardProps) {
  const [, navigate] = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReadonlySet<Shown>>(() => new Set<Shown>([...KINDS, ...DAY_KINDS]));
  const { days, query, move: mover, add } = useCalendar(span, day, country);
  const move = useDayMove<CalendarEntry>(root, (entry, to) => mover.mutate({ entry, to }));
  const page = query.data;
  const entries = useMemo(
    () =>
      Map.groupBy(
        (page?.entries ?? []).filter(({ kind }) => shown.has(kind)),
        ({ at }) => dayKey(onWall(at)),
      ),
    [page, shown],
  );
  const specials = useMemo(
    () =>
      Map.groupBy(
        (page?.days ?? []).filter(({ kind }) => shown.has(kind)),
        ({ date }) => date,
      ),
    [page, shown],
  );
  const slots = useSlots(entries);
  const now = Date.now();
  const onOpen = (entry: CalendarEntry) => navigate(entry.openUrl);
  const key = dayKey(day);
  return (
    <Tabs ref={root} value={span} onValueChange={(next) => setSpan(next as (typeof SPANS)[number])}>
      <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-3">
        <h2 aria-live="polite" className="mr-auto font-semibold text-lg tracking-tight">
          {spanTitle(span, day)}
        </h2>
        <TabsList aria-label={t('View')}>
          <TabsTrigger value="month">{t('Month')}</TabsTrigger>
          <TabsTrigger value="week">{t('Week')}</TabsTrigger>
          <TabsTrigger value="day">{t('Day')}</TabsTrigger>
        </TabsList>
        <div className="ml-2 flex items-center gap-1">
          <Button variant="outline" size="sm" onClick={() => show(wallNow())}>
            {t('Today')}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={BEFORE[span]}
            onClick={() => show(step(span, day, -1))}
          >
            <ChevronLeft />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={NEXT[span]}
            onClick={() => show(step(span, day, 1))}
          >
            <ChevronRight />
          </Button>
        </div>
      </div>
      <CalendarFilters shown={shown} onChange={setShown} country={country} onCountry={onCountry} />
      <TabsContent value={span} className="mt-0">
        {query.isError && !page ? (
          <ErrorState title={t('Your calendar could not be loaded')} onRetry={() => void query.refetch()} />
        ) : !page ? (
          <Skeleton className="h-96" />
        ) : (
          <>
            {span === 'month' && (
              <MonthGrid
                month={day}
                chosen={day}
                over={move.over}
                onChoose={show}
                onAdd={(chosen) => {
                  show(chosen);
                  setSpan('day');
                }}
                sayDay={(one) => sayDay(entries.get(one)?.length ?? 0, specials.get(one) ?? [])}
                drawDay={(one, isChosen) => (
                  <DayEntries
                    entries={entries.get(one) ?? []}
                    specials={specials.get(one) ?? []}
                    {...{ isChosen, move, onOpen }}
                  />
                )}
                {...{ days, now }}
              />
            )}
            {span === 'week' && (
              <WeekColumns
                {...{ days, entries, specials, slots, now, move, onOpen }}
                onDay={(one) => {
                  show(one);
                  setSpan('day');
                }}
              />
            )}
            {span !== 'week' && (
              <DayAgenda
                key={key}
                day={day}
                entries={entries.get(key) ?? []}
                specials={specials.get(key) ?? []}
                slots={slots(day)}
                isAdding={add.isPending}
                onAdd={(title) => add.mutate({ title, on: day })}
                onTime={(entry, time) => mover.mutate({ entry, to: onWall(entry.at), time })}
              />
            )}
            {page.isCut && (
              <p className="mt-4 text-muted-foreground text-sm">
                {t('There is more on these days than one page shows. Look at a week or a day.')}
              </p>
            )}
          </>
        )}
      </TabsContent>
    </Tabs>
  );
}

const sayDay = (count: number, specials: readonly { name: string }[]): string =>
  [
    ...specials.map(({ name }) => t(name)),
    count === 0 ? t('nothing planned') : tn(count, '{n} entry', '{n} entries'),
  ].join(', ');
