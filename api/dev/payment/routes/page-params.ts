import { integer, nested, text } from '../param-shape.ts';

/** From when on, in seconds, for lists that can be asked so. */
export const CREATED = { created: nested({ gte: integer() }) };

/** The parameters of every list. */
export const PAGE = { limit: integer(1), starting_after: text(), ending_before: text() };
