/** One line that says who does the work, and when it is still getting ready. */

import { t } from '#common/texts.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { type EngineKind, useEngine } from './use-engines.ts';

export function EngineLine({ kind }: { kind: EngineKind }) {
  const { engine, isWarming } = useEngine(kind);
  if (!engine) return null;
  return (
    <p className="flex items-center gap-2 text-muted-foreground text-xs" aria-live="polite">
      {isWarming && <Spinner className="size-3.5" />}
      {engine.problem ??
        (isWarming
          ? t('Warming up {0}…', engine.engine)
          : engine.isBuiltin
            ? t('{0}, on this machine. Your administrator can connect a cloud model.', engine.engine)
            : `${engine.engine}.`)}
    </p>
  );
}
