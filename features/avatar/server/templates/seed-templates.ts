/** Puts the shipped templates and movements into the database; safe in every process at every start, and mends what a release changed. */

import { sql } from 'drizzle-orm';
import { LOOP_SECONDS } from '#engine/character/motion/animations.ts';
import type { Db } from '#platform/db/database.ts';
import { ANIMATIONS, characterDataSchema } from '../../contract.ts';
import { animationPresets, avatarTemplates } from '../avatar.table.ts';
import { ANIME_TEMPLATES } from './anime-templates.ts';
import { CARTOON_TEMPLATES } from './cartoon-templates.ts';
import { FANTASY_TEMPLATES } from './fantasy-templates.ts';
import { PRESET_WORDS } from './preset-words.ts';
import { REALISTIC_TEMPLATES } from './realistic-templates.ts';
import type { TemplateSeed } from './template-seed.ts';

const row = (
  { slug, appearance, clothing, traits, voice, artStyle, seed, ...one }: TemplateSeed,
  at: number,
) => {
  const id = `avatar-${String(at).padStart(2, '0')}-${slug}`;
  return {
    ...one,
    id,
    imageUrl: `/api/avatar-templates/${id}/picture`,
    basePrompt: `${one.description} ${one.characterType}, ${one.tags.join(', ')}`,
    characterData: characterDataSchema.parse({
      appearance,
      clothing,
      personality: { traits, voice },
      style: { artStyle },
      seed,
    }),
  };
};

/** Turn by turn from every category, so that the first page shows them all. */
function mixed(...lists: (readonly TemplateSeed[])[]): TemplateSeed[] {
  const longest = Math.max(...lists.map((one) => one.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
}

export const TEMPLATE_SEEDS = mixed(
  CARTOON_TEMPLATES,
  ANIME_TEMPLATES,
  REALISTIC_TEMPLATES,
  FANTASY_TEMPLATES,
).map(row);

export const PRESET_SEEDS = ANIMATIONS.map((name, at) => ({
  id: `animation-${at + 1}-${name}`,
  animationType: name,
  // The movement itself is a function of time; its loop is what other programs need to know.
  keyframes: { loopSeconds: LOOP_SECONDS[name] },
  duration: `${LOOP_SECONDS[name]}s`,
  ...PRESET_WORDS[name],
}));

export async function seedTemplates(db: Db): Promise<void> {
  await db
    .insert(avatarTemplates)
    .values(TEMPLATE_SEEDS)
    .onConflictDoUpdate({
      target: avatarTemplates.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        category: sql`excluded.category`,
        style: sql`excluded.style`,
        imageUrl: sql`excluded.image_url`,
        characterType: sql`excluded.character_type`,
        tags: sql`excluded.tags`,
        basePrompt: sql`excluded.base_prompt`,
        characterData: sql`excluded.character_data`,
      },
      setWhere: sql`(${avatarTemplates.name}, ${avatarTemplates.description}, ${avatarTemplates.category}, ${avatarTemplates.style}, ${avatarTemplates.tags}, ${avatarTemplates.characterData}) is distinct from (excluded.name, excluded.description, excluded.category, excluded.style, excluded.tags, excluded.character_data)`,
    });
  await db
    .insert(animationPresets)
    .values(PRESET_SEEDS)
    .onConflictDoUpdate({
      target: animationPresets.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        keyframes: sql`excluded.keyframes`,
        duration: sql`excluded.duration`,
      },
      setWhere: sql`(${animationPresets.name}, ${animationPresets.duration}) is distinct from (excluded.name, excluded.duration)`,
    });
}
