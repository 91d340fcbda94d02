/** The adapter to models that the operator brought along: a server of their own, or weights on this machine. */

import type { PictureAbilities } from './image/abilities.ts';
import type { ModelKind, ModelOf } from './model-kinds.ts';

export interface AdapterModel {
  /** The part of the model id after the adapter's prefix: 'studio/dreamshaper', 'sd-turbo'. */
  model: string;
  /** For people: 'dreamshaper_8 · Studio PC'. */
  label: string;
}

export interface ModelAdapter {
  /** Begins the ids of its models, before the colon: 'server', 'local'. */
  prefix: string;
  /** What can be chosen for this kind now. Answers from what is known; an adapter that does not answer has none. */
  models(kind: ModelKind): Promise<AdapterModel[]>;
  /** Who makes the result, for people: 'Studio PC'. */
  label(model: string): Promise<string>;
  /** What the model itself is called, for people; absent: as in its id. */
  nameOf?(model: string): string;
  /** Of an image model; absent: it draws from words only. */
  abilities?(model: string): Promise<PictureAbilities>;
  /** Why the model cannot be used, in words; undefined when it can. Loads nothing and calls nobody. */
  problem(kind: ModelKind, model: string): Promise<string | undefined>;
  /** The model, ready to be called; failures in words (AppError). */
  open<K extends ModelKind>(kind: K, model: string): Promise<ModelOf[K]>;
}
