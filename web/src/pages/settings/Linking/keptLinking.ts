import type { ProfileValues } from '../ProfileTab/profileValues.ts';

/** What is kept while somebody is at the page of a network: where they were, and what they had typed. */
export type KeptLinking = { campaignId: string | null; values: ProfileValues };

const KEY = 'koli:linking';

/** Keeps it for this tab. */
export function keepLinking(kept: KeptLinking): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the form begins with what is saved.
  }
}

/** What was kept, once. */
export function takeLinking(): KeptLinking | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as KeptLinking) : null;
  } catch {
    return null;
  }
}
