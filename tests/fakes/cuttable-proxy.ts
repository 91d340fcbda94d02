/** A line to a server on this machine that can be cut and mended, and counts who tried to get through. */

import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

export interface CuttableProxy {
  port: number;
  /** Connections asked for so far, also while cut. */
  readonly attempts: number;
  cut(): void;
  /** Connections stay, and nothing passes, in either direction. */
  hold(): void;
  /** After a cut or a hold: what was held passes now. */
  mend(): void;
  close(): Promise<void>;
}

export async function startCuttableProxy(targetPort: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  let attempts = 0;
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((incoming) => {
    attempts++;
    if (isCut) return void incoming.destroy();
    const outgoing = dial(targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      // Not piped: a pipe would go on by itself while it is held.
      socket.on('data', (bytes) => void other.write(bytes));
      if (isHeld) socket.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    get attempts() {
      return attempts;
    },
    cut: () => {
      isCut = true;
      dropAll();
    },
    hold: () => {
      isHeld = true;
      for (const socket of open) socket.pause();
    },
    mend: () => {
      isCut = false;
      isHeld = false;
      for (const socket of open) socket.resume();
    },
    close: async () => {
      dropAll();
      await new Promise((done) => server.close(done));
    },
  };
}
