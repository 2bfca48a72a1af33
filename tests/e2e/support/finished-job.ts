import type { APIRequestContext } from '@playwright/test';
import { usd } from '../../../schema/usd.ts';
import { rowNumber } from '../../support/global-ids.ts';
import { ask } from './api.ts';

type Job = { remark: { id: string; offer: { id: string } | null } };
const job = 'remark { id offer { id } }';

/** A paid job of US$200 that is done, made without a browser. Answers its number. */
export async function finishedJob(
  brand: APIRequestContext,
  influencer: APIRequestContext,
  campaignId: string,
): Promise<string> {
  const step = async (who: APIRequestContext, name: string, input: object): Promise<Job['remark']> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
    const answer = await ask<Record<string, Job>>(
      who,
      `mutation ($input: ${type}) { ${name}(input: $input) { ${job} } }`,
      { input },
    );
    return answer[name]?.remark ?? { id: '', offer: null };
  };
  const { id: remarkId } = await step(influencer, 'applyToCampaign', { campaignId });
  const { offer } = await step(brand, 'makeOffer', { remarkId, amount: usd(20_000) });
  await step(influencer, 'acceptOffer', { offerId: offer?.id });
  await step(brand, 'payForHire', { remarkId, paymentMethodId: 'pm_card_visa' });
  await step(influencer, 'markAsDone', { remarkId, text: 'Both stories are online.' });
  return rowNumber(remarkId);
}
