/** Draws the shipped templates and keeps them in the table; safe to repeat and to run in several processes. */

import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { PALETTES } from '#engine/lettering/ideas/palettes.ts';
import { DEFAULT_DESIGN, DEFAULT_MOTION, type MarkDesign } from '#engine/lettering/mark/design.ts';
import type { Db } from '#platform/db/database.ts';
import { maintenanceRuns } from '#platform/db/tables/work.table.ts';
import type { LogoCategory } from '../../contract.ts';
import { drawSvg } from '../draw.ts';
import { type NewTemplate, upsertTemplates } from '../logo.repo.ts';
import { BUSINESS } from './business.ts';
import { CREATIVE } from './creative.ts';
import { MINIMAL } from './minimal.ts';
import { MODERN } from './modern.ts';
import type { Recipe } from './recipe.ts';
import { TECH } from './tech.ts';

const SHIPPED: Record<LogoCategory, readonly Recipe[]> = {
  business: BUSINESS,
  tech: TECH,
  creative: CREATIVE,
  minimal: MINIMAL,
  modern: MODERN,
};

export interface ShippedTemplate {
  id: string;
  category: LogoCategory;
  recipe: Recipe;
  design: MarkDesign;
}

/** In the order they are shown: by turns from every category, so that the first row is varied. */
export const shippedTemplates = (): ShippedTemplate[] => {
  const categories = Object.entries(SHIPPED) as [LogoCategory, readonly Recipe[]][];
  const rounds = Math.max(...categories.map(([, recipes]) => recipes.length));
  const list: ShippedTemplate[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [category, recipes] of categories) {
      const recipe = recipes[round];
      if (!recipe) continue;
      const place = String(list.length + 1).padStart(2, '0');
      const slug = recipe.name.toLowerCase().replace(/\W+/g, '-');
      list.push({ id: `logo-${place}-${slug}`, category, recipe, design: designOf(recipe) });
    }
  }
  return list;
};

function designOf({ palette, design, animation }: Recipe): MarkDesign {
  const colours = PALETTES.find((one) => one.name === palette)!;
  return {
    ...DEFAULT_DESIGN,
    colors: [colours.primary, colours.secondary],
    backgroundColor: colours.background,
    ...design,
    isAnimated: animation !== undefined,
    motion: { ...DEFAULT_MOTION, type: animation ?? DEFAULT_MOTION.type },
  };
}

let designs: Map<string, MarkDesign> | undefined;

export function designOfTemplate(id: string): Record<string, unknown> | undefined {
  designs ??= new Map(shippedTemplates().map((one) => [one.id, one.design]));
  return designs.get(id) as Record<string, unknown> | undefined;
}

/** Changes with any of the drawings, as a test sees to: until then none of them is drawn again. */
export const DRAWINGS = '0d79895229c2';
const MAINTENANCE_TASK = `logo templates ${DRAWINGS}`;

const seeded = new WeakMap<Db, Promise<void>>();

/** Once a process and database; a failure is tried again at the next call. */
export function seedTemplates(db: Db): Promise<void> {
  const running = seeded.get(db) ?? seed(db);
  seeded.set(db, running);
  running.catch(() => seeded.delete(db));
  return running;
}

async function seed(db: Db): Promise<void> {
  const [done] = await db.select().from(maintenanceRuns).where(eq(maintenanceRuns.task, MAINTENANCE_TASK));
  if (done) return;
  const rows: NewTemplate[] = [];
  for (const { id, category, recipe, design } of shippedTemplates()) {
    rows.push({
      id,
      name: recipe.name,
      description: recipe.description,
      category,
      svgContent: drawSvg(design),
      colors: [...design.colors, design.backgroundColor],
      isAnimated: design.isAnimated,
      animationType: design.isAnimated ? design.motion.type : null,
      animationDuration: design.motion.duration,
    });
    // Requests go between the drawings.
    await setImmediate();
  }
  await upsertTemplates(db, rows);
  await db
    .insert(maintenanceRuns)
    .values({ task: MAINTENANCE_TASK, ranAt: new Date() })
    .onConflictDoNothing();
}
