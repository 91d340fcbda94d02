/** The editor of one design: what can be added on the left, the page in the middle, what is selected on the right. */

import { Layers, Lock, Plus, SlidersHorizontal, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { makeTemplatePath } from '#common/templates.ts';
import { serverText, t } from '#common/texts.ts';
import { useMedia } from '#platform/browser/use-media.ts';
import { cn } from '#ui/cn.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Design } from '../../contract.ts';
import { useBrandLogo } from '../use-designs.ts';
import { useResources } from '../use-resources.ts';
import { AddPanel } from './panels/add-panel.tsx';
import { Inspector } from './panels/inspector.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { PagesStrip } from './panels/pages-strip.tsx';
import { Stage } from './stage/stage.tsx';
import { useZoom } from './stage/use-zoom.ts';
import { commandsOf } from './state/commands.ts';
import { useAutosave } from './state/use-autosave.ts';
import { useEditor } from './state/use-editor.ts';
import { useKeys } from './state/use-keys.ts';
import { TopBar, type WindowName, ZOOM_STEP } from './top-bar.tsx';
import { BatchWindow } from './windows/batch-window.tsx';
import { ConflictWindow } from './windows/conflict-window.tsx';
import { ExportWindow } from './windows/export-window.tsx';
import { ResizeWindow } from './windows/resize-window.tsx';
import { VersionsWindow } from './windows/versions-window.tsx';

export interface DesignEditorProps {
  design: Design;
  onOpen: (design: Design) => void;
  onClose: () => void;
}

/** Both panels beside the page. */
const IS_WIDE = '(min-width: 64rem)';
type Drawer = 'add' | 'layers' | 'edit' | null;

export function DesignEditor({ design, onOpen, onClose }: DesignEditorProps) {
  const editor = useEditor(design.document);
  const saving = useAutosave(design, editor.document);
  const logo = useBrandLogo();
  const { resources } = useResources(editor.document, logo);
  const area = useRef<HTMLDivElement>(null);
  const view = useZoom(area, editor.page);
  const [writing, setWriting] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [showsLines, setLines] = useState(true);
  const [opened, setOpened] = useState<WindowName | null>(null);
  const [drawer, setDrawer] = useState<Drawer>(null);
  const isWide = useMedia(IS_WIDE);
  const commands = commandsOf(editor);
  useKeys({
    editor,
    commands,
    onWrite: setWriting,
    onZoom: (step) => (step === 0 ? view.fit() : view.zoomTo(view.zoom * ZOOM_STEP ** step)),
  });
  const [, navigate] = useLocation();
  const close = () => void saving.flush().then(onClose);
  const window = { id: design.id, save: saving.flush, onClose: () => setOpened(null) };
  const left = (
    <Tabs defaultValue="add">
      <TabsList className="m-3 mb-0 w-[calc(100%-1.5rem)]">
        <TabsTrigger value="add">{t('Add')}</TabsTrigger>
        <TabsTrigger value="layers">{t('Layers')}</TabsTrigger>
      </TabsList>
      <TabsContent value="add" className="mt-0">
        <AddPanel editor={editor} brandLogo={logo} />
      </TabsContent>
      <TabsContent value="layers" className="mt-2">
        <LayersPanel editor={editor} />
      </TabsContent>
    </Tabs>
  );
  const inspector = (
    <Inspector
      editor={editor}
      commands={commands}
      resources={resources}
      onPlay={() => setPlaying(true)}
      showsLines={showsLines}
      onLines={setLines}
    />
  );
  return (
    <div className="-mx-4 -my-6 sm:-mx-6 sm:-my-8 flex h-[calc(100dvh-4rem)] min-h-96 flex-col border-b bg-muted/40 lg:mx-[calc(50%-50vw+8.5rem)]">
      <h1 className="sr-only">{editor.document.name}</h1>
      <TopBar
        editor={editor}
        saving={saving}
        view={view}
        onClose={close}
        onTemplate={() =>
          void saving.flush().then((isKept) => isKept && navigate(makeTemplatePath('design', design.id)))
        }
        onOpen={setOpened}
      />
      {saving.state === 'refused' && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-card px-4 py-2 text-sm"
        >
          <Lock className="size-4 shrink-0 text-warning" aria-hidden />
          <p className="min-w-40 flex-1">
            {serverText(saving.problem ?? t('This is locked by its template.'))}
          </p>
          <Button
            size="sm"
            variant="outline"
            onClick={() => editor.changeDocument(() => saving.kept(), { select: [] })}
          >
            <Undo2 /> {t('Take the change back')}
          </Button>
        </div>
      )}
      <div className="flex min-h-0 flex-1">
        {isWide && <aside className="w-72 shrink-0 overflow-y-auto border-r bg-card">{left}</aside>}
        <div className="flex min-w-0 flex-1 flex-col">
          <div ref={area} className="min-h-0 flex-1 overflow-auto">
            <Stage
              editor={editor}
              resources={resources}
              area={area}
              view={view}
              writing={writing}
              onWrite={setWriting}
              isPlaying={isPlaying}
              onPlayed={() => setPlaying(false)}
              showsLines={showsLines}
            />
          </div>
          <PagesStrip editor={editor} resources={resources} />
        </div>
        {isWide && <aside className="w-80 shrink-0 overflow-y-auto border-l bg-card">{inspector}</aside>}
      </div>
      {!isWide && (
        <PhoneDrawer open={drawer} onOpen={setDrawer}>
          {drawer === 'add' ? (
            <AddPanel editor={editor} brandLogo={logo} />
          ) : drawer === 'layers' ? (
            <LayersPanel editor={editor} />
          ) : (
            inspector
          )}
        </PhoneDrawer>
      )}
      {opened === 'export' && (
        <ExportWindow {...window} document={editor.document} pageIndex={editor.pageIndex} />
      )}
      {opened === 'resize' && <ResizeWindow {...window} format={editor.document.format} onOpen={onOpen} />}
      {opened === 'batch' && <BatchWindow {...window} document={editor.document} logo={logo} />}
      {opened === 'versions' && (
        <VersionsWindow
          id={design.id}
          onClose={() => setOpened(null)}
          onRestore={(document) => {
            editor.changeDocument(() => document, { select: [] });
            setOpened(null);
          }}
        />
      )}
      {saving.state === 'conflict' && (
        <ConflictWindow
          id={design.id}
          document={editor.document}
          problem={saving.problem ?? ''}
          onOpen={onOpen}
          onOverwrite={saving.overwrite}
        />
      )}
    </div>
  );
}

interface PhoneDrawerProps {
  open: Drawer;
  onOpen: (drawer: Drawer) => void;
  children: React.ReactNode;
}

const DRAWERS = [
  ['add', t('Add'), Plus],
  ['layers', t('Layers'), Layers],
  ['edit', t('Edit'), SlidersHorizontal],
] as const;

/** Below the page on small screens, so that what is changed stays in view. */
function PhoneDrawer({ open, onOpen, children }: PhoneDrawerProps) {
  return (
    <div className="border-t bg-card">
      {open && <div className="max-h-[38dvh] overflow-y-auto">{children}</div>}
      <nav className="grid grid-cols-3 border-t" aria-label={t('Panels')}>
        {DRAWERS.map(([name, label, Icon]) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            onClick={() => onOpen(open === name ? null : name)}
            className={cn(
              'focus-ring grid justify-items-center gap-0.5 py-2 text-xs',
              open === name ? 'text-primary' : 'text-muted-foreground',
            )}
          >
            <Icon className="size-5" />
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}
