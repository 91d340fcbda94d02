/** One click does one thing: while its work goes on, and within a double click, another one does nothing. */

import { type MouseEvent, useRef } from 'react';

type OnClick = ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;

/** `isOnce`: the second click of a double click is passed over too; other buttons may be pressed as quickly as one likes. */
export function useOneClick(onClick: OnClick, isOnce: boolean) {
  const isWorking = useRef(false);
  return (event: MouseEvent<HTMLButtonElement>): void => {
    if (isWorking.current || (isOnce && event.detail > 1)) {
      // A form is not sent a second time either.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const free = () => {
      isWorking.current = false;
    };
    isWorking.current = true;
    try {
      const work = onClick?.(event);
      // Not before the page has had a chance to show that it is at work.
      if (work instanceof Promise) void work.catch(() => undefined).finally(() => setTimeout(free));
      else setTimeout(free);
    } catch (error) {
      free();
      throw error;
    }
  };
}
