/** The logo maker: form and live preview, own logos, ideas and templates. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { useOpenedBy } from '#platform/browser/library/use-taken.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { getUserLogo, type UserLogo } from '../contract.ts';
import { BLANK, type Draft, fromIdea, fromLogo, fromTemplate } from './draft.ts';
import { IdeasPanel } from './ideas-panel.tsx';
import { LogoForm } from './logo-form.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { OwnLogos } from './own-logos.tsx';
import { TemplateBrowser } from './template-browser.tsx';
import { useLogos } from './use-logos.ts';
import { useMark } from './use-mark.ts';

export function LogoTab() {
  const [draft, setDraft, forget] = useKept<Draft>('logo', BLANK);
  const top = useRef<HTMLDivElement>(null);
  const logos = useLogos();
  const { design } = draft;
  const drawn = useMemo(
    () => (design.text.trim() ? design : { ...design, text: t('Your business') }),
    [design],
  );
  const drawing = useMark(drawn);
  const show = (next: Draft) => {
    setDraft(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  useOpenedBy(
    'logo',
    (id) => callApi(getUserLogo, { params: { id } }),
    (logo) => show(fromLogo(logo)),
  );
  // A click may come before the letters have: then the logo is kept as soon as it is drawn.
  const [isWaiting, setWaiting] = useState(false);
  const { mutate } = logos.keep;
  useEffect(() => {
    if (!isWaiting) return;
    if (drawing.mark) {
      // What was typed stays, so that the next variant is one change away.
      const onSuccess = (kept: UserLogo) => forget(draft.editing ? fromLogo(kept) : draft);
      mutate({ draft, svg: drawing.mark.svg }, { onSuccess });
    } else if (!drawing.failed) return;
    setWaiting(false);
  }, [isWaiting, drawing.mark, drawing.failed, draft, mutate, forget]);

  return (
    <div className="grid grid-cols-1 gap-8">
      <IdeasPanel text={design.text} onChoose={(idea) => show(fromIdea(idea, draft))} />
      <div
        ref={top}
        className="grid scroll-mt-20 grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
      >
        <Card className="order-2 lg:order-none">
          <CardContent className="p-5 sm:p-6">
            <LogoForm
              draft={draft}
              onChange={setDraft}
              onSubmit={() => setWaiting(true)}
              pending={isWaiting || logos.keep.isPending}
            />
          </CardContent>
        </Card>
        {/* On a phone the two halves of the right column stand before and after the form. */}
        <div className="contents min-w-0 gap-6 lg:grid">
          <div className="order-1 min-w-0 bg-background lg:-mx-3 lg:sticky lg:top-16 lg:z-10 lg:order-none lg:-mt-4 lg:px-3 lg:pt-4 lg:pb-2">
            <LogoPreview draft={draft} drawing={drawing} />
          </div>
          <div className="order-3 grid grid-cols-1 min-w-0 gap-8 lg:order-none">
            <OwnLogos logos={logos} editing={draft.editing} onEdit={(logo) => show(fromLogo(logo))} />
          </div>
        </div>
      </div>
      <TemplateBrowser chosen={draft.templateId} onChoose={(one) => show(fromTemplate(one, draft))} />
    </div>
  );
}
