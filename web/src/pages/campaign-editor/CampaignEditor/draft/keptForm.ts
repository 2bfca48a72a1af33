import { composeForm } from '../../../../lib/form/campaignDraft.ts';
import { readText, saveText } from '../../../../lib/form/savedTexts.ts';
import { type CampaignValues, emptyCampaign } from '../campaignValues.ts';

/** What was typed before an accidental reload, or null. */
export function readKept(accountId: string, composing: string): CampaignValues | null {
  const text = readText(accountId, composeForm(composing));
  try {
    return text ? { ...emptyCampaign, ...(JSON.parse(text) as Partial<CampaignValues>) } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed in this tab until the sign-out; null forgets it. */
export function keep(accountId: string, composing: string, values: CampaignValues | null) {
  saveText(accountId, composeForm(composing), values ? JSON.stringify(values) : '');
}
