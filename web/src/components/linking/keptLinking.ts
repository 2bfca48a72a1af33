import type { SocialProvider } from '../../__generated__/enums.ts';

const KEY = 'koli:linking';

/** Where somebody left for the page of a network, and which one. */
export interface LeftFor {
  readonly from: string;
  readonly provider: SocialProvider;
}

/** Remembers in this tab which page somebody left for the page of a network. */
export function keepLinking(left: LeftFor): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Without storage they come back to the plain settings.
  }
}

/** The page that was left, once. Pages of our own only. */
export function takeLinking(): LeftFor | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { from, provider } = JSON.parse(kept ?? '{}') as Partial<LeftFor>;
    if (!from?.startsWith('/') || from.startsWith('//')) return null;
    return { from, provider: provider === 'FACEBOOK' ? 'FACEBOOK' : 'INSTAGRAM' };
  } catch {
    return null;
  }
}
