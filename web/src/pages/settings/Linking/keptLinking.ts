const KEY = 'koli:linking';

/** Remembers in this tab which page somebody left for the page of a network. */
export function keepLinking(from: string): void {
  try {
    sessionStorage.setItem(KEY, from);
  } catch {
    // Without storage they come back to the plain settings.
  }
}

/** The page that was left, once. Pages of our own only. */
export function takeLinking(): string | null {
  try {
    const from = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return from?.startsWith('/') && !from.startsWith('//') ? from : null;
  } catch {
    return null;
  }
}
