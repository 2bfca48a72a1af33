import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import type { CampaignType } from '../../../schema/campaign.ts';
import { Campaign } from '../../modules/campaigns/campaign.entity.ts';
import { fakePicture } from './fake-picture.ts';

type Fields = Partial<RequiredEntityData<Campaign>> & {
  ownerId: number;
  type?: CampaignType;
  pictures?: string[];
};

let count = 0;

/** What only some types carry. */
const ofType = {
  paid: { budgetMinor: 48_000 },
  sponsored: { productValueMinor: 12_000, productUrl: 'https://shop.test/product' },
  shoutout: {},
};

/** A campaign, open and paid unless said otherwise, not yet flushed. Its picture row is made when none is given. */
export function fakeCampaign(em: EntityManager, fields: Fields): Campaign {
  count += 1;
  const type: CampaignType = fields.type ?? 'paid';
  const at = new Date('2026-11-01T02:00:00Z');
  const pictures = fields.pictures ?? [fakePicture(em, { ownerId: fields.ownerId }).id];
  return em.create(Campaign, {
    type,
    state: 'open',
    title: `Campaign ${count}`,
    detailsHtml: '<p>Show us your slurp.</p>',
    excerpt: 'Show us your slurp.',
    categoryIds: [],
    countries: [],
    endsOn: '2026-12-12',
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
    ...ofType[type],
    ...fields,
    pictures,
  });
}
