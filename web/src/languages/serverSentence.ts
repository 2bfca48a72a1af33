import { partsOf, spoken } from './spoken.ts';

/** What the server says: its code, what the text is filled with, and the English sentence. */
export type Said = {
  code?: string | null;
  params?: object | null;
  /** Of a notification or a failure. */
  message?: string | null;
  /** Of what the viewer may not do. */
  reason?: string | null;
};

/** What the server says, in the language of the page. Codes that this version does not know are said in English. */
export const serverSentence = ({ code, params, message, reason }: Said): string =>
  (code && partsOf(spoken()).sentence(code, params)) || (message ?? reason ?? '');
