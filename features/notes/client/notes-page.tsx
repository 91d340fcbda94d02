/** Notes: the list on the left, the one that is open on the right. */

export function NotesPage() {
  return null;
}
