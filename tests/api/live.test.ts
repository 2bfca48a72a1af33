import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import { usd } from '../../schema/usd.ts';
import { createCampaign, jobOperations } from '../support/jobs.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let influencer: Person;
let campaignId: number;

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await createPerson(product, { first: 'Halia', last: 'Tan' });
  influencer = await createPerson(product, { first: 'Arif', last: 'Rahman' });
  const em = product.orm.em.fork();
  const campaign = fakeCampaign(em, { ownerId: owner.id, title: 'Laksa week' });
  await em.flush();
  campaignId = campaign.id;
});
afterAll(() => product.close());

const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
const apply =
  'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id, text: "Me!" }) { remark { id } } }';

test('an application reaches the open page of the owner, and nobody else', async () => {
  const stranger = await createPerson(product);
  const [own, foreign] = [
    await openLive(product, owner.client.cookie),
    await openLive(product, stranger.client.cookie),
  ];
  const bell = own.subscribe('subscription { notificationAdded { type message } }')();
  const job = own.subscribe(
    'subscription ($id: ID) { remarkChanged(campaignId: $id) { event { action from to by } remark { state applicant { fullName } } } }',
    {
      id: campaignId,
    },
  )();
  let leaked = false;
  void foreign
    .subscribe('subscription { remarkChanged { remark { id } } }')()
    .then((event) => {
      leaked = Boolean((event as { data?: { remarkChanged?: unknown } | null }).data?.remarkChanged);
    });
  await Promise.all([own.listening(), foreign.listening()]);
  await influencer.client.data(apply, { id: campaignId });
  await product.settled();
  expect(await bell).toEqual({
    data: {
      notificationAdded: { type: 'USER_CAMPAIGN_APPLY', message: 'Arif Rahman applied to “Laksa week”.' },
    },
  });
  expect(await job).toEqual({
    data: {
      remarkChanged: {
        event: { action: 'apply', from: null, to: 'APPLIED', by: 'APPLICANT' },
        remark: { state: 'APPLIED', applicant: { fullName: 'Arif Rahman' } },
      },
    },
  });
  await settle();
  expect(leaked).toBe(false);
  own.dispose();
  foreign.dispose();
});

test('what is read on one device is told to the others, once', async () => {
  const desk = await openLive(product, owner.client.cookie);
  const next = desk.subscribe('subscription { notificationAdded { type readAt } }');
  const told = next();
  await desk.listening();
  // The second time nothing is unread any more.
  await owner.client.data('mutation { markNotificationsRead { markedCount } }');
  await owner.client.data('mutation { markNotificationsRead { markedCount } }');
  await product.settled();
  expect(await told).toEqual({
    data: { notificationAdded: { type: 'USER_CAMPAIGN_APPLY', readAt: expect.any(String) } },
  });
  const facts = await sql(product.databaseUrl, "select 1 from outbox where type = 'notification.read'");
  expect(facts).toHaveLength(1);
  desk.dispose();
});

test('a visitor gets no private subscription', async () => {
  const live = await openLive(product);
  const answer = await live
    .subscribe('subscription { notificationAdded { id } }')()
    .catch((errors: unknown) => ({ errors }));
  expect(JSON.stringify(answer)).toContain('SIGN_IN_REQUIRED');
  live.dispose();
});

test('signing out closes the socket at once', async () => {
  const person = await createPerson(product);
  const live = await openLive(product, person.client.cookie);
  void live
    .subscribe('subscription { notificationAdded { id } }')()
    .catch(() => undefined);
  await live.listening();
  await person.client.data('mutation { signOut { isSignedOut } }');
  expect(await live.closed).toBe(4403);
});

test('a page of another site may not open a socket with our cookie', async () => {
  const live = await openLive(product, owner.client.cookie, 'https://evil.test');
  expect(await live.closed).toBe(4403);
});

test('a campaign is told as it is now, then at each change: nothing is missed before listening begins', async () => {
  const live = await openLive(product, owner.client.cookie);
  const next = live.subscribe('subscription ($id: ID!) { campaignChanged(id: $id) { isDisabled } }', {
    id: campaignId,
  });
  expect(await next()).toEqual({ data: { campaignChanged: { isDisabled: false } } });
  const setDisabled =
    'mutation ($id: ID!, $on: Boolean!) { setCampaignDisabled(input: { id: $id, disabled: $on }) { campaign { id } } }';
  await owner.client.data(setDisabled, { id: campaignId, on: true });
  await product.settled();
  expect(await next()).toEqual({ data: { campaignChanged: { isDisabled: true } } });
  await owner.client.data(setDisabled, { id: campaignId, on: false });
  await product.settled();
  expect(await next()).toEqual({ data: { campaignChanged: { isDisabled: false } } });
  live.dispose();
});

test('a subscription goes on after the newest of the steps that are no longer kept, and after none before it', async () => {
  const brand = await createPerson(product);
  const applicant = await createPerson(product);
  const follow = async ({ client }: Person, after: string) => {
    const steps = 'subscription ($after: ID) { remarkChanged(after: $after) { event { action } } }';
    const live = await openLive(product, client.cookie);
    const told = await live.subscribe(steps, { after })();
    live.dispose();
    return told;
  };
  const newest = async () => (await brand.client.data('{ newestRemarkEventId }')).newestRemarkEventId;
  expect(await newest()).toBe('stp_start');
  const id = await createCampaign(product, brand);
  const { applyToCampaign } = await applicant.client.data(apply, { id });
  await product.settled();
  const first = await newest();
  const { remark } = applyToCampaign;
  await brand.client.data(jobOperations.makeOffer, { remarkId: remark.id, amount: usd(45_000) });
  await product.settled();
  const second = await newest();

  product.clock.advance({ days: 31 });
  await product.runJob('delete-old-rows');
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  await brand.client.data(signIn, { input: { email: brand.email, password } });
  expect(await newest()).toBe('stp_start');
  const refused = { errors: [{ extensions: { code: 'NOT_FOUND', field: 'after' } }] };
  expect(await follow(brand, first)).toMatchObject(refused);
  expect(await follow(await createPerson(product), second)).toMatchObject(refused);
  await (await createPerson(product)).client.data(apply, { id });
  await product.settled();
  for (const after of [second, 'stp_start'])
    expect(await follow(brand, after)).toEqual({ data: { remarkChanged: { event: { action: 'apply' } } } });
});
