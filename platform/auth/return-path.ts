/** Where a person goes after signing in: only ever a path of this product. */

export function safeReturnPath(candidate: string | undefined, ownOrigin: string): string {
  if (!candidate || candidate.length > 2000 || !/^(\/|https?:)/.test(candidate)) return '/';
  try {
    const url = new URL(candidate, ownOrigin);
    if (url.origin !== new URL(ownOrigin).origin) return '/';
    const path = url.pathname + url.search + url.hash;
    // "//host" would be another site; /api paths are no screens.
    return path.startsWith('//') || path.startsWith('/\\') || url.pathname.startsWith('/api/') ? '/' : path;
  } catch {
    return '/';
  }
}
