/** How large a file for a film may be; apart from the calls, because the menus of every page ask for it. */

export const MAX_MEDIA_BYTES = 10 * 1024 * 1024;
