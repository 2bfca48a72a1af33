import { partsOf, spoken } from './spoken.ts';

/**
 * What the server says, in the language of the page: it speaks English, whole texts or ones with names and amounts in
 * them. What is not known stays as it is.
 */
export const told = (text: string): string => partsOf(spoken()).tell(text);
