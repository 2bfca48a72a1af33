import { createContext } from 'react';

/** What a page says of itself while a server draws it: its head, and whether it is there at all. */
export type PageAnswer = {
  /** 404 for what is not there. */
  status: number;
  /** Of the tab, without the product's name. */
  title: string | null;
  description: string | null;
  /** Path of the picture that previews of a shared link show. */
  picture: string | null;
  /** Path below the public address that this page is to be known by; the one asked for when null. */
  canonical: string | null;
  /** What it is about, for search engines: objects of schema.org. */
  jsonLd: readonly object[];
};

export const emptyAnswer = (): PageAnswer => ({
  status: 200,
  title: null,
  description: null,
  picture: null,
  canonical: null,
  jsonLd: [],
});

/** The answer being written; null in browsers. */
export const PageAnswerContext = createContext<PageAnswer | null>(null);
