/** On a phone a result stands far below the button that asked for it: as a ref, this shows it once, when it appears. */

export function scrollIntoViewOnce(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
