import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../support/campaigns.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createRemark } from '../support/jobs.ts';
import { openBankAccount } from '../support/money.ts';
import { createPerson, type Person, type PersonFields } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
});
afterAll(() => product.close());

const conditions = 'fit { condition state change refuses }';
const asked = `query ($id: ID!) { campaign(id: $id) { ${conditions} permissions { apply { code } } } }`;
interface Fit {
  condition: string;
  state: string;
  change: string | null;
  refuses: boolean;
}
/** 'AGE UNKNOWN PROFILE'. */
const inWords = (fit: readonly Fit[]) =>
  fit.map(({ condition, state, change }) => [condition, state, change].filter(Boolean).join(' '));

const wanting = (fields: object = {}) =>
  makeCampaign(product, owner, {
    countries: ['SG'],
    gender: 'female',
    minAge: 18,
    maxAge: 24,
    minFollowers: 1_000,
    ...fields,
  });
const fitting = {
  country: 'SG',
  gender: 'female',
  dateOfBirth: '2004-02-01',
  followers: 5_000,
} satisfies PersonFields;

describe('how the viewer fits a campaign', () => {
  const fitOf = async (fields: PersonFields, campaign: object = {}) => {
    const person = await createPerson(product, { ...fitting, ...fields });
    const id = await wanting(campaign);
    return (await person.client.data(asked, { id })).campaign;
  };

  test('every condition that it sets, met', async () => {
    const { fit, permissions } = await fitOf({});
    expect(inWords(fit)).toEqual([
      'FOLLOWERS MET',
      'COUNTRY MET',
      'GENDER MET',
      'AGE MET',
      'PAYOUT_COUNTRY MET',
    ]);
    expect(permissions.apply.code).toBeNull();
  });

  test.each<[string, PersonFields, string]>([
    ['another country', { country: 'PH' }, 'COUNTRY NOT_MET PROFILE'],
    ['no country', { country: null }, 'COUNTRY UNKNOWN PROFILE'],
    ['another gender', { gender: 'male' }, 'GENDER NOT_MET PROFILE'],
    ['no gender', { gender: null }, 'GENDER UNKNOWN PROFILE'],
    ['too old by a day', { dateOfBirth: '2001-11-19' }, 'AGE NOT_MET PROFILE'],
    ['too young', { dateOfBirth: '2010-01-01' }, 'AGE NOT_MET PROFILE'],
    ['no birthday', { dateOfBirth: null }, 'AGE UNKNOWN PROFILE'],
    ['few followers', { followers: 999 }, 'FOLLOWERS NOT_MET FOLLOWERS'],
    ['payouts out of reach', { country: 'PH' }, 'PAYOUT_COUNTRY NOT_MET BANK_ACCOUNT'],
    ['payouts nobody knows of', { country: null }, 'PAYOUT_COUNTRY UNKNOWN BANK_ACCOUNT'],
  ])('%s', async (_case, fields, expected) => {
    expect(inWords((await fitOf(fields)).fit)).toContain(expected);
  });

  test('unmet followers refuse; everything else only warns', async () => {
    const few = await fitOf({ followers: 999 });
    expect(few.permissions.apply.code).toBe('TOO_FEW_FOLLOWERS');
    expect(few.fit.filter(({ refuses }: Fit) => refuses)).toMatchObject([{ condition: 'FOLLOWERS' }]);
    const unlike = await fitOf({ country: 'PH', gender: 'male', dateOfBirth: '1970-01-01' });
    expect(unlike.permissions.apply.code).toBeNull();
  });

  test('a bank account in Singapore is what counts, wherever they live', async () => {
    const person = await createPerson(product, { ...fitting, country: 'PH' });
    await openBankAccount(product, person);
    const { campaign } = await person.client.data(asked, { id: await wanting() });
    expect(inWords(campaign.fit)).toContain('PAYOUT_COUNTRY MET');
  });

  test('a campaign without conditions, or without money, asks for no more than it says', async () => {
    const nothing = { countries: [], gender: 'any', minAge: null, maxAge: null, minFollowers: 0 };
    expect(inWords((await fitOf({ country: 'PH' }, { ...nothing, type: 'shoutout' })).fit)).toEqual([]);
    expect(inWords((await fitOf({}, { minAge: null, type: 'shoutout' })).fit)).toEqual([
      'FOLLOWERS MET',
      'COUNTRY MET',
      'GENDER MET',
      'AGE MET',
    ]);
  });

  test('says nothing of visitors and of its owner', async () => {
    const id = await wanting();
    expect((await new GraphqlClient(product).data(asked, { id })).campaign.fit).toEqual([]);
    expect((await owner.client.data(asked, { id })).campaign.fit).toEqual([]);
  });
});

test('the filter answers those of which nobody is known to miss a condition, and nobody else', async () => {
  const list = `{ campaigns(filter: { fits: true }, first: 100) { nodes { id } } }`;
  const all = `{ campaigns(first: 100) { nodes { id ${conditions} } } }`;
  const nothing = { countries: [], gender: 'any', minAge: null, maxAge: null, minFollowers: 0 };
  for (const own of [
    {},
    nothing,
    { ...nothing, type: 'shoutout' },
    { ...nothing, countries: ['MY', 'SG'] },
    { ...nothing, gender: 'male' },
    { ...nothing, minAge: 30 },
    { ...nothing, maxAge: 20 },
    { ...nothing, minFollowers: 5_000 },
    { ...nothing, minFollowers: 5_001 },
  ])
    await wanting(own);
  const people: readonly PersonFields[] = [
    fitting,
    { ...fitting, country: 'MY' },
    { ...fitting, country: null },
    { ...fitting, gender: null, dateOfBirth: null },
    { ...fitting, gender: 'male', dateOfBirth: '1990-01-01' },
    { ...fitting, followers: 0 },
    { ...fitting, country: 'PH', hasBankAccount: true },
  ];
  const sizes = new Set<number>();
  for (const fields of people) {
    const { client } = await createPerson(product, fields);
    const idsOf = (nodes: { id: string }[]) => nodes.map((one) => one.id);
    const seen = (await client.data(all)).campaigns.nodes as { id: string; fit: Fit[] }[];
    const expected = seen.filter(({ fit }) => fit.every(({ state }) => state !== 'NOT_MET'));
    expect(idsOf((await client.data(list)).campaigns.nodes)).toEqual(idsOf(expected));
    sizes.add(expected.length);
  }
  expect(sizes.size).toBeGreaterThan(3);
  expect((await new GraphqlClient(product).refusal(list)).extensions.code).toBe('SIGN_IN_REQUIRED');
});

test('the owner sees how each applicant fits', async () => {
  const id = await wanting();
  await createRemark(product, id, await createPerson(product, { ...fitting, gender: null, country: 'MY' }));
  const list = `query ($id: ID!) { campaignRemarks(campaignId: $id) { nodes { ${conditions} } } }`;
  const [one] = (await owner.client.data(list, { id })).campaignRemarks.nodes;
  expect(inWords(one.fit)).toEqual([
    'FOLLOWERS MET',
    'COUNTRY NOT_MET PROFILE',
    'GENDER UNKNOWN PROFILE',
    'AGE MET',
    'PAYOUT_COUNTRY NOT_MET BANK_ACCOUNT',
  ]);
});
