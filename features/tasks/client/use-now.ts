/** The time in milliseconds, renewed each minute, so that a task turns overdue while the screen is open. */

import { useEffect, useState } from 'react';

const MINUTE = 60_000;

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
