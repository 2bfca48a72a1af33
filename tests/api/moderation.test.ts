import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignOperations, makePicture } from '../support/campaigns.ts';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { acceptedJob, atTheProvider, cards, hiredJob, tokenise } from '../support/money.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { createWebhook } from '../support/webhooks.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const reportPerson = 'mutation ($input: ReportPersonInput!) { reportPerson(input: $input) { reportId } }';
const queue = `query ($resolved: Boolean! = false) { reports(resolved: $resolved) { totalCount nodes {
  id comment picture { id } reporter { id } campaign { id } person { id } resolution resolvedBy { id } } } }`;
const resolve =
  'mutation ($id: ID!, $reason: String!) { resolveReport(input: { id: $id, reason: $reason }) { report { id resolution } } }';
const suspend = `mutation ($accountId: ID!, $reason: String!) {
  suspendAccount(input: { accountId: $accountId, reason: $reason }) { staffAccount { id suspendedAt } } }`;
const restore = `mutation ($accountId: ID!, $reason: String!) {
  restoreAccount(input: { accountId: $accountId, reason: $reason }) { staffAccount { id suspendedAt } } }`;
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';

const codeOf = async (person: Person, query: string, variables: object) =>
  (await person.client.refusal(query, variables)).extensions;
const newestDeed = async () =>
  (await staff.client.data('{ staffActions(first: 1) { nodes { action subject reason } } }')).staffActions
    .nodes[0];

describe('reporting a person', () => {
  it('needs a comment and somebody else who is there', async () => {
    const me = await createPerson(product);
    const other = await createPerson(product);
    const input = { profileId: other.id, comment: 'Sells followers' };
    expect(await codeOf(me, reportPerson, { input: { ...input, comment: ' ' } })).toMatchObject({
      code: 'COMMENT_REQUIRED',
      field: 'comment',
    });
    expect(await codeOf(me, reportPerson, { input: { ...input, profileId: me.id } })).toMatchObject({
      code: 'CANNOT_REPORT_SELF',
    });
    expect(await codeOf(me, reportPerson, { input: { ...input, profileId: 999_999 } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is taken once at a time, also of somebody blocked, and waits for staff with what shows it', async () => {
    const me = await createPerson(product);
    const other = await createPerson(product);
    await me.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
      id: other.id,
    });
    const picture = await makePicture(product, me, 'report');
    const input = { profileId: other.id, comment: ' Sells followers ', picture };
    const both = await Promise.all([1, 2].map(() => me.client.send(reportPerson, { input })));
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
      'PERSON_REPORTED',
      'done',
    ]);
    const { reports } = await staff.client.data(queue);
    expect(reports.nodes.at(-1)).toMatchObject({
      comment: 'Sells followers',
      picture: { id: picture },
      reporter: { id: idOf('Profile', me.id) },
      campaign: null,
      person: { id: idOf('Profile', other.id) },
    });
  });
});

describe('the desk of staff', () => {
  it('has the longest waiting report first, and resolves each once, on record and with a word to the reporter', async () => {
    const [reporter, owner] = [await createPerson(product), await createPerson(product, { first: 'Noor' })];
    const campaignId = await createCampaign(product, owner, { title: 'Laksa week' });
    await reporter.client.data(campaignOperations.report, { input: { campaignId, comment: 'Free work' } });
    await reporter.client.data(reportPerson, { input: { profileId: owner.id, comment: 'Rude' } });
    const waiting = (await staff.client.data(queue)).reports.nodes.filter(
      (row: { reporter: { id: string } }) => row.reporter.id === idOf('Profile', reporter.id),
    );
    expect(waiting.map(({ comment }: { comment: string }) => comment)).toEqual(['Free work', 'Rude']);
    const { id } = waiting[0];
    expect(await codeOf(staff, resolve, { id, reason: ' ' })).toMatchObject({ code: 'REASON_REQUIRED' });
    await staff.client.data(resolve, { id, reason: 'Asked them to pay' });
    expect(await codeOf(staff, resolve, { id, reason: 'Again' })).toMatchObject({ code: 'WRONG_STATE' });
    expect(await newestDeed()).toEqual({
      action: 'resolveReport',
      subject: `report ${rowNumber(id)}`,
      reason: 'Asked them to pay',
    });
    const { reports: resolved } = await staff.client.data(queue, { resolved: true });
    expect(resolved.nodes[0]).toMatchObject({
      id,
      campaign: { id: idOf('Campaign', campaignId) },
      resolution: 'Asked them to pay',
      resolvedBy: { id: idOf('Profile', staff.id) },
    });
    await product.settled();
    const { notifications } = await reporter.client.data('{ notifications { nodes { type message path } } }');
    expect(notifications.nodes).toEqual([
      {
        type: 'KOLITEAM',
        message: 'We looked into your report about “Laksa week”. Thank you for telling us.',
        path: `/campaigndetail/${campaignId}`,
      },
    ]);
    await reporter.client.data(campaignOperations.report, { input: { campaignId, comment: 'Still free' } });
  });
});

describe('suspending an account', () => {
  it('signs it out, hides it with its campaigns, and restores just that', async () => {
    const person = await createPerson(product, { followers: 90_000 });
    const viewer = await createPerson(product);
    const shown = await createCampaign(product, person);
    const hiddenBefore = await createCampaign(product, person, { isDisabled: true });
    const finds = async () => {
      const found = await viewer.client.data(
        `query ($id: ID!, $shown: ID!, $hidden: ID!) {
          profile(id: $id) { id } influencers(first: 100) { nodes { id } }
          shown: campaign(id: $shown) { id } hidden: campaign(id: $hidden) { id } }`,
        { id: person.id, shown, hidden: hiddenBefore },
      );
      const isListed = found.influencers.nodes.some(
        ({ id }: { id: string }) => id === idOf('Profile', person.id),
      );
      return [!!found.profile, isListed, !!found.shown, !!found.hidden];
    };
    expect(await finds()).toEqual([true, true, true, false]);

    const { suspendAccount } = await staff.client.data(suspend, {
      accountId: person.id,
      reason: 'Fake posts',
    });
    expect(new Date(suspendAccount.staffAccount.suspendedAt)).toEqual(product.clock.now());
    expect(await finds()).toEqual([false, false, false, false]);
    expect((await person.client.data('{ me { id } }')).me).toBeNull();
    const again = await new GraphqlClient(product).refusal(signIn, { email: person.email, password });
    expect(again.extensions).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect(again.message).toContain('This account is suspended.');
    expect(await codeOf(staff, suspend, { accountId: person.id, reason: 'Again' })).toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(await newestDeed()).toMatchObject({ action: 'suspendAccount', reason: 'Fake posts' });

    await staff.client.data(restore, { accountId: person.id, reason: 'They are real' });
    expect(await finds()).toEqual([true, true, true, false]);
    await new GraphqlClient(product).data(signIn, { email: person.email, password });
    expect(await codeOf(staff, restore, { accountId: person.id, reason: 'Again' })).toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  it('lets its programs hear of nothing', async () => {
    const { brand, influencer, remarkId } = await hiredJob(product);
    const { id } = await createWebhook(product, brand);
    await sql(product.databaseUrl, 'update account set suspended_at = now() where id = $1', [brand.id]);
    await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
    await product.settled();
    const heard = await sql(product.databaseUrl, 'select id from webhook_delivery where webhook_id = $1', [
      id,
    ]);
    expect(heard).toHaveLength(1);
  });

  it('lets nothing new begin with it', async () => {
    const { brand, influencer, remarkId } = await acceptedJob(product);
    await sql(product.databaseUrl, 'update account set suspended_at = now() where id = $1', [influencer.id]);
    const paymentMethodId = await tokenise(product, cards.good);
    const refused = await brand.client.refusal(jobOperations.pay, { input: { remarkId, paymentMethodId } });
    expect(refused.extensions).toMatchObject({ code: 'APART' });
    expect(await atTheProvider(product, remarkId)).toEqual({});
  });

  it('lets no session that began at the same moment through', async () => {
    const person = await createPerson(product);
    for (const column of ['suspended_at', 'closed_at']) {
      await sql(product.databaseUrl, `update account set ${column} = now() where id = $1`, [person.id]);
      expect((await person.client.data('{ me { id } }')).me).toBeNull();
      await sql(product.databaseUrl, `update account set ${column} = null where id = $1`, [person.id]);
      expect((await person.client.data('{ me { id } }')).me).not.toBeNull();
    }
  });

  it('leaves running jobs to be settled, and is not for the own account', async () => {
    const [owner, applicant] = [await createPerson(product), await createPerson(product)];
    const remarkId = await createRemark(product, await createCampaign(product, owner), applicant, 'hired');
    await staff.client.data(suspend, { accountId: owner.id, reason: 'Fraud' });
    const { remark } = await applicant.client.data('query ($id: ID!) { remark(id: $id) { state } }', {
      id: remarkId,
    });
    expect(remark.state).toBe('HIRED');
    expect(await codeOf(staff, suspend, { accountId: staff.id, reason: 'Me' })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

it('features an influencer, on record, and takes them out', async () => {
  const person = await createPerson(product, { followers: 70_000 });
  const feature = `mutation ($profileId: ID!, $featured: Boolean!, $reason: String!) {
    featureInfluencer(input: { profileId: $profileId, featured: $featured, reason: $reason }) { profileId } }`;
  const featured = async () =>
    (await person.client.data('{ influencers(filter: { featured: true }) { nodes { id } } }')).influencers
      .nodes;
  await staff.client.data(feature, { profileId: person.id, featured: true, reason: 'Great work' });
  expect(await featured()).toEqual([{ id: idOf('Profile', person.id) }]);
  expect(await newestDeed()).toEqual({
    action: 'featureInfluencer',
    subject: `profile ${person.id}`,
    reason: 'Great work',
  });
  await staff.client.data(feature, { profileId: person.id, featured: false, reason: 'Enough' });
  expect(await featured()).toEqual([]);
});
