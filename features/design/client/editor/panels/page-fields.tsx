/** What can be set about the page and the whole design: background, colours and fonts, and the brand they come from. */

import { useQuery } from '@tanstack/react-query';
import { Palette, Pencil, Plus, Wand2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#common/texts.ts';
import { FACE_CATALOGUE, OFFERED_FACES } from '#engine/lettering/faces/catalogue.ts';
import { labelOf } from '#engine/page/document/document.ts';
import { isPrinted, paperSize } from '#engine/page/document/formats.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { type BrandKit, listBrandKits } from '../../../contract.ts';
import { THEME_COLORS, THEME_FACES } from '../../theme-names.ts';
import type { Editor } from '../state/use-editor.ts';
import { ColorChoice } from './color-field.tsx';
import { Section } from './fields.tsx';
import { MotionFields } from './motion-fields.tsx';

const BrandWindow = lazy(async () => ({
  default: (await import('../../brand/brand-window.tsx')).BrandWindow,
}));

export interface PageFieldsProps {
  editor: Editor;
  onPlay: () => void;
  showsLines: boolean;
  onLines: (isOn: boolean) => void;
}

export function PageFields({ editor, onPlay, showsLines, onLines }: PageFieldsProps) {
  const { document, page } = editor;
  const { theme } = document;
  const paper = paperSize(page, document.dpi);
  const { data: kits } = useQuery(apiQuery(listBrandKits));
  const [edited, setEdited] = useState<BrandKit | 'new' | null>(null);
  const setTheme = (change: (theme: Theme) => Theme, flow?: string) =>
    editor.changeDocument((now) => ({ ...now, theme: change(now.theme) }), { ...(flow && { flow }) });
  return (
    <div>
      <Section title={labelOf(document.format)}>
        <p className="text-muted-foreground text-sm">
          {isPrinted(document.dpi)
            ? t('{0} × {1} mm ({2} × {3} in)', ...paper.mm, ...paper.inch)
            : t('{0} × {1} px', page.width, page.height)}
          {page.bleed > 0 && t(', {0} mm bleed', Math.round((page.bleed / document.dpi) * 25.4))}
        </p>
        {page.bleed > 0 && (
          <>
            <SwitchField label={t('Show print lines')} checked={showsLines} onChange={onLines} />
            {showsLines && (
              <p className="text-muted-foreground text-xs">
                {t('Red: bleed, cut off after printing. Green: keep text and logos inside.')}
              </p>
            )}
          </>
        )}
        <ColorChoice
          label={t('Background')}
          theme={theme}
          value={typeof page.background === 'string' ? page.background : undefined}
          onChange={(background) =>
            editor.changePage((now) => ({ ...now, background }), {
              flow: t('background {0}', editor.pageIndex),
            })
          }
        />
      </Section>
      <MotionFields editor={editor} onPlay={onPlay} />
      <Section title={t('Make it mine')}>
        {kits && kits.length > 0 ? (
          <div className="grid grid-cols-1 gap-2">
            {kits.map((kit) => (
              <div key={kit.id} className="flex gap-1">
                <Button
                  variant="outline"
                  className="min-w-0 flex-1 justify-start"
                  onClick={() => setTheme(() => ({ colors: kit.colors, faces: kit.faces }))}
                >
                  <Wand2 />
                  <span className="min-w-0 flex-1 truncate text-left">{kit.name}</span>
                  <span className="flex" aria-hidden="true">
                    {Object.values(kit.colors).map((color, i) => (
                      <span
                        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
                        key={i}
                        className="-ml-1 size-4 rounded-full border border-card"
                        style={{ background: color }}
                      />
                    ))}
                  </span>
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('Edit {0}', kit.name)}
                  onClick={() => setEdited(kit)}
                >
                  <Pencil />
                </Button>
              </div>
            ))}
          </div>
        ) : (
          <p className="text-muted-foreground text-sm">
            {t('Save a brand kit and put your colors and fonts on any design with one click.')}
          </p>
        )}
        {kits && (
          <Button variant={kits.length > 0 ? 'ghost' : 'outline'} onClick={() => setEdited('new')}>
            {kits.length > 0 ? <Plus /> : <Palette />} {t('New brand kit')}
          </Button>
        )}
        {edited && (
          <Suspense>
            <BrandWindow kit={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
          </Suspense>
        )}
      </Section>
      <Section title={t('Colors')}>
        <div className="grid grid-cols-3 gap-2">
          {(Object.keys(THEME_COLORS) as (keyof typeof THEME_COLORS)[]).map((name) => (
            <label key={name} className="grid justify-items-center gap-1 text-muted-foreground text-xs">
              <input
                type="color"
                value={theme.colors[name]}
                onChange={(event) =>
                  setTheme(
                    (now) => ({ ...now, colors: { ...now.colors, [name]: event.target.value } }),
                    t('theme {0}', name),
                  )
                }
                className="focus-ring h-9 w-full cursor-pointer rounded-md border bg-card p-0.5"
              />
              <span className="text-center">{THEME_COLORS[name]}</span>
            </label>
          ))}
        </div>
      </Section>
      <Section title={t('Fonts')}>
        {(Object.keys(THEME_FACES) as (keyof typeof THEME_FACES)[]).map((name) => (
          <FormField key={name} label={THEME_FACES[name]}>
            <ChoiceSelect
              value={theme.faces[name]}
              choices={OFFERED_FACES}
              nameOf={(face) => FACE_CATALOGUE[face].label}
              onChange={(face) => setTheme((now) => ({ ...now, faces: { ...now.faces, [name]: face } }))}
            />
          </FormField>
        ))}
      </Section>
    </div>
  );
}
