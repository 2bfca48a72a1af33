import { partsOf, spoken } from './spoken.ts';

export type Said = {
  code?: string | null;
  params?: object | null;
  message?: string | null;
  reason?: string | null;
};

/** What the server says, in the language of the page. Codes that this version does not know are said in English. */
export const serverSentence = ({ code, params, message, reason }: Said): string =>
  (code && partsOf(spoken()).sentence(code, params)) || (message ?? reason ?? '');
