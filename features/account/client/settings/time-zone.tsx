/** Which time zone dates are meant in, and what time that makes it. */

import { useEffect, useState } from 'react';
import { currentLocale, t } from '#common/texts.ts';

const MINUTE_MS = 60_000;

export function TimeZone() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(now);
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-xl border px-4 py-3">
        <span className="font-medium">{zone}</span>
        <span className="text-muted-foreground tabular-nums">{time}</span>
      </p>
      <p className="text-muted-foreground">
        {t(
          'Atelier takes the time zone of each device you use, so dates are right when you travel. To change it, change it in the settings of this device.',
        )}
      </p>
      <p className="text-muted-foreground">
        {t('Tasks, campaigns and calendar links keep the time zone that they were planned in.')}
      </p>
    </div>
  );
}
