/** How large a recording for a transcript may be; apart from the calls, because the menus of every page ask for it. */

export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
