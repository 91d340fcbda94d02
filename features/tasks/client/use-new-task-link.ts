/** Lets other screens link straight to a new task by `/task-management?new`. */

import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';

export function useNewTaskLink(open: () => void): void {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).has('new');
  useEffect(() => {
    if (!asked) return;
    /* Taken out of the address, so that a reload or the back button does not ask again. */
    navigate(path, { replace: true });
    open();
  }, [asked, navigate, open, path]);
}
