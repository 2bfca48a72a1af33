import type { APIRequestContext } from '@playwright/test';
import { usd } from '../../../schema/usd.ts';
import { rowNumber } from '../../support/global-ids.ts';
import { ask } from './api.ts';
import { postedCampaign } from './posted-campaign.ts';

type Job = { remark: { id: string; offer: { id: string } | null } };

/** Three stories whose draft the brand sees first, with two rounds of changes. */
export const threeStories = {
  deliverables: [{ platform: 'INSTAGRAM', format: 'STORY', count: 3, note: null }],
  dueDays: 10,
  draftFirst: true,
  rounds: 2,
};

/** A paid job whose work was agreed and has not begun, made without a browser. Answers its number. */
export async function workingJob(
  brand: APIRequestContext,
  staff: APIRequestContext,
  influencer: APIRequestContext,
  work: object = threeStories,
): Promise<string> {
  const step = async (who: APIRequestContext, name: string, input: object): Promise<Job['remark']> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
    const answer = await ask<Record<string, Job>>(
      who,
      `mutation ($input: ${type}) { ${name}(input: $input) { remark { id offer { id } } } }`,
      { input },
    );
    return answer[name]?.remark ?? { id: '', offer: null };
  };
  const campaignId = `cmp_${await postedCampaign(brand, staff, { brief: work })}`;
  const { id: remarkId } = await step(influencer, 'applyToCampaign', { campaignId });
  const { offer } = await step(brand, 'makeOffer', { remarkId, amount: usd(45_000), work });
  await step(influencer, 'acceptOffer', { offerId: offer?.id });
  await step(brand, 'payForHire', { remarkId, paymentMethodId: 'pm_card_visa' });
  return rowNumber(remarkId);
}
