/** Over https the prefix has browsers refuse one that another host, or plain http, sets in its place. */
const ownName = (name: string) => (location.protocol === 'https:' ? `__Host-${name}` : name);

/** What a cookie says that pages may read; undefined without it. */
export const readCookie = (name: string): string | undefined =>
  document.cookie.match(`(?:^|; )${ownName(name)}=([^;]*)`)?.[1];

/** Keeps a setting of this browser for the server's next page, for a year. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to all browsers.
  document.cookie = `${ownName(name)}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
}
