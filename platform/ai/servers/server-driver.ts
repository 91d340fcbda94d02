/** What the driver of one protocol can do. */

import type { ServerOptions } from '#common/model-server.ts';
import type { PictureAbilities } from '../image/abilities.ts';
import type { ModelKind, ModelOf } from '../model-kinds.ts';
import type { ModelServer } from './model-server.ts';
import type { ServerLine } from './server-line.ts';

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
