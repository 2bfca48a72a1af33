import { integer, text } from '../param-shape.ts';

/** The parameters of every list. */
export const PAGE = { limit: integer(1), starting_after: text(), ending_before: text() };
