/** One report: what it is about, who says what is wrong, and what to do with it. */

import { Check, ImageOff, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Report } from '#common/report.ts';
import { t } from '#common/texts.ts';
import { showMoment, showWords } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import type { ReviewAction } from './use-reports.ts';

export interface ReportRowProps {
  report: Report;
  /** Which action of this report is under way. */
  pending: ReviewAction | undefined;
  disabled: boolean;
  onReview: (action: ReviewAction) => void;
}

export function ReportRow({ report, pending, disabled, onReview }: ReportRowProps) {
  const { item, reason, description, status, contentType, createdAt, reporterEmail, reviewedAt } = report;
  const title = item?.title ?? t('No longer available');
  const isPending = status === 'pending';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:p-5 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.2fr)_20rem] xl:items-center">
      <Preview url={item?.previewUrl ?? null} title={title} />
      <div className="min-w-0">
        <p className="break-words font-medium text-sm">{title}</p>
        <p className="truncate text-muted-foreground text-xs">
          {showWords(contentType)}
          {item?.ownerEmail && t(' by {0}', item.ownerEmail)}
        </p>
        <Badge variant={isPending ? 'destructive' : 'secondary'} className="mt-2 capitalize">
          {t(status)}
        </Badge>
      </div>
      <div className="min-w-0 max-xl:col-span-2">
        <p className="font-medium text-sm">{showWords(reason)}</p>
        {description && (
          <p className="mt-0.5 line-clamp-4 whitespace-pre-line break-words text-sm">{description}</p>
        )}
        <p className="mt-0.5 break-words text-muted-foreground text-xs">
          {reporterEmail ?? t('Former user')}, {showMoment(createdAt)}
        </p>
      </div>
      {isPending ? (
        <div className="flex gap-2 max-xl:col-span-2 max-sm:*:flex-1 max-sm:*:px-2 xl:justify-end">
          <Button
            size="sm"
            variant="outline"
            pending={pending === 'resolve'}
            disabled={disabled}
            onClick={() => onReview('resolve')}
          >
            <Check /> {t('Resolve')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            pending={pending === 'dismiss'}
            disabled={disabled}
            onClick={() => onReview('dismiss')}
          >
            <X /> {t('Dismiss')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="text-destructive"
            disabled={disabled || !item}
            onClick={() => onReview('remove')}
          >
            <Trash2 /> {t('Remove')}
          </Button>
        </div>
      ) : (
        <p className="text-muted-foreground text-xs max-xl:col-span-2 xl:text-right">
          {reviewedAt && t('Reviewed {0}', showMoment(reviewedAt))}
        </p>
      )}
    </li>
  );
}

function Preview({ url, title }: { url: string | null; title: string }) {
  const [broken, setBroken] = useState(false);
  const look = 'h-16 w-22 rounded-lg bg-muted';
  if (url && !broken) {
    return (
      <a href={url} target="_blank" rel="noreferrer" className="focus-ring rounded-lg">
        <img
          src={url}
          alt={t('Preview of {0}', title)}
          className={`${look} object-cover`}
          onError={() => setBroken(true)}
        />
      </a>
    );
  }
  return (
    <span aria-hidden className={`${look} grid place-items-center text-muted-foreground`}>
      <ImageOff className="size-5" />
    </span>
  );
}
