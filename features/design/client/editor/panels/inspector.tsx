/** What can be set about what is selected; without a selection, about the page. */

import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Group,
  Link2,
  Link2Off,
  Lock,
  LockOpen,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { isPrinted } from '#engine/page/document/formats.ts';
import { type Layer, ROLES } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import type { BrowserResources } from '../../use-resources.ts';
import {
  type Alignment,
  align,
  distribute,
  group,
  keepsShape,
  orderLayers,
  sizedTo,
  ungroup,
} from '../edits/layer-edits.ts';
import { withOwnHeight } from '../stage/stage.tsx';
import type { Commands } from '../state/commands.ts';
import type { Editor } from '../state/use-editor.ts';
import { NumberField, Press, Row, Section, SliderField } from './fields.tsx';
import { FrameFields } from './frame-fields.tsx';
import { ROLE_NAMES, typeName } from './layer-names.ts';
import { ListFields } from './list-fields.tsx';
import { PageFields } from './page-fields.tsx';
import { ChartFields, IconFields, LineFields, QrFields, ShapeFields } from './sign-fields.tsx';
import { TextFields } from './text-fields.tsx';

export interface InspectorProps {
  editor: Editor;
  commands: Commands;
  resources: BrowserResources;
  /** Shows how the page moves. */
  onPlay: () => void;
  /** Where a printed page is cut, and how near words may come to it. */
  showsLines: boolean;
  onLines: (isOn: boolean) => void;
}

export function Inspector({ editor, commands, resources, onPlay, ...lines }: InspectorProps) {
  const { selected, document } = editor;
  const [only] = selected;
  if (!only) return <PageFields editor={editor} onPlay={onPlay} {...lines} />;
  const ids = selected.map(({ id }) => id).join();
  return (
    <div>
      <header className="flex items-center justify-between gap-2 border-b px-4 py-3">
        <h2 className="truncate font-semibold text-sm">
          {selected.length === 1 ? typeName(only) : tn(selected.length, '{n} layer', '{n} layers')}
        </h2>
        <Row label={t('Selection')}>
          <Press label={t('Duplicate')} onClick={commands.duplicate}>
            <Copy />
          </Press>
          <Press
            label={only.isLocked ? t('Unlock') : t('Lock')}
            isPressed={only.isLocked}
            onClick={() => editor.changeSelected((one) => ({ ...one, isLocked: !only.isLocked }))}
          >
            {only.isLocked ? <Lock /> : <LockOpen />}
          </Press>
          <Press
            label={t('Delete')}
            onClick={commands.remove}
            disabled={selected.every((one) => one.isLocked)}
          >
            <Trash2 />
          </Press>
        </Row>
      </header>
      <Arrange editor={editor} />
      {selected.length === 1 && (
        <OwnFields
          key={only.id}
          layer={only}
          theme={document.theme}
          onChange={(part, flow) =>
            editor.changeSelected(
              (one) => withOwnHeight({ ...one, ...part } as Layer, document.theme, resources),
              flow && `${flow} ${only.id}`,
            )
          }
        />
      )}
      <Section title={t('Appearance')}>
        <SliderField
          label={t('Opacity')}
          min={0}
          max={1}
          step={0.01}
          value={only.opacity}
          textOf={(value) => `${Math.round(value * 100)}%`}
          onChange={(opacity) => editor.changeSelected((one) => ({ ...one, opacity }), t('opacity {0}', ids))}
        />
        <SwitchField
          label={t('Shadow')}
          checked={only.shadow !== null}
          onChange={(isOn) =>
            editor.changeSelected((one) => ({
              ...one,
              shadow: isOn ? shadowFor(one) : null,
            }))
          }
        />
        {only.shadow && (
          <SliderField
            label={t('Softness')}
            min={0}
            max={120}
            step={1}
            value={only.shadow.blur}
            onChange={(blur) =>
              editor.changeSelected(
                (one) => (one.shadow ? { ...one, shadow: { ...one.shadow, blur, y: blur / 3 } } : one),
                t('shadow {0}', ids),
              )
            }
          />
        )}
        {selected.length === 1 && (
          <FormField
            label={t('Content')}
            hint={t('Resizing and batch export use this to know what the layer is.')}
          >
            <ChoiceSelect
              value={only.role}
              choices={ROLES}
              nameOf={(role) => ROLE_NAMES[role]}
              onChange={(role) => editor.changeSelected((one) => ({ ...one, role }))}
            />
          </FormField>
        )}
      </Section>
    </div>
  );
}

const shadowFor = ({ w, h }: Layer) => {
  const blur = Math.min(120, Math.max(6, Math.round(Math.min(w, h) * 0.08)));
  return { x: 0, y: Math.round(blur / 3), blur, color: '#00000055' };
};

const ALIGNMENTS: readonly [Alignment, string, typeof Copy][] = [
  ['left', t('Align left edges'), AlignStartVertical],
  ['center', t('Align centers'), AlignCenterVertical],
  ['right', t('Align right edges'), AlignEndVertical],
  ['top', t('Align top edges'), AlignStartHorizontal],
  ['middle', t('Align middles'), AlignCenterHorizontal],
  ['bottom', t('Align bottom edges'), AlignEndHorizontal],
];

function Arrange({ editor }: { editor: Editor }) {
  const { selected, selection } = editor;
  const only = selected.length === 1 ? selected[0]! : undefined;
  const isGrouped =
    selected.length > 1 && selected.every((one) => one.group && one.group === selected[0]!.group);
  const set = (part: Partial<Layer>) => editor.changeSelected((one) => ({ ...one, ...part }) as Layer);
  const [chosen, setTied] = useState<boolean>();
  const isTied = chosen ?? (only !== undefined && keepsShape(only));
  // What is printed is measured on paper.
  const { dpi } = editor.document;
  const unit = isPrinted(dpi) ? dpi / 25.4 : 1;
  const named = (label: string) => (unit === 1 ? label : t('{0} (mm)', label));
  return (
    <Section title={t('Arrange')}>
      <Row label={t('Align')}>
        {ALIGNMENTS.map(([to, label, Icon]) => (
          <Press
            key={to}
            label={label}
            onClick={() => editor.changePage((page) => align(page, selection, to))}
          >
            <Icon />
          </Press>
        ))}
        {selected.length > 2 && (
          <>
            <Press
              label={t('Space evenly across')}
              onClick={() => editor.changePage((page) => distribute(page, selection, 'x'))}
            >
              <AlignHorizontalDistributeCenter />
            </Press>
            <Press
              label={t('Space evenly down')}
              onClick={() => editor.changePage((page) => distribute(page, selection, 'y'))}
            >
              <AlignVerticalDistributeCenter />
            </Press>
          </>
        )}
      </Row>
      <Row label={t('Order')}>
        <Press
          label={t('Bring to front')}
          onClick={() => editor.changePage((page) => orderLayers(page, selection, 'front'))}
        >
          <ArrowUpToLine />
        </Press>
        <Press
          label={t('Bring forward')}
          onClick={() => editor.changePage((page) => orderLayers(page, selection, 'forward'))}
        >
          <ArrowUp />
        </Press>
        <Press
          label={t('Send backward')}
          onClick={() => editor.changePage((page) => orderLayers(page, selection, 'backward'))}
        >
          <ArrowDown />
        </Press>
        <Press
          label={t('Send to back')}
          onClick={() => editor.changePage((page) => orderLayers(page, selection, 'back'))}
        >
          <ArrowDownToLine />
        </Press>
        {selected.length > 1 && (
          <Press
            label={isGrouped ? t('Ungroup') : t('Group')}
            onClick={() => editor.changePage((page) => (isGrouped ? ungroup : group)(page, selection))}
          >
            {isGrouped ? <Ungroup /> : <Group />}
          </Press>
        )}
      </Row>
      {only && (
        <div className="grid grid-cols-3 gap-2">
          <NumberField label={named('X')} value={only.x / unit} onChange={(x) => set({ x: x * unit })} />
          <NumberField label={named('Y')} value={only.y / unit} onChange={(y) => set({ y: y * unit })} />
          <NumberField
            label={t('Rotation')}
            value={only.rotation}
            onChange={(rotation) => set({ rotation: ((rotation % 360) + 360) % 360 })}
          />
          <NumberField
            label={named(t('Width'))}
            value={only.w / unit}
            min={1 / unit}
            max={20_000 / unit}
            onChange={(w) => set(sizedTo(only, { w: w * unit }, isTied))}
          />
          <NumberField
            label={named(t('Height'))}
            value={only.h / unit}
            min={1 / unit}
            max={20_000 / unit}
            onChange={(h) => set(sizedTo(only, { h: h * unit }, isTied))}
          />
          <Press
            label={t('Keep proportions')}
            isPressed={isTied}
            onClick={() => setTied(!isTied)}
            className="self-end border-border"
          >
            {isTied ? <Link2 /> : <Link2Off />}
          </Press>
        </div>
      )}
    </Section>
  );
}

interface OwnFieldsProps {
  layer: Layer;
  theme: Theme;
  onChange: (part: Partial<Layer>, flow?: string) => void;
}

function OwnFields({ layer, theme, onChange }: OwnFieldsProps) {
  switch (layer.type) {
    case 'text':
      return <TextFields layer={layer} theme={theme} onChange={onChange} />;
    case 'shape':
      return <ShapeFields layer={layer} theme={theme} onChange={onChange} />;
    case 'line':
      return <LineFields layer={layer} theme={theme} onChange={onChange} />;
    case 'icon':
      return <IconFields layer={layer} theme={theme} onChange={onChange} />;
    case 'qr':
      return <QrFields layer={layer} theme={theme} onChange={onChange} />;
    case 'list':
      return <ListFields layer={layer} theme={theme} onChange={onChange} />;
    case 'chart':
      return <ChartFields layer={layer} theme={theme} onChange={onChange} />;
    default:
      return <FrameFields layer={layer} theme={theme} onChange={onChange} />;
  }
}
