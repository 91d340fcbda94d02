/** Tasks in other calendars, behind a secret address. */

import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiKey } from '#platform/browser/api.ts';
import { FeedWindow } from '#platform/browser/calendar/feed-window.tsx';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { deleteTaskCalendar, getTaskCalendar, renewTaskCalendar } from '../../calls/calendar-calls.ts';

export const CalendarFeed = ({ onClose }: { onClose: () => void }) => (
  <FeedWindow
    title={t('Show tasks in your calendar')}
    text={t(
      'Subscribe to a private address in Google Calendar, Apple Calendar or Outlook to see your due dates there.',
    )}
    warning={t(
      'Anyone with this address can see your tasks. If it gets into the wrong hands, create a new one.',
    )}
    queryKey={apiKey(getTaskCalendar)}
    read={() => callApi(getTaskCalendar)}
    renew={() => callApi(renewTaskCalendar, { body: { timeZone: zoneHere() } })}
    remove={() => callApi(deleteTaskCalendar)}
    onClose={onClose}
  />
);
