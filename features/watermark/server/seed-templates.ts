/** Puts the shipped templates into the database; safe in every process at every start, and mends what a release changed. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { markStyleSchema, type WatermarkType } from '../contract.ts';
import { IMAGE_TEMPLATES } from './templates/image-templates.ts';
import { LOGO_TEMPLATES } from './templates/logo-templates.ts';
import type { TemplateSeed } from './templates/template-seed.ts';
import { TEXT_TEMPLATES } from './templates/text-templates.ts';
import { watermarkTemplates } from './watermark.table.ts';

const rows = (type: WatermarkType, seeds: readonly TemplateSeed[]) =>
  seeds.map(({ slug, style, ...seed }, index) => ({
    ...seed,
    // The order in which they are shown.
    id: `watermark-${{ text: 1, logo: 2, image: 3 }[type]}${String(index).padStart(2, '0')}-${slug}`,
    type,
    style: markStyleSchema.parse(style),
  }));

export const SEEDS = [
  ...rows('text', TEXT_TEMPLATES),
  ...rows('logo', LOGO_TEMPLATES),
  ...rows('image', IMAGE_TEMPLATES),
];

export async function seedTemplates(db: Db): Promise<void> {
  await db
    .insert(watermarkTemplates)
    .values(SEEDS)
    .onConflictDoUpdate({
      target: watermarkTemplates.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        content: sql`excluded.content`,
        style: sql`excluded.style`,
      },
      setWhere: sql`(${watermarkTemplates.content}, ${watermarkTemplates.style}, ${watermarkTemplates.name}) is distinct from (excluded.content, excluded.style, excluded.name)`,
    });
}
