/** The list of blocks that a mail or page is made of: added, changed, moved and taken out. */

import {
  AlignCenter,
  AlignLeft,
  ChevronDown,
  ChevronUp,
  FormInput,
  Heading,
  Image,
  type LucideIcon,
  Minus,
  MousePointerClick,
  PanelBottom,
  Plus,
  Tag,
  Trash2,
} from 'lucide-react';
import { useRef } from 'react';
import { msg, t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { type Block, type BlockType, blankBlock, MAX_BLOCKS } from '../../blocks/block.ts';
import { BlockFields } from './block-fields.tsx';

const KINDS: Record<BlockType, { label: string; icon: LucideIcon }> = {
  heading: { label: msg('Heading'), icon: Heading },
  text: { label: msg('Text'), icon: AlignLeft },
  picture: { label: msg('Picture'), icon: Image },
  button: { label: msg('Button'), icon: MousePointerClick },
  offer: { label: msg('Offer'), icon: Tag },
  divider: { label: msg('Line'), icon: Minus },
  form: { label: msg('Form'), icon: FormInput },
  footer: { label: msg('Footer'), icon: PanelBottom },
};

interface BlockEditorProps {
  blocks: readonly Block[];
  kinds: readonly BlockType[];
  disabled?: boolean;
  onChange: (blocks: Block[]) => void;
}

export function BlockEditor({ blocks, kinds, disabled = false, onChange }: BlockEditorProps) {
  const keys = useKeys(blocks);
  const put = (at: number, block: Block) => {
    keys.take(blocks[at]!, block);
    onChange(blocks.map((one, index) => (index === at ? block : one)));
  };
  const move = (at: number, by: number) => {
    const next = [...blocks];
    const [one] = next.splice(at, 1);
    next.splice(at + by, 0, one!);
    onChange(next);
  };
  return (
    <section aria-labelledby="blocks" className="grid grid-cols-1 gap-3">
      <h2 id="blocks" className="font-semibold text-base">
        {t('Content')}
      </h2>
      <ol className="grid grid-cols-1 gap-3">
        {blocks.map((block, at) => {
          const { label, icon: Icon } = KINDS[block.type];
          const name = t(label);
          return (
            <li key={keys.of(block)} className="rounded-xl border bg-card p-4 shadow-soft">
              <div className="flex items-center gap-2">
                <Icon aria-hidden className="size-4 text-muted-foreground" />
                <h3 className="flex-1 font-medium text-sm">{name}</h3>
                {!disabled && (
                  <div className="-my-1 -mr-2 flex">
                    {'align' in block && (
                      <Button
                        variant="ghost"
                        size="icon"
                        className="size-8"
                        aria-label={t('Centered: {0}', name)}
                        title={t('Centered')}
                        aria-pressed={block.align === 'center'}
                        onClick={() =>
                          put(at, { ...block, align: block.align === 'center' ? 'start' : 'center' })
                        }
                      >
                        {block.align === 'center' ? <AlignCenter /> : <AlignLeft />}
                      </Button>
                    )}
                    <Button
                      variant="ghost"
                      size="icon"
                      className="size-8"
                      aria-label={t('Move up: {0}', name)}
                      disabled={at === 0}
                      onClick={() => move(at, -1)}
                    >
                      <ChevronUp />
                    </Button>
                    <Button
                      variant="ghost"
                      size="icon"
                      className="size-8"
                      aria-label={t('Move down: {0}', name)}
                      disabled={at === blocks.length - 1}
                      onClick={() => move(at, 1)}
                    >
                      <ChevronDown />
                    </Button>
                    <Button
                      variant="ghost"
                      size="icon"
                      className="size-8"
                      aria-label={t('Remove: {0}', name)}
                      onClick={() => onChange(blocks.filter((_, index) => index !== at))}
                    >
                      <Trash2 />
                    </Button>
                  </div>
                )}
              </div>
              {block.type !== 'divider' && (
                <fieldset disabled={disabled} className="mt-3 grid grid-cols-1 gap-3">
                  <BlockFields block={block} onChange={(next) => put(at, next)} />
                </fieldset>
              )}
            </li>
          );
        })}
      </ol>
      {!disabled && blocks.length < MAX_BLOCKS && (
        <fieldset className="rounded-xl border border-input/60 border-dashed p-3">
          <legend className="px-1 text-muted-foreground text-xs">{t('Add')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {kinds.map((type) => {
              const { label, icon: Icon } = KINDS[type];
              return (
                <Button
                  key={type}
                  variant="ghost"
                  size="sm"
                  onClick={() => onChange(withNew(blocks, blankBlock(type)))}
                >
                  {type === 'divider' ? <Plus /> : <Icon />} {t(label)}
                </Button>
              );
            })}
          </div>
        </fieldset>
      )}
    </section>
  );
}

/** What stands at the end stays there. */
function withNew(blocks: readonly Block[], block: Block): Block[] {
  const isEnd = blocks.at(-1)?.type === 'footer' && block.type !== 'footer';
  return isEnd ? [...blocks.slice(0, -1), block, blocks.at(-1)!] : [...blocks, block];
}

/** Blocks have no ids: a changed one takes over the key of the one it replaces, so that the cursor stays. */
function useKeys(blocks: readonly Block[]) {
  const known = useRef(new WeakMap<Block, number>());
  const next = useRef(0);
  for (const block of blocks) if (!known.current.has(block)) known.current.set(block, next.current++);
  return {
    of: (block: Block) => known.current.get(block)!,
    take: (from: Block, to: Block) => void known.current.set(to, known.current.get(from)!),
  };
}
