/** Every layer of the page from the top down: the way to select, order, hide and lock by keyboard. */

import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { changeLayers, moveTo, orderLayers } from '../edits/layer-edits.ts';
import type { Editor } from '../state/use-editor.ts';
import { Press } from './fields.tsx';
import { nameOf, typeName } from './layer-names.ts';

export function LayersPanel({ editor }: { editor: Editor }) {
  const { page, selection } = editor;
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string | null>(null);
  const fromTop = page.layers.toReversed();
  if (fromTop.length === 0)
    return <p className="p-4 text-muted-foreground text-sm">{t('This page is empty.')}</p>;

  const flip = (id: string, field: 'isHidden' | 'isLocked') =>
    editor.changePage((now) => changeLayers(now, new Set([id]), (one) => ({ ...one, [field]: !one[field] })));

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) {
      editor.changePage((now) => orderLayers(now, new Set([id]), step < 0 ? 'forward' : 'backward'));
      return;
    }
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-layer]') ?? [])];
    const at = buttons.findIndex((one) => one.dataset.layer === id);
    buttons[at + step]?.focus();
  };

  return (
    <ul ref={list} className="grid grid-cols-1 gap-0.5 p-2" aria-label={t('Layers')}>
      {fromTop.map((layer) => (
        <li
          key={layer.id}
          draggable
          onDragStart={() => {
            dragged.current = layer.id;
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => {
            const id = dragged.current;
            dragged.current = null;
            if (!id || id === layer.id) return;
            const rest = page.layers.filter((one) => one.id !== id);
            editor.changePage((now) => moveTo(now, id, rest.findIndex((one) => one.id === layer.id) + 1));
          }}
          className={cn(
            'group flex items-center gap-1 rounded-md pr-1 hover:bg-accent',
            selection.has(layer.id) && 'bg-accent ring-1 ring-primary',
          )}
        >
          <button
            type="button"
            data-layer={layer.id}
            aria-pressed={selection.has(layer.id)}
            onClick={(event) =>
              editor.select(
                event.shiftKey || event.ctrlKey || event.metaKey
                  ? selection.has(layer.id)
                    ? [...selection].filter((id) => id !== layer.id)
                    : [...selection, layer.id]
                  : [layer.id],
              )
            }
            onKeyDown={(event) => onKeyDown(event, layer.id)}
            className="focus-ring min-w-0 flex-1 rounded-md px-2 py-1.5 text-left"
          >
            <span
              className={cn('block truncate text-sm', layer.isHidden && 'text-muted-foreground line-through')}
            >
              {nameOf(layer)}
            </span>
            <span className="block text-muted-foreground text-xs">
              {typeName(layer)}
              {layer.group && t(' · grouped')}
            </span>
          </button>
          <Press
            label={`${layer.isHidden ? t('Show') : t('Hide')} ${nameOf(layer)}`}
            isPressed={layer.isHidden}
            onClick={() => flip(layer.id, 'isHidden')}
            className="size-8"
          >
            {layer.isHidden ? <EyeOff /> : <Eye />}
          </Press>
          <Press
            label={`${layer.isLocked ? t('Unlock') : t('Lock')} ${nameOf(layer)}`}
            isPressed={layer.isLocked}
            onClick={() => flip(layer.id, 'isLocked')}
            className="size-8"
          >
            {layer.isLocked ? <Lock /> : <LockOpen />}
          </Press>
        </li>
      ))}
    </ul>
  );
}
