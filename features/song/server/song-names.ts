/** What files of a song are called. */

export function fileName(title: string, part: string, ending: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'song'}${part ? `-${part}` : ''}.${ending}`;
}
