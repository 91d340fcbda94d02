/** The tools of the timeline: taking back, cutting, copying, and how near one looks. */

import {
  Copy,
  Ellipsis,
  type LucideIcon,
  Plus,
  Redo2,
  RotateCcw,
  Scissors,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { Hint } from '#ui/overlay/tooltip.tsx';
import type { VideoData } from '../../contract.ts';
import type { Steps } from '../edit/use-history.ts';

interface ToolProps {
  label: string;
  hint?: string;
  icon: LucideIcon;
  isOff?: boolean;
  onClick: () => void;
}

function Tool({ label, hint, icon: Icon, isOff = false, onClick }: ToolProps) {
  return (
    <Hint label={hint ? `${label} (${hint})` : label}>
      {/* Not disabled: a tool that has just been used keeps the focus. */}
      <Button
        size="icon"
        variant="ghost"
        className="size-9"
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && onClick()}
      >
        <Icon />
      </Button>
    </Hint>
  );
}

const Divider = () => <span aria-hidden className="mx-1 h-5 w-px bg-border" />;

export interface ToolbarProps {
  data: VideoData;
  steps: Steps;
  /** Nothing that could be cut or copied is selected. */
  isFixed: boolean;
  isOnly: boolean;
  actions: Record<'split' | 'duplicate' | 'remove' | 'add' | 'automatic', () => void>;
  onCards: (change: Partial<Pick<VideoData, 'hasTitle' | 'hasEnding'>>) => void;
}

export interface Zoom {
  /** Pixels of a second, and its limits. */
  scale: number;
  min: number;
  max: number;
  onChange: (scale: number) => void;
}

export function Toolbar({ data, steps, isFixed, isOnly, actions, onCards }: ToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label={t('Timeline tools')}
      className="-ml-2 flex items-center gap-0.5 max-md:w-full"
    >
      <Tool label={t('Undo')} hint={t('Ctrl+Z')} icon={Undo2} isOff={!steps.canUndo} onClick={steps.undo} />
      <Tool
        label={t('Redo')}
        hint={t('Ctrl+Shift+Z')}
        icon={Redo2}
        isOff={!steps.canRedo}
        onClick={steps.redo}
      />
      <Divider />
      <Tool label={t('Split')} hint="S" icon={Scissors} isOff={isFixed} onClick={actions.split} />
      <Tool label={t('Duplicate scene')} hint="D" icon={Copy} isOff={isFixed} onClick={actions.duplicate} />
      <Tool
        label={t('Delete scene')}
        hint={t('Delete')}
        icon={Trash2}
        isOff={isFixed || isOnly}
        onClick={actions.remove}
      />
      <Tool label={t('Add a scene')} icon={Plus} onClick={actions.add} />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="ghost" className="size-9" aria-label={t('More timeline options')}>
            <Ellipsis />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuCheckboxItem
            checked={data.hasTitle}
            onCheckedChange={(hasTitle) => onCards({ hasTitle })}
          >
            {t('Title card')}
          </DropdownMenuCheckboxItem>
          <DropdownMenuCheckboxItem
            checked={data.hasEnding}
            onCheckedChange={(hasEnding) => onCards({ hasEnding })}
          >
            {t('Ending')}
          </DropdownMenuCheckboxItem>
          <DropdownMenuItem disabled={data.scenes.length === 0} onSelect={actions.automatic}>
            <RotateCcw /> {t('Back to automatic scenes')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

export function ZoomTools({ scale, min, max, onChange }: Zoom) {
  const set = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  return (
    <div className="-mr-2 ml-auto flex items-center gap-0.5 md:order-last">
      <Tool label={t('Zoom out')} icon={ZoomOut} isOff={scale <= min} onClick={() => set(scale / 1.5)} />
      <Slider
        aria-label={t('Zoom')}
        className="hidden w-24 sm:flex"
        min={Math.log(min)}
        max={Math.log(max)}
        step={0.02}
        value={[Math.log(scale)]}
        onValueChange={([next = 0]) => set(Math.exp(next))}
      />
      <Tool label={t('Zoom in')} icon={ZoomIn} isOff={scale >= max} onClick={() => set(scale * 1.5)} />
    </div>
  );
}
