/** Lets this layer speak to the person without knowing how the product shows it; the shell connects the toast. */

export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button in it. */
  action?: { label: string; onClick: () => void };
}

type Shown = { shown: Promise<void> } | undefined | void;

let show: (notice: Notice) => Shown = () => undefined;

export function setNoticeHandler(handler: (notice: Notice) => Shown): void {
  show = handler;
}

/** Resolves once the words stand on the screen; whoever does not leave the page need not wait. */
export const notify = (notice: Notice): Promise<void> => show(notice)?.shown ?? Promise.resolve();
