import { usd } from '../../../schema/usd.ts';
import { campaignForm, campaignOperations } from '../../support/campaigns.ts';
import { updateRows } from '../../support/rest.ts';
import { upload } from '../../support/upload.ts';
import type { World } from './world.ts';
import { address, type Write } from './write.ts';

/** The form of a campaign as legacy pages fill it; the same as `campaignForm`. */
const legacyForm = ({ brand, picture }: World, fields: object = {}) => ({
  ownerId: brand.id,
  campaignTitle: 'Noodle week',
  campaignDetails: '<p>Cook <strong>noodles</strong> with us.</p>',
  campaignType: 'paid',
  campaignAmount: '900',
  campaignCategories: 'Food',
  campaignImage: address(picture),
  campaignGallery: [address(picture)],
  endStoryPostDate: '2026-12-12',
  country: 'Malaysia,Singapore',
  countryCode: 'MY,SG',
  lookingInfluencerGender: 'any',
  minAge: '18',
  maxAge: '24',
  minimumFollowers: 1_000,
  tags: 'asian food',
  hashtags: 'noodles',
  ...fields,
});
const form = ({ picture }: World, fields: object = {}) =>
  campaignForm([picture], { countries: ['MY', 'SG'], ...fields });

const saveDraft =
  'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { campaignDraft { title } } }';

/** Writes of campaigns and drafts, in an order in which each has what it needs. */
export const campaignWrites: readonly Write[] = [
  {
    what: 'a campaign',
    rest: (world) => world.asBrand.send('POST', '/Campaigns', { body: legacyForm(world) }),
    graphql: (world) => world.brand.client.data(campaignOperations.create, { input: form(world) }),
  },
  {
    what: 'a campaign, changed',
    rest: (world) =>
      world.asBrand.send('PATCH', `/Campaigns/${world.waiting}`, {
        body: legacyForm(world, { campaignTitle: 'Rice week', campaignAmount: 12.5 }),
      }),
    graphql: (world) =>
      world.brand.client.data(campaignOperations.update, {
        input: { id: world.waiting, ...form(world, { title: 'Rice week', budget: usd(1_250) }) },
      }),
  },
  {
    what: 'a campaign, put',
    rest: (world) =>
      world.asBrand.send('PUT', `/Campaigns/${world.waiting}`, {
        body: {
          campaignTitle: 'Soup week',
          endStoryPostDate: '2026-12-24',
          country: 'All',
          countryCode: 'All',
        },
      }),
    graphql: (world) => {
      const fields = { title: 'Soup week', budget: usd(1_250), endsOn: '2026-12-24' };
      return world.brand.client.data(campaignOperations.update, {
        input: { id: world.waiting, ...form(world, { ...fields, countries: [], allCountries: true }) },
      });
    },
  },
  {
    what: 'a campaign, changed by a where',
    rest: (world) =>
      updateRows(
        world.asBrand,
        'Campaigns',
        { id: world.waiting },
        { tags: 'a,b', minimumFollowers: '10000' },
      ),
    graphql: (world) => {
      const fields = { title: 'Soup week', budget: usd(1_250), endsOn: '2026-12-24', tags: ['a', 'b'] };
      return world.brand.client.data(campaignOperations.update, {
        input: {
          id: world.waiting,
          ...form(world, { ...fields, minFollowers: 10_000, countries: [], allCountries: true }),
        },
      });
    },
  },
  {
    what: 'two campaigns at once',
    rest: (world) =>
      world.asBrand.send('POST', '/Campaigns', {
        body: [
          legacyForm(world, { campaignType: 'sponsored', campaignAmount: 80.5 }),
          legacyForm(world, { campaignType: 'shoutout/others', campaignAmount: 0 }),
        ],
      }),
    graphql: async (world) => {
      for (const fields of [
        { type: 'SPONSORED', budget: null, productValue: usd(8_050) },
        { type: 'SHOUTOUT', budget: null },
      ])
        await world.brand.client.data(campaignOperations.create, { input: form(world, fields) });
    },
  },
  {
    what: 'a picture of a campaign',
    rest: ({ asBrand, bytes }) =>
      asBrand.send('POST', '/addCampaignImgPath', { body: { base64ImageData: bytes.toString('base64') } }),
    graphql: ({ product, brand, bytes }) => upload(product, brand.client, { bytes, purpose: 'campaign' }),
  },
  {
    what: 'a campaign, hidden',
    rest: ({ asBrand, open }) => updateRows(asBrand, 'Campaigns', { id: open }, { isDisabled: 1 }),
    graphql: ({ brand, open }) =>
      brand.client.data(campaignOperations.setDisabled, { id: open, disabled: true }),
  },
  {
    what: 'a campaign, shown again',
    rest: ({ asBrand, open }) => updateRows(asBrand, 'Campaigns', { id: open }, { isDisabled: 0 }),
    graphql: ({ brand, open }) =>
      brand.client.data(campaignOperations.setDisabled, { id: open, disabled: false }),
  },
  {
    what: 'a draft',
    rest: (world) => world.asBrand.send('POST', '/DraftCampaigns', { body: legacyForm(world) }),
    graphql: (world) =>
      world.brand.client.data(
        'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { campaignDraft { title } } }',
        {
          input: form(world),
        },
      ),
  },
  {
    what: 'a draft, changed',
    rest: ({ asBrand, brand }) =>
      updateRows(asBrand, 'DraftCampaigns', { ownerId: brand.id }, { tags: 'new', campaignAmount: 'NA' }),
    graphql: (world) =>
      world.brand.client.data(saveDraft, { input: form(world, { tags: ['new'], budget: null }) }),
  },
  {
    what: 'a draft, thrown away',
    rest: ({ asBrand, brand }) => asBrand.send('DELETE', `/DraftCampaigns/${brand.id}`),
    graphql: ({ brand }) => brand.client.data('mutation { discardDraft { isDiscarded } }'),
  },
];
