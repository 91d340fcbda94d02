/** Above the page: its name, whether it is saved, steps back, size of the view, and what to do with the design. */

import {
  ArrowLeft,
  Check,
  CloudAlert,
  Download,
  FileSpreadsheet,
  History,
  LoaderCircle,
  Maximize,
  MoreHorizontal,
  Redo2,
  Scaling,
  Stamp,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { t } from '#common/texts.ts';
import { MAX_NAME } from '#engine/page/document/document.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { Press } from './panels/fields.tsx';
import type { Zoom } from './stage/use-zoom.ts';
import type { Autosave, Saving } from './state/use-autosave.ts';
import type { Editor } from './state/use-editor.ts';

export type WindowName = 'export' | 'resize' | 'batch' | 'versions';

export interface TopBarProps {
  editor: Editor;
  saving: Autosave;
  view: Zoom;
  onClose: () => void;
  onTemplate: () => void;
  onOpen: (window: WindowName) => void;
}

export const ZOOM_STEP = 1.25;

export function TopBar({ editor, saving, view, onClose, onTemplate, onOpen }: TopBarProps) {
  return (
    <header className="flex items-center gap-1 border-b bg-card px-2 py-2 sm:gap-2 sm:px-3">
      <Press label={t('All designs')} onClick={onClose}>
        <ArrowLeft />
      </Press>
      <Input
        aria-label={t('Design name')}
        defaultValue={editor.document.name}
        key={editor.document.name}
        maxLength={MAX_NAME}
        onBlur={(event) => {
          const name = event.target.value.trim();
          if (name && name !== editor.document.name) editor.changeDocument((now) => ({ ...now, name }));
          else event.target.value = editor.document.name;
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="h-9 w-full min-w-0 max-w-64 border-transparent bg-transparent font-medium hover:border-input"
      />
      <SaveState state={saving.state} />
      <div className="ml-auto flex items-center gap-0.5">
        <Press label={t('Undo')} disabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 />
        </Press>
        <Press label={t('Redo')} disabled={!editor.canRedo} onClick={editor.redo}>
          <Redo2 />
        </Press>
        <div className="hidden items-center gap-0.5 md:flex">
          <Press label={t('Zoom out')} onClick={() => view.zoomTo(view.zoom / ZOOM_STEP)}>
            <ZoomOut />
          </Press>
          <span className="w-12 text-center text-muted-foreground text-xs tabular-nums">
            {Math.round(view.zoom * 100)}%
          </span>
          <Press label={t('Zoom in')} onClick={() => view.zoomTo(view.zoom * ZOOM_STEP)}>
            <ZoomIn />
          </Press>
          <Press label={t('Fit to screen')} isPressed={view.isFitted} onClick={view.fit}>
            <Maximize />
          </Press>
        </div>
        <Button
          variant="outline"
          size="sm"
          className="hidden lg:inline-flex"
          onClick={() => onOpen('resize')}
        >
          <Scaling /> {t('Resize')}
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" className="size-9" aria-label={t('More')}>
              <MoreHorizontal />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => onOpen('resize')}>
              <Scaling /> {t('Resize')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen('batch')}>
              <FileSpreadsheet /> {t('Make many from a table')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen('versions')}>
              <History /> {t('Version history')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onTemplate}>
              <Stamp /> {t('Make a template')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={view.fit}>
              <Maximize /> {t('Fit to screen')}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button size="sm" aria-label={t('Download')} onClick={() => onOpen('export')}>
          <Download /> <span className="hidden sm:inline">{t('Download')}</span>
        </Button>
      </div>
    </header>
  );
}

const STATES: Record<Saving, { text: string; Icon: typeof Check }> = {
  saved: { text: t('Saved'), Icon: Check },
  waiting: { text: t('Saving…'), Icon: LoaderCircle },
  saving: { text: t('Saving…'), Icon: LoaderCircle },
  failed: { text: t('Not saved, trying again'), Icon: CloudAlert },
  refused: { text: t('Not saved'), Icon: CloudAlert },
  conflict: { text: t('Not saved'), Icon: CloudAlert },
};

function SaveState({ state }: { state: Saving }) {
  const { text, Icon } = STATES[state];
  return (
    <span
      role="status"
      className="flex shrink-0 items-center gap-1.5 text-muted-foreground text-xs"
      data-saving={state}
    >
      <Icon className="size-4" />
      <span className="hidden xl:inline">{text}</span>
      <span className="sr-only xl:hidden">{text}</span>
    </span>
  );
}
