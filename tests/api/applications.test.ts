import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { idOf } from '../support/global-ids.ts';
import { createCampaign, createOffer, createRemark, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person, type PersonFields } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
});
afterAll(() => product.close());

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);

describe('a price of the applicant', () => {
  const read = 'query ($id: ID!) { remark(id: $id) { state price { amount currency } offers { id } } }';
  const apply = (person: Person, campaignId: number, price: object | null) =>
    person.client.data(jobOperations.apply, { campaignId, price });

  test('stands beside the application, for both sides, and binds nobody', async () => {
    const person = await createPerson(product);
    const { applyToCampaign } = await apply(person, await createCampaign(product, owner), usd(45_050));
    const { id } = applyToCampaign.remark;
    for (const { client } of [person, owner]) {
      const { remark } = await client.data(read, { id });
      expect(remark).toEqual({ state: 'APPLIED', price: usd(45_050), offers: [] });
    }
  });

  test('may be left out', async () => {
    const person = await createPerson(product);
    const { applyToCampaign } = await apply(person, await createCampaign(product, owner), null);
    const { remark } = await person.client.data(read, { id: applyToCampaign.remark.id });
    expect(remark.price).toBeNull();
  });

  test.each<[string, 'paid' | 'shoutout', object, string]>([
    ['nothing', 'paid', usd(0), 'OFFER_AMOUNT_REQUIRED'],
    ['less than a card can pay', 'paid', usd(10), 'OFFER_TOO_SMALL'],
    ['more than a million', 'paid', usd(100_000_001), 'AMOUNT_INVALID'],
    ['money for a shoutout', 'shoutout', usd(5_000), 'NOT_PAID_TYPE'],
  ])('%s is refused at its field, and nobody has applied', async (_case, kind, price, code) => {
    const person = await createPerson(product);
    const campaignId = await createCampaign(product, owner, { kind });
    const { extensions } = await person.client.refusal(jobOperations.apply, { campaignId, price });
    expect(extensions).toMatchObject({ code, field: 'price' });
    expect(await run('select id from remark where campaign_id = $1', [campaignId])).toEqual([]);
  });
});

describe("the owner's list of applicants", () => {
  let campaignId: number;
  const list = `query ($campaignId: ID!, $sort: PeopleSort, $filter: RemarkFilter, $first: Int, $after: String) {
    campaignRemarks(campaignId: $campaignId, sort: $sort, filter: $filter, first: $first, after: $after) {
      nodes { price { amount } applicant { first followers engagement country { code } reputation { rating jobsDone } } }
      pageInfo { endCursor hasNextPage } } }`;
  const firstOf = ({ applicant }: { applicant: { first: string } }) => applicant.first;
  interface Page {
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
  }
  const names = async (variables: object) => {
    const { campaignRemarks } = await owner.client.data(list, { campaignId, ...variables });
    return campaignRemarks.nodes.map(firstOf);
  };

  /** Price, posts with likes and comments, rating and jobs done. */
  interface Applicant extends PersonFields {
    readonly price: number | null;
    readonly posts: readonly (readonly [likes: number, comments: number])[];
    readonly rating?: number;
    readonly jobs?: number;
  }
  const applicants: Readonly<Record<string, Applicant>> = {
    Ann: {
      country: 'SG',
      followers: 10_000,
      price: 50_000,
      posts: [
        [300, 0],
        [100, 0],
      ],
      rating: 4.5,
      jobs: 9,
    },
    Ben: { country: 'MY', followers: 1_000, price: 20_000, posts: [[100, 20]], rating: 5, jobs: 3 },
    Cleo: { country: null, followers: 90_000, price: null, posts: [] },
    Dan: { country: 'ID', followers: 2_000, price: 20_000, posts: [[5, 5]], jobs: 30 },
  };

  beforeAll(async () => {
    campaignId = await createCampaign(product, owner);
    for (const [first, { price, posts, rating, jobs, ...fields }] of Object.entries(applicants)) {
      const person = await createPerson(product, { first, ...fields });
      const remarkId = await createRemark(product, campaignId, person);
      await run('update remark set price_minor = $2 where id = $1', [remarkId, price]);
      await run(
        `insert into social_account (profile_id, provider, username, confirmed, linked_at)
         values ($1, 'instagram', $2, true, now())`,
        [person.id, first],
      );
      for (const [at, [likes, comments]] of posts.entries()) {
        await run(
          `insert into social_post (profile_id, provider, provider_post_id, kind, posted_at, likes, comments, created_at,
             updated_at) values ($1, 'instagram', $2, 'image', now(), $3, $4, now(), now())`,
          [person.id, `${first} ${at}`, likes, comments],
        );
      }
      await run(
        `insert into reputation (account_id, jobs_done, rating, review_count) values ($1, $2, $3, 1)
         on conflict (account_id) do update set jobs_done = $2, rating = $3`,
        [person.id, jobs ?? 0, rating ?? null],
      );
    }
  });

  test('shows price, followers, engagement, country, rating and jobs done', async () => {
    const { campaignRemarks } = await owner.client.data(list, { campaignId, sort: 'PRICE_HIGH_TO_LOW' });
    expect(campaignRemarks.nodes[0]).toEqual({
      price: { amount: 50_000 },
      applicant: {
        first: 'Ann',
        followers: 10_000,
        engagement: 2,
        country: { code: 'SG' },
        reputation: { rating: 4.5, jobsDone: 9 },
      },
    });
  });

  test.each([
    ['PRICE_LOW_TO_HIGH', ['Dan', 'Ben', 'Ann', 'Cleo']],
    ['PRICE_HIGH_TO_LOW', ['Ann', 'Dan', 'Ben', 'Cleo']],
    ['ENGAGEMENT', ['Ben', 'Ann', 'Dan', 'Cleo']],
    ['COUNTRY', ['Dan', 'Ben', 'Ann', 'Cleo']],
    ['RATING', ['Ben', 'Ann', 'Dan', 'Cleo']],
    ['JOBS_DONE', ['Dan', 'Ann', 'Ben', 'Cleo']],
    ['FOLLOWERS_HIGH_TO_LOW', ['Cleo', 'Ann', 'Dan', 'Ben']],
  ])('%s, who has none last; page by page the same', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
    const seen: string[] = [];
    let page: Page = { endCursor: null, hasNextPage: true };
    while (page.hasNextPage) {
      const after = page.endCursor;
      const { campaignRemarks } = await owner.client.data(list, { campaignId, sort, first: 1, after });
      seen.push(...campaignRemarks.nodes.map(firstOf));
      page = campaignRemarks.pageInfo as Page;
    }
    expect(seen).toEqual(expected);
  });

  test('costs one statement, sorted by whatever', async () => {
    for (const sort of ['ENGAGEMENT', 'RATING', 'COUNTRY']) {
      product.statements.length = 0;
      await names({ sort });
      expect(product.statements).toHaveLength(1);
    }
  });
});

describe('the shortlist', () => {
  const { shortlist } = jobOperations;
  const isShortlisted = async ({ client }: Person, id: number) =>
    (await client.data('query ($id: ID!) { remark(id: $id) { isShortlisted } }', { id })).remark
      .isShortlisted;

  test("is the owner's: the applicant does not learn of it, by no field and no filter", async () => {
    const person = await createPerson(product);
    const campaignId = await createCampaign(product, owner);
    const remarkId = await createRemark(product, campaignId, person);
    const other = await createRemark(product, campaignId, await createPerson(product));
    const { setShortlisted } = await owner.client.data(shortlist, { remarkId, on: true });
    expect(setShortlisted.remark).toEqual({ id: idOf('Remark', remarkId), isShortlisted: true });
    expect([await isShortlisted(owner, remarkId), await isShortlisted(owner, other)]).toEqual([true, false]);
    expect(await isShortlisted(person, remarkId)).toBeNull();
    const mine = 'query ($on: Boolean) { myRemarks(filter: { shortlisted: $on }) { nodes { id } } }';
    for (const on of [true, false]) {
      expect((await person.client.data(mine, { on })).myRemarks.nodes).toEqual([]);
    }
    const listed = `query ($campaignId: ID!, $on: Boolean) {
      campaignRemarks(campaignId: $campaignId, filter: { shortlisted: $on }) { nodes { id } } }`;
    const { campaignRemarks } = await owner.client.data(listed, { campaignId, on: true });
    expect(campaignRemarks.nodes).toEqual([{ id: idOf('Remark', remarkId) }]);
    await owner.client.data(shortlist, { remarkId, on: false });
    expect(await isShortlisted(owner, remarkId)).toBe(false);
  });

  test('is not told to anybody', async () => {
    const remarkId = await createRemark(
      product,
      await createCampaign(product, owner),
      await createPerson(product),
    );
    const before = await run('select count(*) from outbox');
    await owner.client.data(shortlist, { remarkId, on: true });
    expect(await run('select count(*) from outbox')).toEqual(before);
  });
});

describe('declining an application', () => {
  const { decline } = jobOperations;
  const told = async (person: Person) => {
    await product.settled();
    const { notifications } = await person.client.data('{ notifications(first: 1) { nodes { message } } }');
    return notifications.nodes[0]?.message;
  };

  test('ends it, with a reason that the applicant reads in kind words', async () => {
    const person = await createPerson(product);
    const remarkId = await createRemark(product, await createCampaign(product, owner), person);
    const { declineApplication } = await owner.client.data(decline, { remarkId, reason: '  No video. ' });
    expect(declineApplication.remark).toMatchObject({
      state: 'DECLINED',
      turn: 'NOBODY',
      cancelReason: 'No video.',
      nextSteps: [],
    });
    expect(declineApplication.remark.timeline.at(-1)).toMatchObject({ action: 'decline', by: 'OWNER' });
    expect(await told(person)).toMatch(/chose other influencers .* Their reason: “No video.” Thank you/);
  });

  test('needs no reason', async () => {
    const person = await createPerson(product);
    const remarkId = await createRemark(
      product,
      await createCampaign(product, owner, { kind: 'sponsored' }),
      person,
    );
    await owner.client.data(decline, { remarkId });
    expect(await told(person)).toMatch(/chose other influencers .* Thank you for applying\. New campaigns/);
  });

  test('is possible after an offer was rejected, not while one stands', async () => {
    const campaignId = await createCampaign(product, owner);
    const rejected = await createRemark(product, campaignId, await createPerson(product), 'offer_rejected');
    await createOffer(product, rejected, 'rejected');
    const { declineApplication } = await owner.client.data(decline, { remarkId: rejected });
    expect(declineApplication.remark.state).toBe('DECLINED');
    const offered = await createRemark(product, campaignId, await createPerson(product), 'offered');
    await createOffer(product, offered, 'pending');
    const { extensions } = await owner.client.refusal(decline, { remarkId: offered });
    expect(extensions.code).toBe('WRONG_STATE');
  });

  test('twice is once', async () => {
    const person = await createPerson(product);
    const remarkId = await createRemark(product, await createCampaign(product, owner), person);
    await owner.client.data(decline, { remarkId, reason: 'First.' });
    const { declineApplication } = await owner.client.data(decline, { remarkId, reason: 'Second.' });
    expect(declineApplication.remark.cancelReason).toBe('First.');
    const steps = await run("select 1 from transition where process = 'remark' and subject_id = $1", [
      remarkId,
    ]);
    expect(steps).toHaveLength(1);
  });

  test('leaves it in both lists, without a task, an offer or a second application', async () => {
    const person = await createPerson(product);
    const campaignId = await createCampaign(product, owner);
    const remarkId = await createRemark(product, campaignId, person);
    await owner.client.data(decline, { remarkId });
    const { myRemarks } = await person.client.data('{ myRemarks { nodes { state } } }');
    expect(myRemarks.nodes).toEqual([{ state: 'DECLINED' }]);
    const tasks = 'query { myTasks(first: 100) { nodes { kind campaign { id } } } }';
    const { myTasks } = await owner.client.data(tasks);
    const about = idOf('Campaign', campaignId);
    expect(
      myTasks.nodes.filter((task: { campaign: { id: string } | null }) => task.campaign?.id === about),
    ).toEqual([]);
    const offer = await owner.client.refusal(jobOperations.makeOffer, { remarkId, amount: usd(5_000) });
    expect(offer.extensions.code).toBe('WRONG_STATE');
    const again = await person.client.refusal(jobOperations.apply, { campaignId });
    expect(again.extensions.code).toBe('ALREADY_APPLIED');
  });
});
