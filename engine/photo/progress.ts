/** How far an edit is, and whether somebody still wants it. */

export interface Watch {
  signal?: AbortSignal | undefined;
  /** 0 to 1, never falling. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** A part of the work reports from 0 to 1; the whole hears it as the share from `from` to `to`. */
export const partOf = ({ signal, onProgress }: Watch, from: number, to: number): Watch => ({
  signal,
  onProgress: onProgress && ((fraction) => onProgress(from + (to - from) * fraction)),
});

/** Between two steps: throws when it was aborted, and lets others have their turn. */
export async function checkpoint({ signal, onProgress }: Watch, fraction: number): Promise<void> {
  signal?.throwIfAborted();
  onProgress?.(fraction);
  await new Promise<void>((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
