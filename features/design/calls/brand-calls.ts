/** Brand kits: a name, logos, colours, faces, contact and voice, set once and used everywhere. */

import { z } from 'zod';
import { idParams, isoTime, route } from '#common/contract.ts';
import { themeSchema } from '../document/theme.ts';

export const MAX_BRAND_KITS = 50;

const line = (most: number) => z.string().trim().max(most, `Keep it within ${most} characters.`).default('');

export const brandKitBody = z.object({
  name: z
    .string({ error: 'Please enter the name of the brand.' })
    .trim()
    .min(1, 'Please enter the name of the brand.')
    .max(100, 'Keep the name within 100 characters.'),
  colors: themeSchema.shape.colors,
  faces: themeSchema.shape.faces,
  /** Addresses of pictures of mine, the main logo first. */
  logos: z
    .array(z.string().regex(/^\/api\/files\/[0-9a-zA-Z-]{1,64}$/, 'Logos come from your library.'))
    .max(12, 'A brand has 12 logos at most.')
    .default([]),
  contact: z
    .object({ phone: line(60), email: line(120), website: line(200), address: line(200), social: line(100) })
    .default({ phone: '', email: '', website: '', address: '', social: '' }),
  /** How the brand speaks: "warm, short, no exclamation marks". */
  voice: line(300),
  /** The line below the name. */
  tagline: line(120),
  /** Used where none is chosen. */
  isDefault: z.boolean().default(false),
});
export type BrandKitBody = z.infer<typeof brandKitBody>;

export const brandKitSchema = brandKitBody.extend({ id: z.string(), createdAt: isoTime, updatedAt: isoTime });
export type BrandKit = z.infer<typeof brandKitSchema>;

export const listBrandKits = route({
  method: 'GET',
  path: '/api/brand-kits',
  summary: 'My brand kits, the default one first',
  access: 'user',
  response: z.array(brandKitSchema),
});

export const createBrandKit = route({
  method: 'POST',
  path: '/api/brand-kits',
  summary: 'Save a brand kit',
  access: 'user',
  changes: [listBrandKits.path],
  body: brandKitBody,
  status: 201,
  response: brandKitSchema,
});

export const getBrandKit = route({
  method: 'GET',
  path: '/api/brand-kits/:id',
  summary: 'One brand kit of mine',
  access: 'user',
  params: idParams,
  response: brandKitSchema,
});

export const updateBrandKit = route({
  method: 'PUT',
  path: '/api/brand-kits/:id',
  summary: 'Change a brand kit of mine',
  access: 'user',
  changes: [listBrandKits.path, '/api/brand-kits/:id'],
  params: idParams,
  body: brandKitBody,
  response: brandKitSchema,
});

export const deleteBrandKit = route({
  method: 'DELETE',
  path: '/api/brand-kits/:id',
  summary: 'Delete a brand kit of mine',
  access: 'user',
  changes: [listBrandKits.path],
  params: idParams,
  status: 204,
});
