import { describe, expect, it } from 'vitest';
import { campaignBadge } from '../../../web/src/components/campaign/CampaignBadge.tsx';
import { campaignAmount, campaignFacts } from '../../../web/src/components/campaign/campaignFacts.ts';

describe('badge of an own campaign', () => {
  it.each([
    ['AWAITING_APPROVAL', 0, 'Awaiting Approval'],
    ['OPEN', 0, 'New Listing'],
    ['OPEN', 1, '1 Influencer Interested'],
    ['OPEN', 14, '14 Influencers Interested'],
    ['AWARDED', 14, 'Awarded'],
    ['INACTIVE', 2, 'Rejected/Inactive'],
  ] as const)('%s with %i applications: %s', (state, remarkCount, text) => {
    expect(campaignBadge({ state, remarkCount }).text).toBe(text);
  });
});

describe('the muted line of a card', () => {
  const named = (...names: string[]) => names.map((name) => ({ code: '', name }));
  it.each([
    [named(), 0, 'All Country · ends 12 Dec'],
    [named('Malaysia', 'Singapore'), 10_000, 'Malaysia, Singapore · ends 12 Dec · 10k+'],
    [named('Indonesia', 'Malaysia', 'Singapore'), 1_000, 'Indonesia +2 · ends 12 Dec · 1k+'],
  ])('%o', (countries, minFollowers, text) => {
    expect(campaignFacts({ countries, minFollowers, endsOn: '2026-12-12' })).toBe(text);
  });
});

describe('what a campaign gives', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  it.each([
    [{ type: 'PAID', budget: usd(120_000) }, 'US$1,200'],
    [{ type: 'SPONSORED', productValue: usd(120_050) }, 'Sponsored USD 1,200.50'],
    [{ type: 'SPONSORED', productValue: null }, 'Sponsored'],
    [{ type: 'SHOUTOUT' }, 'Shoutout Exchange'],
  ] as const)('%o', (campaign, text) => {
    expect(campaignAmount(campaign)).toBe(text);
  });
});
