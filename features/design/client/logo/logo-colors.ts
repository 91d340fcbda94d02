/** What a logo of the logo maker says of its brand: two colours, and a ground they are read on. */

import { contrast, mix, readColor } from '#engine/lettering/color/color.ts';
import type { Theme } from '#engine/page/document/theme.ts';

export function colorsOfLogo(customizations: Record<string, unknown> | null): Partial<Theme['colors']> {
  const given = Array.isArray(customizations?.colors) ? customizations.colors : [];
  const [primary, secondary] = given.map((one) => readColor(String(one)) ?? undefined);
  if (!primary) return {};
  const other = secondary && secondary !== primary ? secondary : mix(primary, '#ffffff', 0.55);
  return {
    primary,
    secondary: mix(other, '#ffffff', 0.4),
    accent: contrast(other, '#ffffff') < 1.3 ? mix(primary, '#ff9f1c', 0.6) : other,
    ink: mix(primary, '#101418', 0.85),
  };
}
