import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankForm, bankToken } from '../support/bank.ts';
import { violations } from '../support/checks.ts';
import { finishedJob } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

let product: TestProduct;
let outside: ProviderMoves;

beforeAll(async () => {
  product = await startTestProduct();
  outside = providerMoves(product);
});
afterAll(() => product?.close());

const DOCUMENT = 'individual.verification.document';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const open = 'mutation ($input: OpenVerificationInput!) { openVerification(input: $input) { url } }';

/** The provider's page for a payee, as the path on our own origin. */
async function linkOf(who: Person, returnTo = '/my-jobs'): Promise<string> {
  const { openVerification } = await who.client.data(open, { input: { returnTo } });
  const { origin, pathname } = new URL(openVerification.url);
  expect(origin).toBe(new URL(product.ports.config.publicUrl).origin);
  return pathname;
}

/** What the browser does there; returns where it goes then. */
async function give(path: string, verdict: string): Promise<string> {
  const page = await product.app.inject({ url: path });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Verify your identity')]);
  const answer = await product.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `verdict=${verdict}`,
  });
  expect(answer.statusCode).toBe(303);
  await outside.deliver();
  return String(answer.headers.location);
}

const bankOf = async ({ client }: Person) =>
  (await client.data('{ me { bankAccount { payoutsEnabled inReview needsDueAt needs { kind problem } } } }'))
    .me.bankAccount;

const holdOf = async ({ client }: Person, id: number) =>
  (await client.data('query ($id: ID!) { remark(id: $id) { money { hold { reason path } } } }', { id }))
    .remark.money.hold;

async function ask(who: Person, requirements: string[], reason: string | null = 'requirements.past_due') {
  await outside.changeAccount(who.id, requirements, reason);
  await outside.deliver();
}

test('a document: the hold says so, a blurred one is told and given again, in review, then the payout goes', async () => {
  const job = await finishedJob(product);
  const { brand, influencer, remarkId } = job;
  await ask(influencer, [DOCUMENT]);
  expect(await bankOf(influencer)).toEqual({
    payoutsEnabled: false,
    inReview: false,
    needsDueAt: null,
    needs: [{ kind: 'IDENTITY_DOCUMENT', problem: null }],
  });
  expect(await holdOf(influencer, remarkId)).toEqual({
    reason: 'DOCUMENT_NEEDED',
    path: '/edit-profile/setting',
  });

  const page = `/applicationdetail/applicantdetail/${remarkId}`;
  const site = product.ports.config.publicUrl;
  const first = await linkOf(influencer, page);
  expect(await give(first, 'unreadable')).toBe(site + page);
  expect((await bankOf(influencer)).needs).toEqual([{ kind: 'IDENTITY_DOCUMENT', problem: 'NOT_READABLE' }]);

  // It worked once; the provider sends who opens it again to the page that makes another.
  const again = await product.app.inject({ url: first });
  expect([again.statusCode, again.headers.location]).toEqual([
    303,
    `${site}/edit-profile/setting?${new URLSearchParams({ verify: 'again', back: page })}`,
  ]);

  await give(await linkOf(influencer, page), 'review');
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: false, inReview: true, needs: [] });
  expect(await holdOf(influencer, remarkId)).toEqual({ reason: 'IN_REVIEW', path: null });
  expect(codeOf(await influencer.client.send(open, { input: { returnTo: page } }))).toBe('NOTHING_TO_VERIFY');

  await ask(influencer, [], null);
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: true, inReview: false, needs: [] });
  expect((await told(product, influencer, null)).slice(0, 2)).toEqual([
    expect.stringContaining('work again'),
    expect.stringContaining('paused payouts'),
  ]);
  await outside.settleCharge(remarkId);
  await brand.client.data(jobOperations.release, { remarkId });
  expect(await holdOf(influencer, remarkId)).toBeNull();
});

test('a page of the provider returns to pages of ours only, and not while a bank account is missing', async () => {
  const influencer = await createPerson(product);
  const send = async (returnTo: string) =>
    codeOf(await influencer.client.send(open, { input: { returnTo } }));
  expect(await send('/my-jobs')).toBe('NOTHING_TO_VERIFY');
  await saveBank(influencer);
  await ask(influencer, ['individual.phone', 'individual.nationality', 'person.unheard_of']);
  expect((await bankOf(influencer)).needs.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'DETAILS',
    'NATIONALITY',
    'PHONE',
  ]);
  for (const foreign of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'my-jobs',
    `/${'a'.repeat(500)}`,
  ])
    expect([foreign, await send(foreign)]).toEqual([foreign, 'BAD_INPUT']);
  expect(await send('/my-jobs?tab=done#end')).toBeUndefined();
  for (const [requirements, reason] of [
    [[DOCUMENT, 'external_account'], 'requirements.past_due'],
    [[DOCUMENT], 'rejected.fraud'],
  ] as const) {
    await ask(influencer, [...requirements], reason);
    expect(await send('/my-jobs')).toBe('NOTHING_TO_VERIFY');
  }
  expect((await bankOf(influencer)).needs).toEqual([{ kind: 'NEW_ACCOUNT', problem: null }]);
});

async function saveBank({ client }: Person, change: object = {}): Promise<void> {
  const save =
    'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }';
  await client.data(save, { input: { ...bankForm, bankToken: await bankToken(product), ...change } });
}

/** The member's account at the provider. */
async function providerAccountOf({ id }: Person): Promise<string> {
  const query = 'select provider_account_id as id from provider_account where account_id = $1';
  const [row] = await sql(product.databaseUrl, query, [id]);
  return String(row?.id);
}

test('the bank form sent again goes on with the account that is paused, and with its review', async () => {
  const influencer = await createPerson(product);
  await saveBank(influencer);
  const opened = await providerAccountOf(influencer);

  await ask(influencer, [DOCUMENT]);
  await saveBank(influencer);
  expect(await providerAccountOf(influencer)).toBe(opened);
  expect((await bankOf(influencer)).needs).toEqual([{ kind: 'IDENTITY_DOCUMENT', problem: null }]);

  await give(await linkOf(influencer), 'review');
  await saveBank(influencer, { bankToken: await bankToken(product, '000777666'), line1: '9 Marina View' });
  await outside.deliver();
  expect(await providerAccountOf(influencer)).toBe(opened);
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: false, inReview: true, needs: [] });
  await ask(influencer, [], null);
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: true, inReview: false });
});

test('corrected details mend the same account; one that the provider closed is replaced by another', async () => {
  const influencer = await createPerson(product);
  await saveBank(influencer, { idNumber: '111111111' });
  const opened = await providerAccountOf(influencer);
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: false });
  await saveBank(influencer);
  expect(await providerAccountOf(influencer)).toBe(opened);
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: true, needs: [] });

  await ask(influencer, [], 'rejected.other');
  await saveBank(influencer);
  expect(await providerAccountOf(influencer)).not.toBe(opened);
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: true, needs: [] });
});

test('who has time is reminded 7 days and 1 day before, once each, in the bell and by mail', async () => {
  const influencer = await createPerson(product);
  await saveBank(influencer);
  const due = new Date(product.clock.now().getTime() + 10 * 86_400_000);
  await outside.changeAccount(influencer.id, [DOCUMENT], null, due);
  await outside.deliver();
  const asked = await bankOf(influencer);
  expect(new Date(asked.needsDueAt)).toEqual(due);
  expect(asked).toMatchObject({
    payoutsEnabled: true,
    needs: [{ kind: 'IDENTITY_DOCUMENT', problem: null }],
  });
  const reminders = async () => {
    for (const _time of [1, 2]) await product.runJob('remind-of-payout-needs');
    return (await told(product, influencer, null)).length;
  };
  const counts: number[] = [];
  for (const days of [0, 2.9, 0.2, 3, 2.95]) {
    product.clock.advance({ hours: days * 24 });
    counts.push(await reminders());
  }
  expect(counts).toEqual([0, 0, 1, 1, 2]);
  const [message] = await told(product, influencer, null);
  expect(message).toMatch(/^The payment provider needs something from you by 30 Nov 2026, or it pauses/);
  const mails = await mailsTo(product, influencer.email);
  expect(mails.filter(({ text }) => text.includes('needs something from you'))).toHaveLength(2);
  await give(await linkOf(influencer), 'accept');
  expect(await bankOf(influencer)).toMatchObject({ payoutsEnabled: true, needsDueAt: null, needs: [] });
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
