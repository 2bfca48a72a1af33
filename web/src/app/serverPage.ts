import type { NormalizedCacheObject } from '@apollo/client';
import { readCookie } from '../languages/cookies.ts';

/** What comes with a page that a server drew, so that it comes to life without asking again. */
export type ServerPage = {
  cache: NormalizedCacheObject;
  isMember: boolean;
  /** Clock, time zone and address that it was drawn by. */
  now: string;
  zone: string;
  origin: string;
  /** Names of countries in it, by their codes. */
  countries: Record<string, string>;
};

/** Id of the element that holds it. */
export const SERVER_PAGE = 'page';

/** Stands in this browser while somebody is signed in. */
const MEMBER_COOKIE = 'koli_member';

/**
 * What the server sent along; null for a page without a drawing. A browser that goes back may show a page from before
 * somebody signed in: that one is drawn anew, so that a member is never taken for a visitor.
 */
export function readServerPage(): ServerPage | null {
  const text = document.getElementById(SERVER_PAGE)?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as ServerPage;
  return page.isMember === (readCookie(MEMBER_COOKIE) === '1') ? page : null;
}
