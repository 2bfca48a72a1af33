import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { makePicture } from '../support/campaigns.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createCampaign } from '../support/jobs.ts';
import { openBankAccount } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { linkAs } from '../support/socials.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({});
});
afterAll(() => product.close());

const stepsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.data('{ me { firstStepsDone } }')).me.firstStepsDone;

describe('the first steps', () => {
  let newcomer: Person;
  let other: Person;
  beforeAll(async () => {
    newcomer = await createPerson(product, { bio: null, instagramPriceMinor: null, instagramUsername: null });
    other = await createPerson(product);
  });

  const steps: readonly [step: string, take: () => Promise<unknown>][] = [
    ['LINK_ACCOUNT', () => linkAs(product, newcomer, 'koli.demo')],
    [
      'SET_PRICE',
      () =>
        sql(product.databaseUrl, 'update profile set instagram_price_minor = 5000 where id = $1', [
          newcomer.id,
        ]),
    ],
    ['ADD_BANK_ACCOUNT', () => openBankAccount(product, newcomer)],
    [
      'APPLY',
      async () => {
        await sql(product.databaseUrl, `update profile set bio = 'I film noodles.' where id = $1`, [
          newcomer.id,
        ]);
        const id = idOf('Campaign', await createCampaign(product, other));
        await newcomer.client.data(
          'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }',
          { id },
        );
      },
    ],
    [
      'INTRODUCE',
      async () => {
        const pictureId = await makePicture(product, newcomer, 'avatar');
        await newcomer.client.data(
          'mutation ($id: ID!) { setAvatar(input: { picture: $id }) { __typename } }',
          { id: pictureId },
        );
      },
    ],
    ['POST_CAMPAIGN', () => createCampaign(product, newcomer)],
    [
      'INVITE',
      async () => {
        const campaignId = idOf('Campaign', await createCampaign(product, newcomer));
        await newcomer.client.data(
          'mutation ($input: InviteInput!) { invite(input: $input) { __typename } }',
          {
            input: { campaignId, influencerId: idOf('Profile', other.id), amount: usd(20_000) },
          },
        );
      },
    ],
  ];

  test('linking by username counts too', async () => {
    const named = await createPerson(product, { instagramUsername: null });
    const link = `mutation { setInstagramUsername(input: { username: "first.steps" }) { __typename } }`;
    expect(await stepsOf(named)).not.toContain('LINK_ACCOUNT');
    await named.client.data(link);
    expect(await stepsOf(named)).toContain('LINK_ACCOUNT');
  });

  test('are done one after the other, each by what it leads to, and by nobody else', async () => {
    const before = await stepsOf(other);
    expect(await stepsOf(newcomer)).toEqual([]);
    const done: string[] = [];
    for (const [step, take] of steps) {
      await take();
      done.push(step);
      expect(await stepsOf(newcomer)).toEqual(done);
    }
    expect((await stepsOf(other)).filter((step) => !before.includes(step))).toEqual(['POST_CAMPAIGN']);
  });
});

describe('what somebody came for', () => {
  const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
  const signIn =
    'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { purpose } } }';
  const form = {
    first: 'Mei',
    last: 'Tan',
    password: 'Kopi-peng-77',
    phonePrefix: '+65',
    mobile: '81234567',
    termsAccepted: true,
  };

  test.each(['BRAND', 'INFLUENCER', 'BOTH', null, undefined])('%s, as said at sign-up', async (purpose) => {
    const client = new GraphqlClient(product);
    const username = `mei.${String(purpose).toLowerCase()}`;
    const email = `${username}@example.test`;
    const captcha = await solveCaptcha(product);
    await client.data(signUp, { input: { ...form, username, email, captcha, purpose } });
    const answer = await client.data(signIn, { email, password: form.password });
    expect(answer.signIn.account.purpose).toBe(purpose ?? null);
  });

  test('can be changed, and taken back', async () => {
    const { client } = await createPerson(product);
    const set =
      'mutation ($purpose: Purpose) { setPurpose(input: { purpose: $purpose }) { account { purpose } } }';
    for (const purpose of ['BRAND', null, 'BOTH'])
      expect((await client.data(set, { purpose })).setPurpose.account.purpose).toBe(purpose);
  });
});
