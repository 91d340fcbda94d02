/** The calendar in other programs, behind a secret address. */

import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiKey } from '#platform/browser/api.ts';
import { FeedWindow } from '#platform/browser/calendar/feed-window.tsx';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../contract.ts';

export const CalendarFeed = ({ onClose }: { onClose: () => void }) => (
  <FeedWindow
    title={t('This calendar in yours')}
    text={t(
      'Subscribe to a private address in Google Calendar, Apple Calendar or Outlook to see there what is planned here.',
    )}
    warning={t(
      'Anyone with this address can see what you plan. If it gets into the wrong hands, create a new one.',
    )}
    queryKey={apiKey(getCalendarFeed)}
    read={() => callApi(getCalendarFeed)}
    renew={() => callApi(renewCalendarFeed, { body: { timeZone: zoneHere() } })}
    remove={() => callApi(deleteCalendarFeed)}
    onClose={onClose}
  />
);
