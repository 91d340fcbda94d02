/** How a link looks when it is shared: its picture in the right size, and the lines for the page's head. */

import { Copy, Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { areaOf } from '../../social/cuts.ts';
import { LINK_CARD } from '../../social/shapes.ts';
import { Cut, Frame } from './frame.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { cutFile, type Shot, sizeOf } from './pictures.ts';
import { useFiles } from './use-posts.ts';

const ASPECT = LINK_CARD.width / LINK_CARD.height;
/** What is seen of them. */
const MAX_TITLE = 88;
const MAX_LINE = 110;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoted = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

const headOf = (title: string, line: string, address: string): string =>
  [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', line],
    ['og:url', address],
    ['og:image', 'https://…/link-card.jpg'],
    ['og:image:width', LINK_CARD.width],
    ['og:image:height', LINK_CARD.height],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta property="${name}" content="${quoted(String(value))}">`)
    .join('\n');

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;

export function LinkCard() {
  const [shot, setShot] = useState<Shot>();
  const [title, setTitle] = useState('');
  const [line, setLine] = useState('');
  const [address, setAddress] = useState('');
  const files = useFiles();
  const cut = async () => [
    await cutFile(shot!, areaOf(sizeOf(shot!), ASPECT, shot!.place), LINK_CARD, ' link-card'),
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <PictureDrop
          text={t('The picture that stands above the link.')}
          onShots={([next]) => setShot(next)}
        />
        {shot && <Frame shot={shot} shape={LINK_CARD} onPlace={(place) => setShot({ ...shot, place })} />}
        <FormField label={t('Address')}>
          <Input
            type="url"
            value={address}
            placeholder="https://example.com/offer"
            onChange={(event) => setAddress(event.target.value)}
          />
        </FormField>
        <FormField label={t('Title')} hint={`${title.length} / ${MAX_TITLE}`}>
          <Input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        </FormField>
        <FormField label={t('Description')} hint={`${line.length} / ${MAX_LINE}`}>
          <Input value={line} maxLength={300} onChange={(event) => setLine(event.target.value)} />
        </FormField>
        <div className="flex flex-wrap gap-2">
          <Button pending={files.save.isPending} disabled={!shot} onClick={() => files.save.mutate(cut)}>
            <FolderDown /> {t('Save to library')}
          </Button>
          <Button variant="outline" disabled={!shot} onClick={() => files.download.mutate(cut)}>
            <Download /> {t('Download')}
          </Button>
          <Button
            variant="outline"
            disabled={!title}
            onClick={() => void copyText(headOf(title, line, address))}
          >
            <Copy /> {t('Copy lines for the page')}
          </Button>
        </div>
      </div>
      <figure
        aria-label={t('Preview of the link')}
        className="overflow-hidden rounded-xl border bg-card lg:sticky lg:top-20"
      >
        <div className="relative bg-muted" style={{ aspectRatio: ASPECT }}>
          {shot && <Cut shot={shot} aspect={ASPECT} />}
        </div>
        <figcaption className="grid gap-0.5 bg-muted/60 px-4 py-3">
          <span className="truncate text-muted-foreground text-xs uppercase">
            {hostOf(address) || 'example.com'}
          </span>
          <span className="line-clamp-2 font-semibold">{title || t('Title')}</span>
          <span className="truncate text-muted-foreground text-sm">{line}</span>
        </figcaption>
      </figure>
    </div>
  );
}
