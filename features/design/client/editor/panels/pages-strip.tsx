/** The pages of a design in a row: shown, added, copied, moved and removed. */

import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import type { Page } from '#engine/page/document/document.ts';
import { formatOf } from '#engine/page/document/formats.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { cn } from '#ui/cn.ts';
import type { BrowserResources } from '../../use-resources.ts';
import { addPage, canAddPage, duplicatePage, movePage, removePage } from '../edits/page-edits.ts';
import { paintPage } from '../stage/painter.ts';
import type { Editor } from '../state/use-editor.ts';
import { Press } from './fields.tsx';

/** Pixels of the screen. */
const HEIGHT = 56;
/** Of a card. */
const SIDES = [t('Front'), t('Back')];

export function PagesStrip({ editor, resources }: { editor: Editor; resources: BrowserResources }) {
  const { document, pageIndex } = editor;
  const { pages, theme } = document;
  const sides = pages.length === 2 && formatOf(document.format)?.pages === 2 ? SIDES : undefined;
  return (
    <div className="flex items-center gap-2 border-t bg-card px-3 py-2">
      <ol className="flex min-w-0 items-center gap-2 overflow-x-auto p-1" aria-label={t('Pages')}>
        {pages.map((page, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no names, only places
          <li key={i}>
            <button
              type="button"
              aria-label={sides ? t('Page {0}: {1}', i + 1, sides[i]!) : t('Page {0}', i + 1)}
              aria-current={i === pageIndex ? 'page' : undefined}
              onClick={() => editor.showPage(i)}
              className={cn(
                'focus-ring block overflow-hidden rounded-md border-2 bg-white',
                i === pageIndex ? 'border-primary' : 'border-border',
              )}
            >
              <PagePicture page={page} theme={theme} resources={resources} />
            </button>
            {sides && (
              <span aria-hidden="true" className="block text-center text-muted-foreground text-xs">
                {sides[i]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Press
        label={t('Add a page')}
        disabled={!canAddPage(document)}
        onClick={() =>
          editor.changeDocument((now) => addPage(now, pageIndex), { page: pageIndex + 1, select: [] })
        }
      >
        <Plus />
      </Press>
      <Press
        label={t('Duplicate page')}
        disabled={!canAddPage(document)}
        onClick={() =>
          editor.changeDocument((now) => duplicatePage(now, pageIndex), { page: pageIndex + 1, select: [] })
        }
      >
        <Copy />
      </Press>
      {pages.length > 1 && (
        <>
          <Press
            label={t('Move page left')}
            disabled={pageIndex === 0}
            onClick={() =>
              editor.changeDocument((now) => movePage(now, pageIndex, pageIndex - 1), { page: pageIndex - 1 })
            }
          >
            <ArrowLeft />
          </Press>
          <Press
            label={t('Move page right')}
            disabled={pageIndex === pages.length - 1}
            onClick={() =>
              editor.changeDocument((now) => movePage(now, pageIndex, pageIndex + 1), { page: pageIndex + 1 })
            }
          >
            <ArrowRight />
          </Press>
          <Press
            label={t('Delete page')}
            onClick={() => editor.changeDocument((now) => removePage(now, pageIndex), { select: [] })}
          >
            <Trash2 />
          </Press>
        </>
      )}
    </div>
  );
}

interface PagePictureProps {
  page: Page;
  theme: Theme;
  resources: BrowserResources;
}

const PagePicture = memo(function PagePicture({ page, theme, resources }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = HEIGHT / page.height;
  useLayoutEffect(() => {
    // After the stage, which matters more.
    const timer = setTimeout(
      () => canvas.current && paintPage(canvas.current, { page, theme, resources, scale }),
      120,
    );
    return () => clearTimeout(timer);
  }, [page, theme, resources, scale]);
  return (
    <canvas ref={canvas} style={{ height: HEIGHT, width: Math.max(24, Math.min(140, page.width * scale)) }} />
  );
});
