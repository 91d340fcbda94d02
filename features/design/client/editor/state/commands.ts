/** What keys, menus and buttons have in common: the commands of the editor. */

import { t } from '#common/texts.ts';
import { MAX_LAYERS } from '#engine/page/document/document.ts';
import { notify } from '#platform/browser/notice.ts';
import { addLayers, copiesOf, group, orderLayers, removeLayers, ungroup } from '../edits/layer-edits.ts';
import { keepCopied, readCopied } from './clipboard.ts';
import type { Editor } from './use-editor.ts';

export interface Commands {
  copy: () => void;
  cut: () => void;
  paste: () => void;
  duplicate: () => void;
  remove: () => void;
  selectAll: () => void;
  nudge: (x: number, y: number) => void;
  groupOrUngroup: () => void;
  order: (to: 'front' | 'forward' | 'backward' | 'back') => void;
}

/** Of the shorter side: how far a copy lies from what it was copied from. */
const ASIDE = 0.03;

export function commandsOf(editor: Editor): Commands {
  const { page, selection, selected, document } = editor;
  const insert = (layers: Parameters<typeof copiesOf>[0]) => {
    const count = document.pages.reduce((sum, one) => sum + one.layers.length, layers.length);
    if (count > MAX_LAYERS) {
      void notify({
        title: t('Too many layers'),
        description: t('A design has {0} layers at most.', MAX_LAYERS),
        variant: 'destructive',
      });
      return;
    }
    const by = Math.round(Math.min(page.width, page.height) * ASIDE);
    const copies = copiesOf(layers, { x: by, y: by });
    editor.changePage((now) => addLayers(now, copies), { select: copies.map(({ id }) => id) });
  };
  const remove = () => editor.changePage((now) => removeLayers(now, selection), { select: [] });
  return {
    copy: () => selected.length > 0 && keepCopied(selected),
    cut: () => {
      if (selected.length === 0) return;
      keepCopied(selected);
      remove();
    },
    paste: () => {
      const layers = readCopied();
      if (layers.length > 0) insert(layers);
    },
    duplicate: () => selected.length > 0 && insert(selected),
    remove,
    selectAll: () =>
      editor.select(page.layers.filter((one) => !one.isLocked && !one.isHidden).map(({ id }) => id)),
    nudge: (x, y) =>
      editor.changeSelected(
        (one) => (one.isLocked ? one : { ...one, x: one.x + x, y: one.y + y }),
        t('nudge {0}', [...selection].join()),
      ),
    groupOrUngroup: () => {
      if (selected.length < 2) return;
      const isGrouped = selected.every((one) => one.group !== null && one.group === selected[0]!.group);
      editor.changePage((now) => (isGrouped ? ungroup : group)(now, selection));
    },
    order: (to) => editor.changePage((now) => orderLayers(now, selection, to)),
  };
}
