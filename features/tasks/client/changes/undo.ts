/** The last changes that can be taken back, for the toast's button and for Ctrl+Z alike; each once. */

const MAX_STEPS = 20;
let steps: (() => void)[] = [];

/** What to call for this one change. */
export function undoable(undo: () => void): () => void {
  const step = () => {
    if (!steps.includes(step)) return;
    steps = steps.filter((one) => one !== step);
    undo();
  };
  steps = [...steps, step].slice(-MAX_STEPS);
  return step;
}

export const undoLast = (): void => steps.at(-1)?.();
