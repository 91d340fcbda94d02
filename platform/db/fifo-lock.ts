/** A first-in-first-out lock: PGlite has one connection, and a failed transaction on it must be cleared before anybody else speaks. */

export class FifoLock {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(work);
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}
