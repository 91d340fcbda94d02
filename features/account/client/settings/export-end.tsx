/** Says wherever one is that one's data is ready; the settings show it by themselves. */

import { useDataExport } from './use-data-export.ts';

const isShown = () => location.pathname === '/settings' && location.hash === '#export';

export function ExportEnd() {
  useDataExport({ isWatching: isShown });
  return null;
}
