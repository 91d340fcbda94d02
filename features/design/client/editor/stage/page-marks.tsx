/** What lies over a page without being part of it: where the printer cuts, and the place that waits for a logo. */

import { t } from '#common/texts.ts';
import type { DesignFormat, Page } from '#engine/page/document/document.ts';
import { formatOf } from '#engine/page/document/formats.ts';
import { BRAND_LOGO } from '#engine/page/document/layers.ts';
import { placeOf } from '#engine/page/edit/handles.ts';
import type { BrowserResources } from '../../use-resources.ts';

export interface PageMarksProps {
  page: Page;
  format: DesignFormat;
  resources: BrowserResources;
  zoom: number;
  showsLines: boolean;
}

export function PageMarks({ page, format, resources, zoom, showsLines }: PageMarksProps) {
  const { bleed, layers } = page;
  const safe = formatOf(format)?.safe;
  const waiting = layers.filter(
    (one) =>
      one.type === 'logo' &&
      !one.isHidden &&
      (one.src === null || (one.src === BRAND_LOGO && !resources.picture(BRAND_LOGO))),
  );
  return (
    <>
      {waiting.map((layer) => (
        <div
          key={layer.id}
          className="pointer-events-none absolute grid place-items-center overflow-hidden border-2 border-foreground/40 border-dashed bg-background/60 text-foreground text-xs"
          style={placeOf(layer, zoom)}
        >
          {t('Your logo')}
        </div>
      ))}
      {showsLines && bleed > 0 && (
        <div data-print-lines aria-hidden="true" className="pointer-events-none">
          <div
            className="pointer-events-none absolute border border-red-500 border-dashed"
            style={{ inset: -bleed * zoom }}
          />
          {safe && (
            <div
              className="pointer-events-none absolute border border-emerald-600 border-dashed"
              style={{
                left: safe.x * zoom,
                right: safe.x * zoom,
                top: safe.top * zoom,
                bottom: safe.bottom * zoom,
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
