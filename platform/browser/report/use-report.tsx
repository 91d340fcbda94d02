/** 'Report' for any tool: `const report = useReport('image')`, `report.open(id)` in a menu, `{report.dialog}` once. */

import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

export interface ReportHandle {
  open: (contentId: string) => void;
  dialog: ReactNode;
}

export function useReport(contentType: string): ReportHandle {
  /** The last one stays while the window closes, so that nothing jumps. */
  const [{ contentId, isOpen }, setShown] = useState({ contentId: '', isOpen: false });
  return {
    open: (id) => setShown({ contentId: id, isOpen: true }),
    dialog: contentId && (
      <Suspense>
        <ReportDialog
          contentType={contentType}
          contentId={contentId}
          open={isOpen}
          onOpenChange={(open) => setShown({ contentId, isOpen: open })}
        />
      </Suspense>
    ),
  };
}
