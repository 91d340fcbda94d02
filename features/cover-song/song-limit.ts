/** How large a recording of a song may be; apart from the calls, because the menus of every page ask for it. */

export const MAX_SONG_BYTES = 60 * 1024 * 1024;
