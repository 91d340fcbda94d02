/** Blocks that are more than words: a line with a box to tick, and things of the library as they look and sound. */

import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import type { LibraryDetails } from '#common/library.ts';
import { getLibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { apiQuery, queryClient } from '#platform/browser/api.ts';
import type { ThingType } from '../../blocks/block.ts';

type GetPos = () => number | undefined;

function taskView(first: Node, view: EditorView, getPos: GetPos): NodeView {
  let node = first;
  const dom = document.createElement('div');
  const box = document.createElement('input');
  const words = document.createElement('div');
  dom.dataset.block = 'task';
  box.type = 'checkbox';
  box.contentEditable = 'false';
  words.dataset.words = '';
  words.dir = 'auto';
  dom.append(box, words);
  const show = () => {
    box.checked = node.attrs.checked;
    box.setAttribute('aria-label', node.textContent || t('Something to do'));
    dom.dataset.checked = String(node.attrs.checked);
    if (node.attrs.indent) dom.dataset.indent = String(node.attrs.indent);
    else delete dom.dataset.indent;
  };
  box.addEventListener('change', () => {
    const pos = getPos();
    if (pos === undefined || !view.editable) return;
    view.dispatch(view.state.tr.setNodeMarkup(pos, undefined, { ...node.attrs, checked: box.checked }));
  });
  show();
  return {
    dom,
    contentDOM: words,
    update(next) {
      if (next.type !== node.type) return false;
      node = next;
      show();
      return true;
    },
    stopEvent: (event) => event.target === box,
    ignoreMutation: (change) => change.target === box || change.target === dom,
  };
}

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name = '',
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  return element;
};

const KIND_WORDS: Record<ThingType, string> = {
  image: t('Picture'),
  video: t('Film'),
  audio: t('Sound'),
  design: t('Design'),
  transcript: t('Transcript'),
};

function captionOf(item: LibraryDetails, kind: ThingType): HTMLElement {
  const caption = make('figcaption');
  const link = make('a', '', item.title || KIND_WORDS[kind]);
  link.href = item.openUrl;
  link.dir = 'auto';
  caption.append(make('span', '', KIND_WORDS[kind]), link);
  return caption;
}

function mediaOf(item: LibraryDetails, kind: ThingType): HTMLElement {
  const url = item.url ?? '';
  if (kind === 'video') {
    const film = make('video');
    Object.assign(film, { src: url, controls: true, playsInline: true, preload: 'metadata' });
    if (item.thumbnailUrl) film.poster = item.thumbnailUrl;
    film.setAttribute('aria-label', item.title);
    return film;
  }
  if (kind === 'audio') {
    const sound = make('audio');
    Object.assign(sound, { src: url, controls: true, preload: 'metadata' });
    sound.setAttribute('aria-label', item.title);
    return sound;
  }
  if (kind === 'transcript') {
    const words = make('blockquote', '', item.text ?? '');
    words.dir = 'auto';
    return words;
  }
  const picture = make('img');
  picture.alt = item.title;
  picture.decoding = 'async';
  picture.draggable = false;
  if (item.width && item.height) Object.assign(picture, { width: item.width, height: item.height });
  picture.src = url || (item.thumbnailUrl ?? '');
  return picture;
}

/** What was deleted for good, or belongs to somebody else, stays a line that says so. */
function missingOf(kind: ThingType, name: string): HTMLElement[] {
  const line = make('p', '', name ? `${KIND_WORDS[kind]}: ${name}` : KIND_WORDS[kind]);
  const why = make('p', '', t('Not in your library: it was deleted, or belongs to somebody else.'));
  return [line, why];
}

function thingView(node: Node): NodeView {
  const { kind, ref, name } = node.attrs as { kind: ThingType; ref: string; name: string };
  const dom = make('figure');
  dom.dataset.block = 'thing';
  dom.dataset.thing = kind;
  dom.contentEditable = 'false';
  dom.setAttribute('aria-busy', 'true');
  dom.setAttribute('aria-label', name || KIND_WORDS[kind]);
  let isGone = false;
  const fill = (...parts: HTMLElement[]) => {
    if (isGone) return;
    dom.removeAttribute('aria-busy');
    dom.replaceChildren(...parts);
  };
  const load = () =>
    (ref
      ? queryClient.fetchQuery(apiQuery(getLibraryItem, { params: { id: ref } }))
      : Promise.reject(new Error())
    ).then(
      (item) => fill(mediaOf(item, kind), captionOf(item, kind)),
      () => {
        dom.dataset.missing = '';
        fill(...missingOf(kind, name));
      },
    );
  // A long note asks only for what is looked at.
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((one) => one.isIntersecting)) return;
      watcher.disconnect();
      void load();
    },
    { rootMargin: '400px' },
  );
  watcher.observe(dom);
  return {
    dom,
    update: (next) =>
      next.type === node.type &&
      next.attrs.ref === ref &&
      next.attrs.kind === kind &&
      next.attrs.name === name,
    stopEvent: (event) => event.target instanceof HTMLMediaElement && !event.type.startsWith('drag'),
    ignoreMutation: () => true,
    destroy: () => {
      isGone = true;
      watcher.disconnect();
    },
  };
}

export const nodeViews = {
  task: (node: Node, view: EditorView, getPos: GetPos) => taskView(node, view, getPos),
  thing: (node: Node) => thingView(node),
};
