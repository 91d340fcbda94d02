/** The review queue as a tab of the admin screen. */

import { ReportQueue } from './report-queue.tsx';

export const ReportsTab = () => <ReportQueue source="admin" />;
