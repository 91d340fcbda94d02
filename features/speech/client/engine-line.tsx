/** One line that says who does the work, and when it is still getting ready. */

import { t } from '#common/texts.ts';
import { ModelsLink, useIsAdmin } from '#platform/browser/work/models-link.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { type EngineKind, useEngine } from './use-engines.ts';

export function EngineLine({ kind }: { kind: EngineKind }) {
  const { engine, isWarming } = useEngine(kind);
  const isAdmin = useIsAdmin();
  if (!engine) return null;
  const { engine: name, isBuiltin, problem } = engine;
  const line = isWarming
    ? t('Warming up {0}…', name)
    : !isBuiltin
      ? `${name}.`
      : isAdmin
        ? t('{0}, on this machine.', name)
        : t('{0}, on this machine. Your administrator can connect a cloud model.', name);
  return (
    <p className="flex items-center gap-2 text-muted-foreground text-xs" aria-live="polite">
      {isWarming && <Spinner className="size-3.5" />}
      <span>
        {problem ?? line} {isAdmin && isBuiltin && <ModelsLink>{t('Connect another model')}</ModelsLink>}
      </span>
    </p>
  );
}
