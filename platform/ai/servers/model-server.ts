/** A model server as the drivers see it, and what a driver of one protocol can do. */

import type { ServerOptions, ServerProtocol } from '#common/model-server.ts';
import type { PictureAbilities } from '../image/abilities.ts';
import type { ModelKind, ModelOf } from '../model-kinds.ts';
import type { ServerLine } from './server-line.ts';

export interface ModelServer {
  id: string;
  slug: string;
  name: string;
  protocol: ServerProtocol;
  /** Without credentials. */
  address: string;
  /** A key, or user:password; null where the server wants none. */
  key: string | null;
  options: ServerOptions;
  /** What it said it has when it was last asked. */
  models: string[];
  isEnabled: boolean;
}

export interface ServerDriver {
  kinds(options: ServerOptions): readonly ModelKind[];
  abilities(options: ServerOptions): PictureAbilities;
  /** Asks the server what it has; failures in words. */
  list(server: ModelServer, line: ServerLine): Promise<string[]>;
  open<K extends ModelKind>(
    kind: K,
    model: string,
    server: ModelServer,
    line: ServerLine,
  ): Promise<ModelOf[K]>;
}
