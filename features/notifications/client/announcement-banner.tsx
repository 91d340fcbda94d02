/** The operator's message over every page; who has read it puts it away, and only another text comes back. */

import { useQuery } from '@tanstack/react-query';
import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { getAnnouncement } from '../contract.ts';

const KEY = 'atelier-announcement-read';

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepText(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    /* Storage is blocked: it stays away as long as the page. */
  }
}

export function AnnouncementBanner() {
  const { data } = useQuery(apiQuery(getAnnouncement));
  const [read, setRead] = useState(readText);
  const text = data?.text ?? '';
  if (text === '' || text === read) return null;
  return (
    <aside
      aria-label={t('Announcement')}
      className="flex items-start gap-3 border-b bg-primary/10 px-4 py-2.5 text-sm sm:px-6 lg:px-8"
    >
      <Megaphone className="mt-0.5 size-4 shrink-0 text-primary" />
      <p role="status" className="min-w-0 flex-1 whitespace-pre-line break-words">
        {text}
      </p>
      <button
        type="button"
        aria-label={t('Dismiss announcement')}
        onClick={() => {
          keepText(text);
          setRead(text);
        }}
        className="focus-ring -my-1 grid size-7 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-primary/15 hover:text-foreground pointer-coarse:size-9"
      >
        <X className="size-4" />
      </button>
    </aside>
  );
}
