/** Parts of features that are fetched, with their texts, when they are first shown. */

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTextsOf } from './load-texts.ts';

/** Its texts come first: tables of texts are made when a module loads. */
export async function loadPart<P extends object, K extends string>(
  feature: string,
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): Promise<ComponentType<P>> {
  await loadTextsOf(feature);
  return (await load())[name];
}

export const lazyPart = <P extends object, K extends string>(
  feature: string,
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await loadPart(feature, load, name) }));
