/** What is wrong with a form as a whole, above its button. */

import { CircleAlert } from 'lucide-react';

export function FormAlert({ message }: { message?: string }) {
  if (!message) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-lg bg-destructive/12 px-3 py-2.5 font-medium text-destructive text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
