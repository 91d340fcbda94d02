/** How a feature lets its content be reported: how to find it, show it and take it away. */

export interface ReportedItem {
  title: string;
  ownerId: string | null;
  /** Id of a stored picture that shows it. */
  previewAssetId?: string | null;
}

export interface Reportable {
  /** As in a report's contentType: 'project', 'image', 'logo-template'. */
  contentType: string;
  /** The item if this person may see it (and so report it); null for a reviewer, who sees all. */
  find(id: string, viewerId: string | null): Promise<ReportedItem | undefined>;
  /** Removes it for good; safe to repeat. */
  remove(id: string): Promise<void>;
}
