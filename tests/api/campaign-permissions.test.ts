import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { campaignOperations, makeCampaign } from '../support/campaigns.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

type Situation = 'awaiting' | 'open' | 'awarded' | 'inactive' | 'disabled' | 'ended';
type Role = 'visitor' | 'stranger' | 'unverified' | 'unready' | 'owner' | 'applicant' | 'staff';

let product: TestProduct;
let owner: Person;
const clients = new Map<Role, GraphqlClient>();
const ids = new Map<Situation, number>();

const situations: Record<Situation, object> = {
  awaiting: { state: 'awaiting_approval' },
  open: { state: 'open' },
  awarded: { state: 'awarded' },
  inactive: { state: 'inactive', rejectedReason: 'The brief asks for free work.' },
  disabled: { state: 'open', isDisabled: true },
  ended: { state: 'open', endsOn: '2026-11-19' },
};

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  const applicant = await createPerson(product);
  const people: Record<Exclude<Role, 'visitor'>, Person> = {
    stranger: await createPerson(product),
    unverified: await createPerson(product, { isVerified: false }),
    unready: await createPerson(product, { bio: null }),
    owner,
    applicant,
    staff: await createPerson(product, { isStaff: true }),
  };
  clients.set('visitor', new GraphqlClient(product));
  for (const [role, person] of Object.entries(people)) clients.set(role as Role, person.client);
  for (const [name, fields] of Object.entries(situations)) {
    const id = await makeCampaign(product, owner, fields);
    await createRemark(product, id, applicant);
    ids.set(name as Situation, id);
  }
});
afterAll(() => product.close());

/** Short words for the codes, so that the table stays readable. */
const words: Record<string, string> = {
  SIGN_IN_REQUIRED: 'sign in',
  EMAIL_NOT_VERIFIED: 'verify',
  FORBIDDEN: 'no',
  CAMPAIGN_LOCKED: 'locked',
  CAMPAIGN_CLOSED: 'closed',
  WRONG_STATE: 'state',
  OWN_CAMPAIGN: 'own',
  ALREADY_APPLIED: 'applied',
  PROFILE_INCOMPLETE: 'profile',
};

interface Seen {
  permissions: Record<string, { allowed: boolean; code: string | null; reason?: string | null }>;
}

function clientOf(role: Role): GraphqlClient {
  const client = clients.get(role);
  if (!client) throw new Error(role);
  return client;
}

async function look(role: Role, situation: Situation): Promise<string> {
  const { campaign } = await clientOf(role).data<{ campaign: Seen | null }>(campaignOperations.campaign, {
    id: ids.get(situation),
  });
  if (!campaign) return 'hidden';
  const { edit, setDisabled, apply, report, seeApplications } = campaign.permissions;
  return [edit, setDisabled, apply, report, seeApplications]
    .map((permission) => (permission?.allowed ? 'yes' : words[permission?.code ?? '']))
    .join(' | ');
}

// Each cell: edit | enable or disable | apply | report | see applications
describe.each<[Role, Record<Situation, string>]>([
  [
    'visitor',
    {
      awaiting: 'hidden',
      open: 'sign in | sign in | sign in | sign in | sign in',
      awarded: 'sign in | sign in | sign in | sign in | sign in',
      inactive: 'hidden',
      disabled: 'hidden',
      ended: 'hidden',
    },
  ],
  [
    'stranger',
    {
      awaiting: 'hidden',
      open: 'no | no | yes | yes | no',
      awarded: 'no | no | closed | yes | no',
      inactive: 'hidden',
      disabled: 'hidden',
      ended: 'hidden',
    },
  ],
  [
    'unverified',
    {
      awaiting: 'hidden',
      open: 'no | no | verify | yes | no',
      awarded: 'no | no | verify | yes | no',
      inactive: 'hidden',
      disabled: 'hidden',
      ended: 'hidden',
    },
  ],
  [
    'unready',
    {
      awaiting: 'hidden',
      open: 'no | no | profile | yes | no',
      awarded: 'no | no | closed | yes | no',
      inactive: 'hidden',
      disabled: 'hidden',
      ended: 'hidden',
    },
  ],
  [
    'owner',
    {
      awaiting: 'yes | yes | closed | own | yes',
      open: 'locked | yes | own | own | yes',
      awarded: 'locked | yes | closed | own | yes',
      inactive: 'yes | state | closed | own | yes',
      disabled: 'locked | yes | closed | own | yes',
      ended: 'locked | yes | closed | own | yes',
    },
  ],
  [
    'applicant',
    {
      awaiting: 'no | no | closed | yes | no',
      open: 'no | no | applied | yes | no',
      awarded: 'no | no | closed | yes | no',
      inactive: 'no | no | closed | yes | no',
      disabled: 'no | no | closed | yes | no',
      ended: 'no | no | closed | yes | no',
    },
  ],
  [
    'staff',
    {
      awaiting: 'no | no | closed | yes | yes',
      open: 'no | no | yes | yes | yes',
      awarded: 'no | no | closed | yes | yes',
      inactive: 'no | no | closed | yes | yes',
      disabled: 'no | no | closed | yes | yes',
      ended: 'no | no | closed | yes | yes',
    },
  ],
])('%s', (role, expected) => {
  test.each(Object.entries(expected))('%s', async (situation, cell) => {
    expect(await look(role, situation as Situation)).toBe(cell);
  });
});

test('a refusal says why in words', async () => {
  const { campaign } = await clientOf('unready').data(campaignOperations.campaign, { id: ids.get('open') });
  expect(campaign.permissions.apply).toEqual({
    allowed: false,
    code: 'PROFILE_INCOMPLETE',
    reason: 'Please update missing details from your Profile to continue applying on Campaigns Jobs?',
  });
});

test('too few followers are told with the minimum', async () => {
  const id = await makeCampaign(product, owner, { minFollowers: 100_000 });
  const few = await createPerson(product, { followers: 99_999 });
  const { campaign } = await few.client.data(campaignOperations.campaign, { id });
  expect(campaign.permissions.apply).toEqual({
    allowed: false,
    code: 'TOO_FEW_FOLLOWERS',
    reason: 'Minimum followers count should be 100000 to apply for this campaign.',
  });
});

test("staff's reason is for the owner and staff, not for who applied", async () => {
  const reason = async (role: Role) =>
    (await clientOf(role).data(campaignOperations.campaign, { id: ids.get('inactive') })).campaign
      .rejectedReason;
  expect(await reason('owner')).toBe('The brief asks for free work.');
  expect(await reason('staff')).toBe('The brief asks for free work.');
  expect(await reason('applicant')).toBeNull();
});

/** What each mutation answers a role that may not use it; hidden campaigns cannot be told from none. */
describe('mutations keep the same rules', () => {
  const { setDisabled, setFavourite, report, update, invite } = campaignOperations;
  const form = {
    type: 'PAID',
    title: 'T',
    detailsHtml: 'D',
    categories: [],
    countries: [],
    allCountries: true,
    gender: 'ANY',
    minFollowers: 0,
    endsOn: '2026-12-01',
    hashtags: [],
    tags: [],
    pictures: [],
  };
  const operations: Record<string, (id: unknown) => [string, object]> = {
    update: (id) => [update, { input: { id, ...form } }],
    setDisabled: (id) => [setDisabled, { id, disabled: true }],
    setFavourite: (id) => [setFavourite, { id, on: true }],
    report: (id) => [report, { input: { campaignId: id, comment: 'Spam' } }],
    invite: (id) => [invite, { campaignId: id, influencerId: owner.id, amount: usd(1) }],
    suggestedUsers: (id) => ['query ($id: ID!) { suggestedUsers(campaignId: $id) { totalCount } }', { id }],
  };
  test.each<[string, Role, Situation, string]>([
    ['update', 'visitor', 'open', 'SIGN_IN_REQUIRED'],
    ['update', 'stranger', 'awaiting', 'NOT_FOUND'],
    ['update', 'stranger', 'open', 'FORBIDDEN'],
    ['update', 'staff', 'awaiting', 'FORBIDDEN'],
    ['update', 'owner', 'open', 'CAMPAIGN_LOCKED'],
    ['update', 'owner', 'awarded', 'CAMPAIGN_LOCKED'],
    ['setDisabled', 'visitor', 'open', 'SIGN_IN_REQUIRED'],
    ['setDisabled', 'stranger', 'disabled', 'NOT_FOUND'],
    ['setDisabled', 'stranger', 'open', 'FORBIDDEN'],
    ['setDisabled', 'staff', 'open', 'FORBIDDEN'],
    ['setDisabled', 'owner', 'inactive', 'WRONG_STATE'],
    ['setFavourite', 'visitor', 'open', 'SIGN_IN_REQUIRED'],
    ['setFavourite', 'stranger', 'disabled', 'NOT_FOUND'],
    ['setFavourite', 'stranger', 'ended', 'NOT_FOUND'],
    ['report', 'visitor', 'open', 'SIGN_IN_REQUIRED'],
    ['report', 'stranger', 'inactive', 'NOT_FOUND'],
    ['report', 'owner', 'open', 'OWN_CAMPAIGN'],
    ['invite', 'visitor', 'open', 'SIGN_IN_REQUIRED'],
    ['invite', 'stranger', 'awaiting', 'NOT_FOUND'],
    ['invite', 'stranger', 'open', 'FORBIDDEN'],
    ['invite', 'staff', 'open', 'FORBIDDEN'],
    ['invite', 'owner', 'disabled', 'CAMPAIGN_NOT_OPEN'],
    ['invite', 'owner', 'ended', 'CAMPAIGN_NOT_OPEN'],
    ['invite', 'owner', 'awarded', 'CAMPAIGN_NOT_OPEN'],
    ['suggestedUsers', 'visitor', 'open', 'SIGN_IN_REQUIRED'],
    ['suggestedUsers', 'stranger', 'awaiting', 'NOT_FOUND'],
    ['suggestedUsers', 'applicant', 'open', 'FORBIDDEN'],
    ['suggestedUsers', 'staff', 'open', 'FORBIDDEN'],
  ])('%s by %s on %s: %s', async (name, role, situation, code) => {
    const [operation, variables] = operations[name]?.(ids.get(situation)) ?? ['', {}];
    expect((await clientOf(role).refusal(operation, variables)).extensions.code).toBe(code);
  });

  test.each(['0', '-1', '99999999999', '1.5', 'abc', "1' or true --"])(
    'the id %j is no campaign',
    async (id) => {
      expect((await owner.client.refusal(setFavourite, { id, on: true })).extensions.code).toBe('NOT_FOUND');
    },
  );
});
