/** The menu under the cursor: kinds of blocks after a slash, notes after two brackets or an at sign. */

import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { cn } from '#ui/cn.ts';
import { listNotes } from '../../contract.ts';
import { type BlockChoice, choicesFor } from './block-choices.ts';
import { schema } from './note-schema.ts';
import type { Asked, NoteEditor } from './open-editor.ts';

interface Row {
  id: string;
  label: string;
  icon: ReactNode;
  aside?: string | undefined;
  choose: () => void;
}

export interface AskedMenuProps {
  editor: NoteEditor;
  asked: Asked;
  /** Of this note, which is not linked to itself. */
  noteId: string;
  onChoose: (choice: BlockChoice, asked: Asked) => void;
}

export function AskedMenu(props: AskedMenuProps) {
  return props.asked.kind === 'block' ? <BlockMenu {...props} /> : <NoteMenu {...props} />;
}

function BlockMenu({ editor, asked, onChoose }: AskedMenuProps) {
  const rows = choicesFor(asked.query).map((choice): Row => {
    const { id, label, icon: Icon, sign } = choice;
    return { id, label, icon: <Icon />, aside: sign, choose: () => onChoose(choice, asked) };
  });
  return <Menu editor={editor} asked={asked} label={t('Blocks')} rows={rows} />;
}

const SHOWN = 8;

function NoteMenu({ editor, asked, noteId }: AskedMenuProps) {
  const q = useDebounced(asked.query.trim(), 120);
  const { data } = useQuery(apiQuery(listNotes, { query: { limit: SHOWN + 1, ...(q && { q }) } }));
  const rows = (data ?? [])
    .filter(({ id }) => id !== noteId)
    .slice(0, SHOWN)
    .map(({ id, title, excerpt }): Row => {
      const name = title || excerpt.slice(0, 60) || t('Untitled');
      return {
        id,
        label: name,
        icon: <FileText />,
        choose: () =>
          editor.choose(asked, (state, dispatch) => {
            const link = schema.nodes.note.create({ noteId: id, title: name });
            dispatch?.(state.tr.replaceSelectionWith(link, false).insertText(' ').scrollIntoView());
            return true;
          }),
      };
    });
  // An address in a mail has an at sign, too: nothing is in the way of it.
  if (rows.length === 0 && (!data || asked.query.includes(' '))) return null;
  return <Menu editor={editor} asked={asked} label={t('Link to a note')} rows={rows} />;
}

const GAP = 6;
const EDGE = 8;

function Menu({
  editor,
  asked,
  label,
  rows,
}: {
  editor: NoteEditor;
  asked: Asked;
  label: string;
  rows: Row[];
}) {
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const active = Math.min(at, rows.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word begins at its best match
  useEffect(() => setAt(0), [asked.query]);

  useEffect(() => {
    editor.setMenuKeys((event) => {
      if (event.isComposing) return false;
      if (event.key === 'Escape') {
        editor.dismiss();
        return true;
      }
      if (rows.length === 0) return false;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        setAt((active + (event.key === 'ArrowDown' ? 1 : rows.length - 1)) % rows.length);
        return true;
      }
      if ((event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey) return false;
      rows[active]?.choose();
      return true;
    });
    return () => editor.setMenuKeys(null);
  });

  // Screen readers hear the choice while the cursor stays in the text.
  useEffect(() => {
    const { dom } = editor;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-haspopup', 'listbox');
    if (rows[active]) dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      for (const name of ['aria-controls', 'aria-haspopup', 'aria-activedescendant'])
        dom.removeAttribute(name);
    };
  });

  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu) return;
    const place = () => {
      const word = editor.view.coordsAtPos(Math.min(asked.from, editor.view.state.doc.content.size));
      const { offsetHeight: height, offsetWidth: width } = menu;
      const fitsBelow = word.bottom + GAP + height + EDGE <= window.innerHeight;
      const top = fitsBelow ? word.bottom + GAP : Math.max(EDGE, word.top - GAP - height);
      menu.style.top = `${top}px`;
      menu.style.left = `${Math.max(EDGE, Math.min(word.left, window.innerWidth - width - EDGE))}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  });
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return createPortal(
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="focus-ring fixed top-0 left-0 z-50 max-h-80 w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-xl border bg-popover p-1.5 text-popover-foreground shadow-lift"
    >
      <div role="listbox" id={id} aria-label={label}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the text
          // biome-ignore lint/a11y/useFocusableInteractive: the same
          <div
            key={row.id}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === active}
            onPointerMove={() => setAt(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={row.choose}
            className={cn(
              'flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground',
              index === active && 'bg-accent text-accent-foreground',
            )}
          >
            {row.icon}
            <span dir="auto" className="min-w-0 flex-1 truncate text-left">
              {row.label}
            </span>
            {row.aside && <kbd className="font-mono text-muted-foreground text-xs">{row.aside}</kbd>}
          </div>
        ))}
      </div>
      {rows.length === 0 && (
        <p className="px-2.5 py-1.5 text-muted-foreground text-sm">{t('Nothing found')}</p>
      )}
    </div>,
    document.querySelector('main') ?? document.body,
  );
}
