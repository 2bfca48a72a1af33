/** Height that words leave free for the search on wide screens, in pixels. */
export const SEARCH_ROOM = 128;

/** Between words and pictures of a slide, in pixels. */
export const GAP = 48;

/** Width of the words of a slide on wide screens. */
export const textColumn = `calc((100% - ${GAP}px) * 0.52)`;
