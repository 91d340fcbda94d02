/** The brand that a preview shows: the chosen kit, else the default one. */

import { useQuery } from '@tanstack/react-query';
import { listBrandKits } from '#features/design/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { type Brand, NO_BRAND } from '../../blocks/look.ts';

export const useBrandKits = () => useQuery(apiQuery(listBrandKits)).data ?? [];

export function useBrand(brandKitId: string | null): Brand {
  const kits = useBrandKits();
  const kit = kits.find(({ id }) => id === brandKitId) ?? kits.find(({ isDefault }) => isDefault);
  if (!kit) return NO_BRAND;
  const { name, colors, faces, logos, contact } = kit;
  return { name, theme: { colors, faces }, logo: logos[0] ?? null, address: contact.address };
}
