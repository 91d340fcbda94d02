/** Parts of features that stand in the frame and are fetched when they are first shown. */

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTextsOf } from './load-texts.ts';

/** Its texts come first: tables of texts are made when a module loads. */
export const lazyPart = <P extends object, K extends string>(
  feature: string,
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await loadTextsOf(feature);
    return { default: (await load())[name] };
  });
