import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { upload } from '../support/upload.ts';

let product: TestProduct;
let owner: Person;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
});
afterAll(() => product?.close());

const create = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { secret token { id name start scopes expiresAt isActive } } }`;
const list = '{ accessTokens { nodes { id name start scopes lastUsedAt revokedAt isActive } } }';
const revoke =
  'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { accessToken { id isActive revokedAt } } }';

const form = (more: object = {}) => ({ input: { name: 'Nightly report', password, ...more } });
const by = (secret: string): GraphqlClient => {
  const client = new GraphqlClient(product);
  client.token = secret;
  return client;
};
const post = (headers: Record<string, string>, query = '{ me { id } }') =>
  product.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { query },
  });

describe('making a token', () => {
  test('answers the secret once, keeps its hash only, and mails the owner', async () => {
    const { createAccessToken } = await owner.client.data(create, form());
    const { secret, token } = createAccessToken;
    expect(secret).toMatch(/^koli_pat_[\w-]{43}$/);
    expect(token).toMatchObject({
      name: 'Nightly report',
      start: secret.slice(0, 13),
      scopes: ['CAMPAIGNS_READ', 'REMARKS_READ', 'PROFILE_READ', 'NOTIFICATIONS_READ'],
      expiresAt: '2027-02-18T02:00:00+00:00',
      isActive: true,
    });
    const rows = await sql(product.databaseUrl, 'select access_token::text as row from access_token');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(13));
    await product.settled();
    const [mail] = (await mailsTo(product, owner.email)).slice(-1);
    expect(mail?.subject).toContain('A new access token was created');
    expect(mail?.text).not.toContain(secret.slice(13));
    expect(await by(secret).data('{ me { id } }')).toEqual({ me: { id: idOf('Account', owner.id) } });
  });

  test.each([
    ['no name', { name: ' ' }, 'FIELD_REQUIRED', 'name'],
    ['no scope', { scopes: [] }, 'FIELD_REQUIRED', 'scopes'],
    ['367 days', { expiresInDays: 367 }, 'BAD_INPUT', 'expiresInDays'],
    ['no day', { expiresInDays: 0 }, 'BAD_INPUT', 'expiresInDays'],
    ['another password', { password: 'Guess-1-2-3' }, 'PASSWORD_WRONG', 'password'],
  ])('%s is refused', async (_, more, code, field) => {
    expect((await owner.client.refusal(create, form(more))).extensions).toMatchObject({ code, field });
  });

  test('an account has at most twenty that work', async () => {
    const person = await createPerson(product);
    for (let i = 0; i < 20; i += 1) await makeToken(product, person, ['campaigns:read']);
    expect((await person.client.refusal(create, form())).extensions.code).toBe('TOO_MANY_TOKENS');
    const { accessTokens } = await person.client.data(list);
    await person.client.data(revoke, { id: accessTokens.nodes[0].id });
    await person.client.data(create, form());
  });

  test('guessing the password is limited', async () => {
    const person = await createPerson(product);
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      codes.push((await person.client.refusal(create, form({ password: 'x' }))).extensions.code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('a request by token', () => {
  test('counts alone: a cookie beside it is not looked at', async () => {
    const other = await createPerson(product);
    const { secret } = await makeToken(product, other, ['profile:read']);
    const both = await post({ authorization: `Bearer ${secret}`, cookie: owner.client.cookie ?? '' });
    expect(both.json()).toMatchObject({ data: { me: { id: idOf('Account', other.id) } } });
    const bad = await post({ authorization: 'Bearer koli_pat_x', cookie: owner.client.cookie ?? '' });
    expect(bad.statusCode).toBe(401);
  });

  test.each([
    ['unknown', async () => `koli_pat_${'A'.repeat(43)}`],
    ['of another form', async () => 'whatever'],
    ['empty', async () => ''],
    ['revoked', async () => (await makeToken(product, owner, ['profile:read'], { isRevoked: true })).secret],
    [
      'expired',
      async () => (await makeToken(product, owner, ['profile:read'], { expiresAt: '2026-11-19' })).secret,
    ],
  ])('with a token that is %s is answered with 401 and nothing else', async (_, secretOf) => {
    for (const query of ['{ categories { name } }', '{ broken', '{ __typename }']) {
      const answer = await post({ authorization: `Bearer ${await secretOf()}` }, query);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toContain('Bearer');
      expect(answer.json()).toEqual({
        errors: [expect.objectContaining({ extensions: { code: 'TOKEN_INVALID' } })],
      });
    }
  });

  test('opens no page of staff, whatever it is', async () => {
    const staff = await createPerson(product, { isStaff: true });
    for (const secret of ['x', (await makeToken(product, staff, ['profile:read'])).secret]) {
      const headers = { authorization: `Bearer ${secret}`, cookie: staff.client.cookie ?? '' };
      expect((await product.app.inject({ url: '/graphiql', headers })).statusCode).toBe(404);
    }
  });

  test('never carries staff rights', async () => {
    const staff = await createPerson(product, { isStaff: true });
    const { secret } = await makeToken(product, staff, ['campaigns:read', 'profile:read']);
    const codes = (await by(secret).send('{ findUsers(search: "") { totalCount } }')).errors;
    expect(codes?.[0]?.extensions.code).toBe('TOKEN_NOT_ALLOWED');
  });

  test('notes its use once a minute', async () => {
    const { id, secret } = await makeToken(product, owner, ['profile:read']);
    const used = async () =>
      (
        await sql(product.databaseUrl, 'select last_used_at::text as at from access_token where id = $1', [
          id,
        ])
      )[0]?.at;
    await by(secret).data('{ me { id } }');
    const first = await used();
    product.clock.advance({ seconds: 50 });
    await by(secret).data('{ me { id } }');
    expect(await used()).toBe(first);
    product.clock.advance({ seconds: 11 });
    await by(secret).data('{ me { id } }');
    expect(await used()).not.toBe(first);
  });

  test('uploads pictures with the scope of their purpose', async () => {
    const { secret } = await makeToken(product, owner, ['campaigns:write']);
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c85028' } })
      .jpeg()
      .toBuffer();
    const send = (purpose: string) =>
      upload(
        product,
        { cookie: undefined },
        { bytes, purpose, headers: { authorization: `Bearer ${secret}` } },
      );
    expect((await send('campaign')).statusCode).toBe(200);
    const refused = await send('avatar');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
  });

  test('cannot make, list or revoke tokens', async () => {
    const { id, secret } = await makeToken(product, owner, ['profile:read', 'profile:write']);
    const client = by(secret);
    const refusals = [
      await client.refusal(create, form()),
      await client.refusal(list),
      await client.refusal(revoke, { id }),
    ];
    expect(refusals.map(({ extensions }) => extensions.code)).toEqual(Array(3).fill('TOKEN_NOT_ALLOWED'));
  });
});

describe('the end of a token', () => {
  test('revoking works at once; others cannot', async () => {
    const person = await createPerson(product);
    const { id, secret } = await makeToken(product, person, ['profile:read']);
    expect((await owner.client.refusal(revoke, { id })).extensions.code).toBe('NOT_FOUND');
    await by(secret).data('{ me { id } }');
    const { revokeAccessToken } = await person.client.data(revoke, { id });
    expect(revokeAccessToken.accessToken.isActive).toBe(false);
    expect((await by(secret).refusal('{ me { id } }')).extensions.code).toBe('TOKEN_INVALID');
    const again = await person.client.data(revoke, { id });
    expect(again.revokeAccessToken.accessToken.revokedAt).toBe(revokeAccessToken.accessToken.revokedAt);
  });

  test('a new password ends all of them', async () => {
    const person = await createPerson(product);
    const { secret } = await makeToken(product, person, ['profile:read']);
    await person.client.data(
      'mutation ($current: String!, $password: String!) { changePassword(input: { current: $current, password: $password }) { account { id } } }',
      { current: password, password: 'Other-pass-2' },
    );
    expect((await by(secret).refusal('{ me { id } }')).extensions.code).toBe('TOKEN_INVALID');
  });
});
