import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { answerPage, FINISH, linkAs, linkingPage } from '../support/socials.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  person = await createPerson(product, { followers: 0, instagramUsername: null });
});
afterAll(() => product.close());

const profile = `profile { followers followersSource followersAt followersUnverified totalPosts instagramUsername
  facebookUsername instagramPrice { amount } facebookPrice { amount }
  instagram { username confirmed visibility refreshedAt posts { id } } }`;
const read = async (who = person) => (await who.client.data(`{ me { ${profile} } }`)).me.profile;
const setHandle = `mutation ($name: String) { setInstagramUsername(input: { username: $name }) { account { ${profile} } } }`;
const setFollowers = `mutation ($n: Int!) { setFollowers(input: { followers: $n }) { account { ${profile} } } }`;

describe('signing in at Instagram', () => {
  test('links the account with followers, posts and their pictures', async () => {
    const linked = await linkAs(product, person, '@Mei.Eats');
    expect(linked).toMatchObject({
      instagramUsername: 'mei.eats',
      followersSource: 'PROVIDER',
      instagram: { username: 'mei.eats', confirmed: true, visibility: 'PUBLIC' },
    });
    expect(linked.followers).toBeGreaterThan(11_999);
    expect(linked.totalPosts).toBeGreaterThan(23);
    expect(linked.instagram.posts).toHaveLength(12);
    const [{ pictureUrl }] = linked.instagram.posts;
    const picture = await product.app.inject(pictureUrl);
    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
  });

  test('the token lies sealed in the database and opens nowhere else', async () => {
    await linkAs(product, person, 'sealed.one');
    const [row] = await sql(
      product.databaseUrl,
      'select sealed_token from social_account where profile_id = $1',
      [person.id],
    );
    const sealed = Buffer.from(String(row?.sealed_token), 'base64url');
    expect(sealed.length).toBeGreaterThan(60);
    expect(sealed.includes('sealed.one')).toBe(false);
    const other = await createPerson(product, { instagramUsername: null });
    await linkAs(product, other, 'other.one');
    await sql(product.databaseUrl, 'update social_account set sealed_token = $1 where profile_id = $2', [
      row?.sealed_token,
      other.id,
    ]);
    product.clock.advance({ days: 2 });
    await product.runJob('refresh-linked-accounts');
    expect((await read(other)).instagram.visibility).toBe('MISSING');
    expect((await read()).instagram.visibility).toBe('PUBLIC');
  });

  test('a state works once, in the sign-in that began, within 15 minutes', async () => {
    const expired = { extensions: { code: 'SOCIAL_LINK_EXPIRED' } };
    const first = await answerPage(product, await linkingPage(person, 'INSTAGRAM'), 'once.only');
    const elsewhere = new GraphqlClient(product);
    await elsewhere.data(
      'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
      { email: person.email, password },
    );
    expect(await elsewhere.refusal(FINISH, { ...first })).toMatchObject(expired);
    const other = await createPerson(product);
    expect(await other.client.refusal(FINISH, { ...first })).toMatchObject(expired);
    await person.client.data(FINISH, { code: `${first.code}#_`, state: first.state });
    expect(await person.client.refusal(FINISH, { ...first })).toMatchObject(expired);
    const late = await answerPage(product, await linkingPage(person, 'INSTAGRAM'), 'once.only');
    product.clock.advance({ minutes: 16 });
    expect(await person.client.refusal(FINISH, { ...late })).toMatchObject(expired);
  });

  test('a code of another state, a made-up one and a network that fails are refused, and the state is used up', async () => {
    const { state } = await answerPage(product, await linkingPage(person, 'INSTAGRAM'), 'mei.eats');
    expect((await person.client.refusal(FINISH, { code: 'made.up', state })).extensions.code).toBe(
      'SOCIAL_LINK_EXPIRED',
    );
    const down = await answerPage(product, await linkingPage(person, 'INSTAGRAM'), 'down.today');
    expect(await person.client.refusal(FINISH, { ...down })).toMatchObject({
      message: 'Something went wrong. Please try again later!',
      extensions: { code: 'UNAVAILABLE' },
    });
    expect((await person.client.refusal(FINISH, { ...down })).extensions.code).toBe('SOCIAL_LINK_EXPIRED');
    expect((await read()).instagram).toBeNull();
  });

  test('the page refuses unknown and personal accounts, and sends nobody anywhere else', async () => {
    const page = await linkingPage(person, 'INSTAGRAM');
    await expect(answerPage(product, page, 'unknown.one')).rejects.toThrow(
      'There is no account with this name.',
    );
    await expect(answerPage(product, page, 'personal.one')).rejects.toThrow('Only professional accounts');
    expect(await answerPage(product, page, '', 'deny')).toMatchObject({ error: 'access_denied', code: '' });
    page.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await product.app.inject(page.pathname + page.search)).statusCode).toBe(400);
  });

  test('an account whose owner signed in for it is nobody else’s', async () => {
    await linkAs(product, person, 'only.mine');
    const other = await createPerson(product, { instagramUsername: null });
    expect((await other.client.refusal(setHandle, { name: 'only.mine' })).extensions.code).toBe(
      'SOCIAL_ACCOUNT_TAKEN',
    );
  });
});

describe('one account and two people', () => {
  test('who only named it loses it, with its followers, to who signs in for it', async () => {
    await person.client.data(setHandle, { name: 'really.hers' });
    const owner = await createPerson(product, { instagramUsername: null });
    await linkAs(product, owner, 'really.hers');
    expect(await read()).toMatchObject({ instagramUsername: null, instagram: null, followers: 0 });
    expect((await read(owner)).instagram).toMatchObject({ username: 'really.hers', confirmed: true });
    await product.settled();
    const told = async (who: Person) =>
      (await who.client.data('{ notifications { nodes { type path message } } }')).notifications.nodes;
    expect(await told(person)).toEqual([
      { type: 'KOLITEAM', path: '/edit-profile', message: expect.stringContaining('signed in to it') },
    ]);
    expect(await told(owner)).toEqual([]);
  });

  test('of two who sign in for it at once one gets it, the other is told', async () => {
    const others = await Promise.all([1, 2, 3].map(() => createPerson(product, { instagramUsername: null })));
    const backs = await Promise.all(
      others.map(async (one) => answerPage(product, await linkingPage(one, 'INSTAGRAM'), 'sought.after')),
    );
    const answers = await Promise.all(
      others.map((one, n) => one.client.send(FINISH, { code: backs[n]?.code, state: backs[n]?.state })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'linked');
    expect(codes.toSorted()).toEqual(['SOCIAL_ACCOUNT_TAKEN', 'SOCIAL_ACCOUNT_TAKEN', 'linked']);
  });
});

describe('linking by username', () => {
  test('looks the account up; it is not confirmed', async () => {
    const { setInstagramUsername } = await person.client.data(setHandle, { name: ' @Looked.Up ' });
    expect(setInstagramUsername.account.profile).toMatchObject({
      instagramUsername: 'looked.up',
      followersSource: 'PROVIDER',
      instagram: { confirmed: false, visibility: 'PUBLIC' },
    });
  });

  test('a private account shows no posts', async () => {
    await person.client.data(setHandle, { name: 'private.one' });
    const { instagram, totalPosts } = await read();
    expect(instagram).toMatchObject({ visibility: 'PRIVATE', posts: [] });
    expect(totalPosts).toBeGreaterThan(0);
  });

  const notFound = 'Please check if you have entered the correct details or try again.';
  test.each([
    ['unknown.one', 'SOCIAL_LOOKUP_FAILED', notFound],
    ['personal.one', 'SOCIAL_LOOKUP_FAILED', notFound],
    ['down.today', 'UNAVAILABLE', 'Something went wrong. Please try again later!'],
  ])('%s is refused with %s', async (name, code, message) => {
    expect(await person.client.refusal(setHandle, { name })).toMatchObject({
      message,
      extensions: { code, field: 'username' },
    });
    expect((await read()).instagramUsername).toBeNull();
  });

  test('unlinking takes followers, posts and price; another account replaces the posts', async () => {
    await linkAs(product, person, 'first.one');
    const before = (await read()).instagram.posts;
    await person.client.data(setHandle, { name: 'second.one' });
    const after = (await read()).instagram.posts;
    expect(after).toHaveLength(12);
    expect(after).not.toEqual(before);
    await person.client.data(setHandle, { name: null });
    expect(await read()).toMatchObject({
      instagram: null,
      followers: 0,
      totalPosts: 0,
      instagramPrice: null,
      followersUnverified: false,
    });
  });
});

test('Facebook gives a name, which can be unlinked with its price', async () => {
  const { code, state } = await answerPage(product, await linkingPage(person, 'FACEBOOK'), 'Mei Ling Tan');
  await person.client.data(FINISH, { code, state });
  expect(await read()).toMatchObject({ facebookUsername: 'Mei Ling Tan', instagram: null, followers: 0 });
  await person.client.data('mutation { unlinkFacebook { account { id } } }');
  expect(await read()).toMatchObject({ facebookUsername: null, facebookPrice: null });
});

describe('the job that looks at linked accounts', () => {
  const job = () => product.runJob('refresh-linked-accounts');
  const touch = (text: string, values: unknown[] = []) =>
    sql(product.databaseUrl, text, [person.id, ...values]);

  test('brings followers and posts up to date once a day, and renews the permission in time', async () => {
    await linkAs(product, person, 'daily.look');
    await touch('update profile set followers = 7 where id = $1');
    await job();
    expect((await read()).followers).toBe(7);
    product.clock.advance({ days: 2 });
    const soon = new Date(product.clock.now().getTime() + 10 * 86_400_000);
    await touch('update social_account set token_expires_at = $2 where profile_id = $1', [soon]);
    await job();
    expect((await read()).followers).toBeGreaterThan(11_999);
    const ends = new Date(product.clock.now().getTime() + 60 * 86_400_000);
    expect(await touch('select token_expires_at from social_account where profile_id = $1')).toEqual([
      { token_expires_at: ends },
    ]);
  });

  test('notes when a post changed, and only then', async () => {
    const posts = async () => {
      const query = '{ me { profile { instagram { posts { id likes createdAt updatedAt } } } } }';
      return (await person.client.data(query)).me.profile.instagram.posts;
    };
    await linkAs(product, person, 'liked.more');
    const linked = await posts();
    product.clock.advance({ days: 2 });
    await job();
    expect(await posts()).toEqual(linked);
    await touch(`update social_post set likes = likes + 1 where profile_id = $1 and id = $2`, [
      rowNumber(linked[3].id),
    ]);
    product.clock.advance({ days: 2 });
    await job();
    const [changed, ...more] = (await posts()).filter(
      (post: { updatedAt: string }, at: number) => post.updatedAt !== linked[at].updatedAt,
    );
    expect([changed, more]).toEqual([{ ...linked[3], updatedAt: expect.any(String) }, []]);
    expect(changed.updatedAt > linked[3].updatedAt).toBe(true);
  });

  test('does not have to be waited for by who has just made an account public', async () => {
    const refresh = `mutation { refreshInstagram { account { ${profile} } } }`;
    expect((await person.client.refusal(refresh)).extensions.code).toBe('SOCIAL_ACCOUNT_MISSING');
    await linkAs(product, person, 'asked.now');
    await touch('update profile set followers = 7 where id = $1');
    const { refreshInstagram } = await person.client.data(refresh);
    expect(refreshInstagram.account.profile.followers).toBeGreaterThan(11_999);
    await touch("update social_account set username = 'down.now', sealed_token = null where profile_id = $1");
    expect((await person.client.refusal(refresh)).extensions.code).toBe('UNAVAILABLE');
    await touch("update social_account set username = 'unknown.now' where profile_id = $1");
    expect((await person.client.data(refresh)).refreshInstagram.account.profile.instagram).toMatchObject({
      visibility: 'MISSING',
      posts: [],
    });
  });

  test('says when the permission is taken back, and how old the figures are since; signing in again mends it', async () => {
    await linkAs(product, person, 'revoked.later');
    const { refreshedAt } = (await read()).instagram;
    product.clock.advance({ days: 2 });
    await job();
    expect((await read()).instagram).toMatchObject({ visibility: 'MISSING', posts: [], refreshedAt });
    const again = await linkAs(product, person, 'revoked.later');
    expect(again.instagram).toMatchObject({ visibility: 'PUBLIC', confirmed: true });
    expect(again.instagram.refreshedAt).not.toBe(refreshedAt);
  });
});

describe('a typed-in count', () => {
  const staffSettles =
    'mutation ($id: ID!, $accepted: Boolean!) { settleFollowerJump(input: { id: $id, accepted: $accepted, reason: "Looked" }) { followerJump { accepted } } }';
  const waiting = '{ followerJumps(first: 100) { nodes { id profileId before after } } }';
  const jumpOf = async (staff: Person) =>
    (await staff.client.data(waiting)).followerJumps.nodes.find(
      ({ profileId }: { profileId: string }) => profileId === idOf('Profile', person.id),
    );
  const type = (n: number) => person.client.data(setFollowers, { n });

  beforeEach(async () => {
    await sql(product.databaseUrl, "update profile set instagram_username = 'typed' where id = $1", [
      person.id,
    ]);
  });

  test('that more than triples within a day is shown as unverified and waits for staff', async () => {
    const staff = await createPerson(product, { isStaff: true });
    await type(2_000);
    await type(5_900);
    expect(await read()).toMatchObject({ followers: 5_900, followersUnverified: false });
    await type(6_100);
    expect(await read()).toMatchObject({ followers: 6_100, followersUnverified: true });
    const jump = await jumpOf(staff);
    expect(jump).toMatchObject({ before: 2_000, after: 6_100 });
    await staff.client.data(staffSettles, { id: jump.id, accepted: false });
    expect(await read()).toMatchObject({ followers: 2_000, followersUnverified: false });
    expect(await jumpOf(staff)).toBeUndefined();
    expect((await staff.client.refusal(staffSettles, { id: jump.id, accepted: true })).extensions.code).toBe(
      'WRONG_STATE',
    );
    await type(9_000);
    const again = await jumpOf(staff);
    await staff.client.data(staffSettles, { id: again.id, accepted: true });
    expect(await read()).toMatchObject({ followers: 9_000, followersUnverified: false });
    await type(20_000);
    expect((await read()).followersUnverified).toBe(false);
  });

  test('grows freely when small, over days, and at first', async () => {
    await type(40);
    await type(900);
    expect((await read()).followersUnverified).toBe(false);
    product.clock.advance({ days: 2 });
    await type(2_600);
    expect((await read()).followersUnverified).toBe(false);
  });

  test('does not get small by unlinking', async () => {
    await type(2_000);
    await person.client.data(setHandle, { name: null });
    await sql(product.databaseUrl, "update profile set instagram_username = 'typed' where id = $1", [
      person.id,
    ]);
    await type(50_000);
    expect((await read()).followersUnverified).toBe(true);
    await type(2_500);
    expect((await read()).followersUnverified).toBe(false);
  });
});
