/** A model server as those who call it see it. */

import type { ServerOptions, ServerProtocol } from '#common/model-server.ts';

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
