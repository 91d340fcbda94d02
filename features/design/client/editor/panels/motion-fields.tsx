/** How the page moves as a GIF or film: chosen once, and shown on the page at once. */

import { Play } from 'lucide-react';
import { t } from '#common/texts.ts';
import { MOTIONS, type MotionKind } from '#engine/page/document/document.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { Editor } from '../state/use-editor.ts';
import { Section, SliderField } from './fields.tsx';

const STILL = 'none';
const CHOICES = [STILL, ...MOTIONS] as const;
const NAMES: Record<(typeof CHOICES)[number], string> = {
  none: t('None'),
  fade: t('Fade in'),
  rise: t('Rise'),
  slide: t('Slide in'),
  pop: t('Pop'),
  pan: t('Pan the photo'),
};
const DEFAULT_SECONDS = 5;

export function MotionFields({ editor, onPlay }: { editor: Editor; onPlay: () => void }) {
  const { motion } = editor.page;
  const set = (kind: MotionKind | null, seconds: number, flow?: string) =>
    editor.changePage((page) => ({ ...page, motion: kind && { kind, seconds } }), { ...(flow && { flow }) });
  const isShared = editor.document.pages.every(
    (page) => page.motion?.kind === motion?.kind && page.motion?.seconds === motion?.seconds,
  );
  return (
    <Section title={t('Animate')}>
      <FormField label={t('Animation')}>
        <ChoiceSelect
          value={motion?.kind ?? STILL}
          choices={CHOICES}
          nameOf={(one) => NAMES[one]}
          onChange={(next) => {
            set(next === STILL ? null : next, motion?.seconds ?? DEFAULT_SECONDS);
            if (next !== STILL) onPlay();
          }}
        />
      </FormField>
      {motion && (
        <>
          <SliderField
            label={t('Length')}
            min={2}
            max={15}
            step={0.5}
            value={motion.seconds}
            textOf={(seconds) => `${seconds} s`}
            onChange={(seconds) => set(motion.kind, seconds, `motion ${editor.pageIndex}`)}
          />
          <Button variant="outline" onClick={onPlay}>
            <Play /> {t('Play')}
          </Button>
          <p className="text-muted-foreground text-xs">{t('Download it as GIF or MP4.')}</p>
        </>
      )}
      {editor.document.pages.length > 1 && !isShared && (
        <Button
          variant="outline"
          onClick={() =>
            editor.changeDocument((now) => ({
              ...now,
              pages: now.pages.map((page) => ({ ...page, motion })),
            }))
          }
        >
          {t('Use on all pages')}
        </Button>
      )}
    </Section>
  );
}
