/** The bar over the text: kinds of blocks, styles, links, and what can be put in; the same on phones, where it has a second row. */

import {
  Bold,
  Code,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  Plus,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import { type ReactNode, useSyncExternalStore } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import type { Style } from '../../blocks/block.ts';
import { ADD_CHOICES, type BlockChoice, TEXT_CHOICES } from './block-choices.ts';
import { BlockActions } from './block-handle.tsx';
import { indentBy, toggleStyle } from './commands.ts';
import type { NoteEditor } from './open-editor.ts';

export const useLook = (editor: NoteEditor) => useSyncExternalStore(editor.subscribe, editor.look);

const STYLES: readonly [Style, string, ReactNode][] = [
  ['bold', t('Bold'), <Bold key="b" />],
  ['italic', t('Italic'), <Italic key="i" />],
  ['underline', t('Underline'), <Underline key="u" />],
  ['strike', t('Strikethrough'), <Strikethrough key="s" />],
  ['code', t('Code'), <Code key="c" />],
];

export interface ToolbarProps {
  editor: NoteEditor;
  onChoose: (choice: BlockChoice) => void;
  onLink: () => void;
}

export function Toolbar({ editor, onChoose, onLink }: ToolbarProps) {
  const look = useLook(editor);
  const kind = TEXT_CHOICES.find(
    ({ type, level }) => type === look.type && (level === undefined || level === look.level),
  );
  const Kind = kind?.icon;
  const isCode = look.type === 'code';
  return (
    <div
      role="toolbar"
      aria-label={t('Formatting')}
      className="-mx-1 flex flex-wrap items-center gap-0.5 px-1 py-1.5"
    >
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" className="gap-1.5 px-2" aria-label={t('Kind of block')}>
            {Kind ? <Kind /> : null}
            <span className="max-w-28 truncate">{kind?.label ?? t('Block')}</span>
          </Button>
        </DropdownMenuTrigger>
        <Choices choices={TEXT_CHOICES} onChoose={onChoose} editor={editor} />
      </DropdownMenu>
      <Line />
      {STYLES.map(([style, label, icon]) => (
        <Tool
          key={style}
          label={label}
          isOn={look.styles.includes(style)}
          disabled={isCode}
          onClick={() => editor.run(toggleStyle(style))}
        >
          {icon}
        </Tool>
      ))}
      <Tool label={t('Link')} isOn={look.href !== ''} disabled={isCode} onClick={onLink}>
        <Link2 />
      </Tool>
      <Line />
      <Tool label={t('Indent less')} onClick={() => editor.run(indentBy(-1))}>
        <IndentDecrease />
      </Tool>
      <Tool label={t('Indent more')} onClick={() => editor.run(indentBy(1))}>
        <IndentIncrease />
      </Tool>
      <Line />
      <Tool label={t('Undo')} onClick={() => editor.run(undo)}>
        <Undo2 />
      </Tool>
      <Tool label={t('Redo')} onClick={() => editor.run(redo)}>
        <Redo2 />
      </Tool>
      <Line />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" className="gap-1.5 px-2">
            <Plus /> {t('Add')}
          </Button>
        </DropdownMenuTrigger>
        <Choices choices={ADD_CHOICES} onChoose={onChoose} editor={editor} />
      </DropdownMenu>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" className="w-9 px-0" aria-label={t('Block')} title={t('Block')}>
            <GripVertical />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={(event) => event.preventDefault()}>
          <BlockActions editor={editor} />
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

function Choices({
  choices,
  onChoose,
  editor,
}: {
  choices: readonly BlockChoice[];
  onChoose: (choice: BlockChoice) => void;
  editor: NoteEditor;
}) {
  return (
    <DropdownMenuContent
      align="start"
      onCloseAutoFocus={(event) => {
        // Whoever chose goes on writing.
        event.preventDefault();
        if (document.activeElement === document.body) editor.focus();
      }}
    >
      {choices.map((choice) => (
        <DropdownMenuItem key={choice.id} onSelect={() => onChoose(choice)}>
          <choice.icon className="text-muted-foreground" />
          <span className="flex-1">{choice.label}</span>
          {choice.sign && <kbd className="font-mono text-muted-foreground text-xs">{choice.sign}</kbd>}
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  );
}

const Line = () => <span aria-hidden className="mx-1 hidden h-5 w-px shrink-0 bg-border sm:block" />;

interface ToolProps {
  label: string;
  isOn?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isOn, disabled, onClick, children }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className={cn('w-9 px-0', isOn && 'bg-accent text-accent-foreground')}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      // The words stay selected.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
