/** The watermark maker: form and live preview, templates, own marks, and putting them on photos. */

import { useRef } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { useOpenedBy, useTaken } from '#platform/browser/library/use-taken.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { getWatermark } from '../contract.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { BLANK, type Draft, fromSaved, fromTemplate } from './draft.ts';
import { MarkPreview } from './mark-preview.tsx';
import { OwnWatermarks } from './own-watermarks.tsx';
import { SAMPLE } from './sample.ts';
import { markOf } from './take-over.ts';
import { TemplateBrowser } from './template-browser.tsx';
import { useWatermarks } from './use-watermarks.ts';
import { WatermarkForm } from './watermark-form.tsx';

export function WatermarkTab() {
  const [draft, setDraft, forget] = useKept<Draft>('watermark', BLANK);
  const top = useRef<HTMLDivElement>(null);
  const marks = useWatermarks();
  const show = (next: Draft) => {
    setDraft(next);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  useOpenedBy(
    'watermark',
    (id) => callApi(getWatermark, { params: { id } }),
    (mark) => show(fromSaved(mark)),
  );
  useTaken({ 'watermark-logo': async (item) => show(await markOf(item)) });
  return (
    <div
      ref={top}
      className="grid grid-cols-1 scroll-mt-24 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <Card className="order-2 lg:order-none">
        <CardContent className="p-5 sm:p-6">
          <WatermarkForm
            draft={draft}
            onChange={setDraft}
            pending={marks.keep.isPending}
            onSubmit={(wanted) => marks.keep.mutate(wanted, { onSuccess: (kept) => forget(fromSaved(kept)) })}
          />
        </CardContent>
      </Card>
      {/* On a phone the two halves of the right column stand before and after the form. */}
      <div className="contents min-w-0 gap-8 lg:grid">
        <section aria-labelledby="watermark-preview" className="order-1 min-w-0 lg:order-none">
          <h2 id="watermark-preview" className="mb-4 font-semibold text-lg">
            {t('Live Preview')}
          </h2>
          <MarkPreview
            photo={SAMPLE}
            alt={t('A sample photo with the watermark')}
            mark={{
              ...draft,
              content: draft.content || (draft.customizations.type === 'text' ? t('Your watermark') : ''),
            }}
            className="rounded-xl border shadow-soft"
          />
        </section>
        <div className="order-3 grid grid-cols-1 min-w-0 gap-8 lg:order-none">
          <ApplyPanel draft={draft} />
          <OwnWatermarks marks={marks} onEdit={(mark) => show(fromSaved(mark))} />
        </div>
      </div>
      <div className="order-4 min-w-0 lg:order-none lg:col-span-2">
        <TemplateBrowser chosen={draft.templateId} onChoose={(one) => show(fromTemplate(one))} />
      </div>
    </div>
  );
}
