import { forgetKept, keptKey } from '../../../../lib/form/campaignDraft.ts';
import { type CampaignValues, emptyCampaign } from '../campaignValues.ts';

/** What was typed before an accidental reload, or null. */
export function readKept(accountId: string, composing: string): CampaignValues | null {
  try {
    const text = sessionStorage.getItem(keptKey(accountId, composing));
    return text ? { ...emptyCampaign, ...(JSON.parse(text) as Partial<CampaignValues>) } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed in this tab; null forgets it. A full or forbidden storage is no reason to fail. */
export function keep(accountId: string, composing: string, values: CampaignValues | null) {
  if (!values) return forgetKept(accountId, composing);
  try {
    sessionStorage.setItem(keptKey(accountId, composing), JSON.stringify(values));
  } catch {
    // The form works without it.
  }
}
