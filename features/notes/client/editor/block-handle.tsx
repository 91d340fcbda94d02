/** The handle left of a block: drag it, or open what can be done with the block. */

import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import { type DragEvent, type RefObject, useEffect, useState } from 'react';
import { t } from '#common/texts.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { duplicateBlocks, moveBlock, removeBlocks } from './commands.ts';
import type { NoteEditor } from './open-editor.ts';

interface Near {
  dom: HTMLElement;
  top: number;
}

/** What can be done with the blocks that are selected. */
export function BlockActions({ editor }: { editor: NoteEditor }) {
  return (
    <>
      <DropdownMenuItem onSelect={() => editor.run(moveBlock(-1))}>
        <ArrowUp /> {t('Move up')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => editor.run(moveBlock(1))}>
        <ArrowDown /> {t('Move down')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => editor.run(duplicateBlocks)}>
        <Copy /> {t('Duplicate')}
      </DropdownMenuItem>
      <DropdownMenuItem variant="destructive" onSelect={() => editor.run(removeBlocks)}>
        <Trash2 /> {t('Delete')}
      </DropdownMenuItem>
    </>
  );
}

export function BlockHandle({ editor, area }: { editor: NoteEditor; area: RefObject<HTMLElement | null> }) {
  const [near, setNear] = useState<Near>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const host = area.current;
    if (!host || isOpen) return;
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const { top, left, right } = editor.dom.getBoundingClientRect();
      const x = Math.min(right - 8, Math.max(left + 8, event.clientX));
      if (event.clientY < top) return;
      const found = document
        .elementsFromPoint(x, event.clientY)
        .find((one) => one.parentElement === editor.dom);
      if (!(found instanceof HTMLElement)) return;
      const line = Number.parseFloat(getComputedStyle(found).paddingTop) || 0;
      const block = found.getBoundingClientRect();
      setNear({ dom: found, top: block.top - host.getBoundingClientRect().top + line });
    };
    const onLeave = () => setNear(undefined);
    // Whoever types looks at the words.
    const onKey = () => setNear(undefined);
    host.addEventListener('pointermove', onMove);
    host.addEventListener('pointerleave', onLeave);
    editor.dom.addEventListener('keydown', onKey);
    return () => {
      host.removeEventListener('pointermove', onMove);
      host.removeEventListener('pointerleave', onLeave);
      editor.dom.removeEventListener('keydown', onKey);
    };
  }, [editor, area, isOpen]);

  if (!near) return null;

  const posOf = (): number => {
    const { view } = editor;
    const at = [...view.dom.children].indexOf(near.dom);
    let pos = 0;
    for (let i = 0; i < at; i++) pos += view.state.doc.child(i).nodeSize;
    return pos;
  };
  const select = () => {
    const { view } = editor;
    const pos = posOf();
    const node = view.state.doc.nodeAt(pos);
    if (!node) return;
    const { tr, doc } = view.state;
    view.dispatch(
      tr.setSelection(node.isTextblock ? TextSelection.create(doc, pos + 1) : NodeSelection.create(doc, pos)),
    );
  };
  const drag = (event: DragEvent) => {
    const { view } = editor;
    const selection = NodeSelection.create(view.state.doc, posOf());
    view.dispatch(view.state.tr.setSelection(selection));
    event.dataTransfer.setData('text/plain', near.dom.textContent ?? '');
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setDragImage(near.dom, 0, 0);
    view.dragging = { slice: selection.content(), move: true };
  };
  return (
    <DropdownMenu open={isOpen} onOpenChange={setOpen}>
      {/* The menu stands here; the button beside it must not open with the press that begins a drag. */}
      <DropdownMenuTrigger asChild>
        <span
          aria-hidden
          tabIndex={-1}
          style={{ top: near.top }}
          className="pointer-events-none absolute left-1 h-7 w-6"
        />
      </DropdownMenuTrigger>
      <button
        type="button"
        draggable
        onDragStart={drag}
        onClick={() => {
          select();
          setOpen(true);
        }}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('Block')}
        title={t('Drag to move, click for more')}
        style={{ top: near.top }}
        className="focus-ring absolute left-1 grid h-7 w-6 cursor-grab place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-accent-foreground max-lg:hidden"
      >
        <GripVertical className="pointer-events-none size-4" />
      </button>
      <DropdownMenuContent align="start" onCloseAutoFocus={(event) => event.preventDefault()}>
        <BlockActions editor={editor} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
