/** The design that is being edited: its steps, the page in view and what is selected on it. */

import { useMemo, useReducer } from 'react';
import type { DesignDocument, Page } from '#engine/page/document/document.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import { change, freshHistory, type History, redo, undo } from '#platform/browser/work/history.ts';
import { addLayers, changeLayers, withGroups } from '../edits/layer-edits.ts';
import { changePage } from '../edits/page-edits.ts';

interface State {
  history: History<DesignDocument>;
  page: number;
  selection: ReadonlySet<string>;
}

type Update = (document: DesignDocument) => DesignDocument;

type Action =
  | {
      kind: 'change';
      update: Update;
      flow: string | undefined;
      at: number;
      page?: number;
      select?: Iterable<string>;
    }
  | { kind: 'undo' | 'redo' }
  | { kind: 'page'; page: number }
  | { kind: 'select'; ids: Iterable<string> };

/** A page or a layer that is gone is neither in view nor selected. */
function tidy({ history, page, selection }: State): State {
  const { pages } = history.present;
  const at = Math.max(0, Math.min(page, pages.length - 1));
  const known = new Set(pages[at]!.layers.map(({ id }) => id));
  const kept = [...selection].filter((id) => known.has(id));
  return { history, page: at, selection: kept.length === selection.size ? selection : new Set(kept) };
}

function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'change': {
      const history = change(state.history, action.update(state.history.present), action.at, action.flow);
      return tidy({
        history,
        page: action.page ?? state.page,
        selection: action.select ? new Set(action.select) : state.selection,
      });
    }
    case 'undo':
      return tidy({ ...state, history: undo(state.history) });
    case 'redo':
      return tidy({ ...state, history: redo(state.history) });
    case 'page':
      return tidy({ ...state, page: action.page, selection: new Set() });
    default: {
      const page = state.history.present.pages[state.page]!;
      return { ...state, selection: withGroups(page, action.ids) };
    }
  }
}

const begin = (document: DesignDocument): State => ({
  history: freshHistory(document),
  page: 0,
  selection: new Set(),
});

export interface Editor {
  document: DesignDocument;
  page: Page;
  pageIndex: number;
  selection: ReadonlySet<string>;
  selected: readonly Layer[];
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  showPage: (index: number) => void;
  select: (ids: Iterable<string>) => void;
  /** `flow` makes quick changes of one thing one step; `page` and `select`: what is in view afterwards. */
  changeDocument: (
    update: Update,
    options?: { flow?: string; page?: number; select?: Iterable<string> },
  ) => void;
  changePage: (update: (page: Page) => Page, options?: { flow?: string; select?: Iterable<string> }) => void;
  /** The selected ones, or those that are named. */
  changeSelected: (update: (layer: Layer) => Layer, flow?: string, ids?: ReadonlySet<string>) => void;
  add: (layers: readonly Layer[]) => void;
}

export function useEditor(document: DesignDocument): Editor {
  const [{ history, page: pageIndex, selection }, dispatch] = useReducer(reduce, document, begin);
  const page = history.present.pages[pageIndex]!;
  const actions = useMemo(() => {
    const changeDocument: Editor['changeDocument'] = (update, { flow, page: shown, select } = {}) =>
      dispatch({
        kind: 'change',
        update,
        flow,
        at: performance.now(),
        ...(shown !== undefined && { page: shown }),
        ...(select && { select }),
      });
    return {
      changeDocument,
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
      showPage: (index: number) => dispatch({ kind: 'page', page: index }),
      select: (ids: Iterable<string>) => dispatch({ kind: 'select', ids }),
    };
  }, []);
  return {
    ...actions,
    document: history.present,
    page,
    pageIndex,
    selection,
    selected: page.layers.filter(({ id }) => selection.has(id)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    changePage: (update, options) =>
      actions.changeDocument((now) => changePage(now, pageIndex, update), options),
    changeSelected: (update, flow, ids = selection) =>
      actions.changeDocument((now) => changePage(now, pageIndex, (one) => changeLayers(one, ids, update)), {
        ...(flow && { flow }),
      }),
    add: (layers) =>
      actions.changeDocument((now) => changePage(now, pageIndex, (one) => addLayers(one, layers)), {
        select: layers.map(({ id }) => id),
      }),
  };
}
