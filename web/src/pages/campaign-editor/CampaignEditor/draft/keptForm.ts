import { type CampaignValues, emptyCampaign } from '../campaignValues.ts';

const keyOf = (accountId: string, composing: string) => `koli.compose.${accountId}.${composing}`;

/** What was typed before an accidental reload, or null. */
export function readKept(accountId: string, composing: string): CampaignValues | null {
  try {
    const text = sessionStorage.getItem(keyOf(accountId, composing));
    return text ? { ...emptyCampaign, ...(JSON.parse(text) as Partial<CampaignValues>) } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed in this tab; null forgets it. A full or forbidden storage is no reason to fail. */
export function keep(accountId: string, composing: string, values: CampaignValues | null) {
  try {
    if (values) sessionStorage.setItem(keyOf(accountId, composing), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(accountId, composing));
  } catch {
    // The form works without it.
  }
}
