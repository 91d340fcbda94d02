/** Lets this layer speak to the person without knowing how the product shows it; the shell connects the toast. */

export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button in it. */
  action?: { label: string; onClick: () => void };
}

let show: (notice: Notice) => void = () => {};

export function showNoticesWith(handler: (notice: Notice) => void): void {
  show = handler;
}

export const notify = (notice: Notice): void => show(notice);
