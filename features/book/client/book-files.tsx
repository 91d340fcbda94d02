/** What can be made of a book: files for print and for readers, a voice that reads it, and a link to leaf through. */

import { Copy, Download, FilePlus2, Link2, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { serverText, t } from '#common/texts.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import type { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { EXPORT_FORMATS, type ExportFormat, PAPERS, type Paper } from '../book-limits.ts';
import type { Book } from '../contract.ts';
import { EXPORT_LABELS, PAPER_LABELS } from '../labels.ts';

export interface BookFilesProps {
  book: Book;
  exporting: ReturnType<typeof useJob>;
  onMake: (format: ExportFormat, paper: Paper) => void;
  onShare: (isOn: boolean) => void;
  isBusy: boolean;
}

export function BookFiles({ book, exporting, onMake, onShare, isBusy }: BookFilesProps) {
  const [paper, setPaper] = useState<Paper>('coated');
  const isMaking = Boolean(book.exportJobId);
  const isReady = book.pages.every((page) => page.imageUrl);
  return (
    <section aria-labelledby="book-files" className="grid grid-cols-1 gap-3 border-t pt-5">
      <h3 id="book-files" className="font-medium">
        {t('Print, read and share')}
      </h3>
      {isMaking && (
        <div className="grid grid-cols-1 gap-1.5">
          <Progress aria-label={t('Making the file')} value={exporting.percent} />
          <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
            <span>{exporting.job?.stage ? serverText(exporting.job.stage) : t('Waiting to start')}</span>
            {exporting.job && (
              <Button
                variant="link"
                size="sm"
                className="h-auto p-0"
                onClick={() => exporting.cancel.mutate()}
              >
                {t('Cancel')}
              </Button>
            )}
          </div>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {EXPORT_FORMATS.map((format) => {
          const made = book.exports.find((one) => one.format === format);
          return (
            <li key={format} className="flex items-center gap-2 rounded-xl border p-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium text-sm">{t(EXPORT_LABELS[format])}</p>
                {made?.isOld && (
                  <p className="text-muted-foreground text-xs">{t('The book was changed since.')}</p>
                )}
              </div>
              {made && (
                <Button asChild variant="outline" size="icon">
                  <a
                    href={`${made.url}?download`}
                    download
                    aria-label={t('Download: {0}', t(EXPORT_LABELS[format]))}
                  >
                    <Download />
                  </a>
                </Button>
              )}
              {(!made || made.isOld) && (
                <Button
                  variant="outline"
                  size="icon"
                  aria-label={t('Make: {0}', t(EXPORT_LABELS[format]))}
                  disabled={isMaking || isBusy || !isReady}
                  onClick={() => onMake(format, paper)}
                >
                  {made ? <RefreshCw /> : <FilePlus2 />}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <FormField label={t('Paper (sets the width of the spine)')} id="book-paper">
        <ChoiceSelect
          value={paper}
          choices={PAPERS}
          nameOf={(one) => PAPER_LABELS[one]}
          onChange={setPaper}
        />
      </FormField>
      {book.shareUrl ? (
        <div className="flex flex-wrap items-center gap-2 rounded-xl bg-muted/60 p-3">
          <a
            href={book.shareUrl}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 flex-1 truncate text-primary text-sm underline"
          >
            {book.shareUrl}
          </a>
          <Button variant="outline" size="sm" onClick={() => void copyText(book.shareUrl!)}>
            <Copy /> {t('Copy')}
          </Button>
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onShare(false)}>
            {t('Remove the link')}
          </Button>
        </div>
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          disabled={isBusy || !isReady}
          onClick={() => onShare(true)}
        >
          <Link2 /> {t('Share a link to read it')}
        </Button>
      )}
    </section>
  );
}
