/** One open note: its title, the bar, the text, and what it asks for while one writes. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { LibraryPicker } from '#platform/browser/library/library-picker.tsx';
import { notify } from '#platform/browser/notice.ts';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { type Block, MAX_TITLE, type ThingType, TOO_LONG } from '../blocks/block.ts';
import { listNotes, listNoteTasks, type Note } from '../contract.ts';
import { AskedMenu } from './editor/asked-menu.tsx';
import type { BlockChoice } from './editor/block-choices.ts';
import { BlockHandle } from './editor/block-handle.tsx';
import { insertThing, linkRange, setLink } from './editor/commands.ts';
import { LinkWindow } from './editor/link-window.tsx';
import './editor/note-text.css';
import { type Asked, type NoteEditor, openEditor } from './editor/open-editor.ts';
import { Toolbar, useLook } from './editor/toolbar.tsx';
import { keepNote, type NoteKeeper, readDraft, type Saving } from './keep-note.ts';
import { fitsThing, thingOf } from './thing-of-item.ts';

export interface OpenNote {
  editor: NoteEditor;
  keeper: NoteKeeper;
  title: () => string;
  setTitle: (title: string) => void;
}

export interface NoteEditorProps {
  note: Note;
  userId: string;
  onState: (state: Saving, problem: string | null) => void;
  onOpen: (open: OpenNote | null) => void;
}

const ACCEPTED = 'image/*,video/*,audio/*';
const THING_QUERY: Record<ThingType, object> = {
  image: { kind: 'image' },
  video: { kind: 'video' },
  audio: { kind: 'audio' },
  design: { kind: 'design' },
  transcript: { kind: 'transcript' },
};

const thingOfType = (type: string): ThingType | undefined =>
  /^image\//.test(type)
    ? 'image'
    : /^video\//.test(type)
      ? 'video'
      : /^audio\//.test(type)
        ? 'audio'
        : undefined;

const tooLong = () =>
  notify({
    title: t('Too much for one note'),
    description: t(TOO_LONG),
    variant: 'destructive',
  });

export function NoteEditorArea({ note, userId, onState, onOpen }: NoteEditorProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const host = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const titleField = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => readDraft(userId, note));
  const [title, setTitle] = useState(draft?.title ?? note.title);
  const latestTitle = useRef(title);
  const [open, setOpen] = useState<OpenNote | null>(null);
  const [link, setLinkOpen] = useState<string | null>(null);
  const [picking, setPicking] = useState<ThingType | null>(null);
  const uploads = useRef<(list: readonly File[]) => void>(() => undefined);
  const handlers = useRef({ onState, navigate });
  handlers.current = { onState, navigate };

  const changeTitle = useCallback((next: string) => {
    latestTitle.current = next;
    setTitle(next);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for one note; the page gives each note its own
  useLayoutEffect(() => {
    const opened: { keeper?: NoteKeeper } = {};
    const editor = openEditor(host.current!, {
      blocks: draft?.blocks ?? note.blocks,
      onChange: () => opened.keeper?.touched(),
      onLink: () => setLinkOpen(linkRange(editor.view.state).href),
      onFull: tooLong,
      onTooMuch: tooLong,
      onFiles: (list) => uploads.current(list),
      onNote: (id) => handlers.current.navigate(`/notes/${id}`),
    });
    const keeper = keepNote({
      note,
      userId,
      read: () => ({ title: latestTitle.current, blocks: editor.blocks() }),
      show: (written) => {
        changeTitle(written.title);
        editor.show(written.blocks);
      },
      mark: editor.mark,
      onState: (state, problem) => handlers.current.onState(state, problem),
      onSaved: (saved) => {
        client.setQueryData([`/api/notes/${saved.id}`], saved);
        void client.invalidateQueries({ queryKey: [listNotes.path] });
      },
    });
    opened.keeper = keeper;
    const all: OpenNote = { editor, keeper, title: () => latestTitle.current, setTitle: changeTitle };
    setOpen(all);
    onOpen(all);
    if (draft) {
      keeper.touched();
      notify({ title: t('Your last words are back'), description: t('They had not been saved yet.') });
    }
    return () => {
      keeper.close();
      editor.close();
      onOpen(null);
    };
  }, []);

  // A note that nobody has written in yet is written in now.
  useEffect(() => {
    if (note.title !== '' || note.blocks.length > 0) return;
    // After the frame has put the focus on the new page, and not away from who is typing already.
    const timer = window.setTimeout(() => {
      if (!area.current?.contains(document.activeElement)) titleField.current?.focus({ preventScroll: true });
    }, 60);
    return () => window.clearTimeout(timer);
  }, [note.title, note.blocks.length]);

  const insert = useCallback(
    (kind: ThingType, ref: string, name: string) => open?.editor.run(insertThing(kind, ref, name)),
    [open],
  );
  uploads.current = async (list) => {
    for (const file of list) {
      const kind = thingOfType(file.type);
      if (!kind) {
        notify({
          title: t('This kind of file cannot be added to a note'),
          description: t('You can add pictures, films and sounds.'),
          variant: 'destructive',
        });
        continue;
      }
      await uploadToLibrary(file).then(
        (asset) => insert(kind, asset.id, asset.name),
        onErrorNotify(t('The file could not be uploaded')),
      );
    }
  };

  const choose = (choice: BlockChoice, asked?: Asked) => {
    const { editor } = open!;
    const none = () => true;
    if (choice.command) {
      if (asked) editor.choose(asked, choice.command);
      else editor.run(choice.command);
      return;
    }
    if (choice.id === 'note') {
      const brackets: NoteEditor['run'] extends (command: infer C) => void ? C : never = (
        state,
        dispatch,
      ) => {
        dispatch?.(state.tr.insertText('[[').scrollIntoView());
        return true;
      };
      if (asked) editor.choose(asked, brackets);
      else editor.run(brackets);
      return;
    }
    if (asked) editor.choose(asked, none);
    if (choice.thing) setPicking(choice.thing);
    else files.current?.click();
  };

  return (
    <div ref={area} className="relative px-5 pt-4 sm:px-8 lg:px-10">
      <TitleField
        field={titleField}
        title={title}
        onChange={(next) => {
          changeTitle(next);
          open?.keeper.touched();
        }}
        onDone={() => open?.editor.focus()}
      />
      {open && (
        <div className="sticky top-16 z-10 -mx-2 mb-2 border-b bg-card px-2 lg:top-0">
          <Toolbar
            editor={open.editor}
            onChoose={choose}
            onLink={() => setLinkOpen(linkRange(open.editor.view.state).href)}
          />
        </div>
      )}
      <div ref={host} />
      {open && <BlockHandle editor={open.editor} area={area} />}
      {open && <Asking open={open} noteId={note.id} onChoose={choose} />}
      {open && <TaskWatch open={open} noteId={note.id} />}
      <input
        ref={files}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={t('Upload a file')}
        onChange={(event) => {
          uploads.current([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {link !== null && open && (
        <LinkWindow
          href={link}
          onClose={() => setLinkOpen(null)}
          onSet={(href) => {
            setLinkOpen(null);
            window.setTimeout(() => open.editor.run(setLink(href)));
          }}
        />
      )}
      {picking && (
        <LibraryPicker
          query={THING_QUERY[picking]}
          accepts={fitsThing(picking)}
          onClose={() => setPicking(null)}
          onPick={(item) => {
            setPicking(null);
            const kind = thingOf(item);
            if (kind) window.setTimeout(() => insert(kind, item.id, item.title));
          }}
        />
      )}
    </div>
  );
}

interface AskingProps {
  open: OpenNote;
  noteId: string;
  onChoose: (choice: BlockChoice, asked?: Asked) => void;
}

function Asking({ open, noteId, onChoose }: AskingProps) {
  const { asked } = useLook(open.editor);
  return asked ? (
    <AskedMenu key={asked.from} editor={open.editor} asked={asked} noteId={noteId} onChoose={onChoose} />
  ) : null;
}

/** Read again whenever the task list changes: what is ticked there is ticked here. */
function TaskWatch({ open, noteId }: { open: OpenNote; noteId: string }) {
  const params = { id: noteId };
  const { data } = useQuery({
    // Under the path of the task list, which says when it changed.
    queryKey: ['/api/tasks', { note: noteId }],
    queryFn: ({ signal }) => callApi(listNoteTasks, { params }, { signal }),
    staleTime: 0,
  });
  useEffect(() => {
    if (!data) return;
    const states = new Map(data.map((one) => [one.id, one]));
    const facts = new Map<string, Partial<Block>>();
    for (const block of open.editor.blocks()) {
      const state = block.taskId ? states.get(block.taskId) : undefined;
      if (state && state.completed !== block.checked) facts.set(block.id, { checked: state.completed });
    }
    if (facts.size > 0) open.editor.mark(facts);
  }, [data, open]);
  return null;
}

interface TitleFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  title: string;
  onChange: (title: string) => void;
  onDone: () => void;
}

/** Grows with its words. */
function TitleField({ field, title, onChange, onDone }: TitleFieldProps) {
  return (
    <textarea
      ref={field}
      rows={1}
      dir="auto"
      aria-label={t('Title')}
      placeholder={t('Untitled')}
      value={title}
      maxLength={MAX_TITLE}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        if (event.nativeEvent.isComposing) return;
        event.preventDefault();
        onDone();
      }}
      className="block field-sizing-content w-full resize-none rounded-md bg-transparent py-1 font-semibold text-2xl tracking-tight outline-none placeholder:text-muted-foreground focus-visible:outline-none sm:text-3xl"
    />
  );
}
