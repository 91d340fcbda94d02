/** What can be put on a page. */

import {
  ArrowRight,
  BarChart3,
  Circle,
  Heart,
  List,
  type LucideIcon,
  MessageSquare,
  Minus,
  QrCode,
  Square,
  Star,
  Ticket,
  Type,
  Upload,
} from 'lucide-react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import type { Layer, ShapeKind } from '#engine/page/document/layers.ts';
import { shapePath } from '#engine/page/draw/shapes.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { useFilePicker } from '#platform/browser/work/file-picker.tsx';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { Button } from '#ui/form/button.tsx';
import { changeLayers } from '../edits/layer-edits.ts';
import {
  chartDraft,
  emptyLogoSlot,
  iconDraft,
  lineDraft,
  listDraft,
  pictureDraft,
  placed,
  qrDraft,
  shapeDraft,
  type TextKind,
  textDraft,
} from '../edits/new-layers.ts';
import { pictureOf } from '../edits/take-picture.ts';
import type { Editor } from '../state/use-editor.ts';
import { Press, Row, Section } from './fields.tsx';
import { IconSearch } from './icon-search.tsx';
import { SHAPE_NAMES } from './layer-names.ts';

const SHAPE_ICONS: readonly [ShapeKind, LucideIcon | null][] = [
  ['rect', Square],
  ['ellipse', Circle],
  ['star', Star],
  ['heart', Heart],
  ['bubble', MessageSquare],
  ['ticket', Ticket],
  ['polygon', null],
  ['burst', null],
  ['arch', null],
  ['blob', null],
  ['ribbon', null],
  ['wave', null],
  ['rays', null],
  ['dots', null],
];

const TEXTS: readonly [TextKind, string, string][] = [
  ['heading', t('Add a heading'), 'font-bold text-lg'],
  ['subheading', t('Add a subheading'), 'font-semibold'],
  ['body', t('Add body text'), 'text-sm'],
];

export interface AddPanelProps {
  editor: Editor;
  /** The picture that stands for the brand's logo. */
  brandLogo: string | null;
}

export function AddPanel({ editor, brandLogo }: AddPanelProps) {
  const { page } = editor;
  const add = (draft: Parameters<typeof placed>[0]) => editor.add([placed(draft, page)]);
  const take = (item: LibraryItem) => {
    const type = item.kind === 'logo' ? 'logo' : item.kind === 'character' ? 'character' : 'picture';
    pictureOf(item)
      .then((picture) => {
        const slot = type === 'logo' ? emptyLogoSlot(page, brandLogo) : undefined;
        if (!slot) return add(pictureDraft(picture, page, type));
        const { src, alt } = picture;
        editor.changePage(
          (now) => changeLayers(now, new Set([slot.id]), (one) => ({ ...one, src, alt }) as Layer),
          { select: [slot.id] },
        );
      })
      .catch(onErrorNotify(t('That could not be added')));
  };
  const { choose, input } = useFilePicker({
    label: t('Upload a picture'),
    accept: 'image/png,image/jpeg,image/webp,image/gif',
    multiple: true,
    pastesAnywhere: true,
    onFiles: (files) => {
      for (const file of files)
        Promise.all([uploadToLibrary(file), createImageBitmap(file)])
          .then(([{ url }, { width, height }]) =>
            add(pictureDraft({ src: url, alt: file.name, ratio: width / height }, page)),
          )
          .catch(onErrorNotify(t('That picture could not be uploaded')));
    },
  });
  return (
    <div>
      <Section title={t('Text')}>
        {TEXTS.map(([kind, label, look]) => (
          <Button
            key={kind}
            variant="outline"
            className={`h-auto min-h-11 justify-start ${look}`}
            onClick={() => add(textDraft(kind, page))}
          >
            <Type /> {label}
          </Button>
        ))}
      </Section>
      <Section title={t('Pictures')}>
        <FromLibraryButton
          accepts={(item) => isPicture(item) || ['logo', 'character', 'scene'].includes(item.kind)}
          onPick={take}
        />
        <Button variant="outline" onClick={choose}>
          <Upload /> {t('Upload')}
        </Button>
        {input}
      </Section>
      <Section title={t('Shapes and lines')}>
        <Row label={t('Shapes')}>
          {SHAPE_ICONS.map(([shape, Icon]) => (
            <Press
              key={shape}
              label={SHAPE_NAMES[shape]}
              onClick={() => add(shapeDraft(shape, page))}
              className="border-border"
            >
              {Icon ? <Icon /> : <ShapePicture shape={shape} />}
            </Press>
          ))}
          <Press label={t('Line')} onClick={() => add(lineDraft(page))} className="border-border">
            <Minus />
          </Press>
          <Press label={t('Arrow')} onClick={() => add(lineDraft(page, 'arrow'))} className="border-border">
            <ArrowRight />
          </Press>
        </Row>
      </Section>
      <Section title={t('More')}>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="outline" onClick={() => add(qrDraft(page))}>
            <QrCode /> {t('QR code')}
          </Button>
          <Button variant="outline" onClick={() => add(chartDraft(page))}>
            <BarChart3 /> {t('Chart')}
          </Button>
          <Button variant="outline" onClick={() => add(listDraft(page))}>
            <List /> {t('Price list')}
          </Button>
        </div>
      </Section>
      <Section title={t('Icons')}>
        <IconSearch onChoose={(icon) => add(iconDraft(icon, page))} />
      </Section>
    </div>
  );
}

/** Drawn by the same outlines as on the page. */
function ShapePicture({ shape }: { shape: ShapeKind }) {
  const d = shapePath(shape, { x: 1, y: 1, w: 22, h: 22 }, { points: shape === 'polygon' ? 6 : 12 })
    .map((segment) => segment.join(' '))
    .join(' ');
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
