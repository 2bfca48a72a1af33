import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { bankForm, bankToken } from '../support/bank.ts';
import { violations } from '../support/checks.ts';
import { finishedJob, raise } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import type { PaidJob } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

let product: TestProduct;
let outside: ProviderMoves;

async function start(): Promise<void> {
  product = await startTestProduct();
  outside = providerMoves(product);
}
async function stop(): Promise<void> {
  await product.settled();
  const broken = await violations(product);
  await product.close();
  expect(broken).toEqual([]);
}

const moneyFields = `place amount { amount } promisedOn promises { day source } arrivedOn account { bankName last4 }
  hold { reason since until text path code }`;

async function money(who: Person, { remarkId }: PaidJob) {
  const { remark } = await who.client.data(
    `query ($id: ID!) { remark(id: $id) { money { ${moneyFields} } } }`,
    {
      id: remarkId,
    },
  );
  return remark.money;
}

async function onItsWay(who: Person, side: string) {
  const { myMoney } = await who.client.data(
    `{ myMoney(side: ${side}) { onItsWay { amount { amount } count promisedOn account { last4 } } } }`,
  );
  return myMoney.onItsWay;
}

async function held(who: Person): Promise<string[]> {
  const { myTasks } = await who.client.data('{ myTasks { nodes { kind reason } } }');
  return myTasks.nodes.flatMap(({ kind, reason }: { kind: string; reason: string }) =>
    kind === 'PAYOUT_HELD' ? [reason] : [],
  );
}

const release = ({ brand, remarkId }: PaidJob) => brand.client.data(jobOperations.release, { remarkId });
const noted = () => product.runJob('note-payout-holds');

async function cleared(): Promise<PaidJob> {
  const job = await finishedJob(product);
  await outside.settleCharge(job.remarkId);
  return job;
}

async function saveBank({ client }: Person, number?: string): Promise<void> {
  await client.data(
    'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }',
    { input: { ...bankForm, bankToken: await bankToken(product, number) } },
  );
}

interface Held {
  readonly reason: string;
  readonly begin: (job: PaidJob) => Promise<unknown>;
  readonly end: (job: PaidJob) => Promise<unknown>;
  /** The influencer's next step, and the owner's. */
  readonly paths: readonly [string | null, string | null];
  /** Whether it is a task of the influencer. */
  readonly isTask: boolean;
  readonly says: string;
}

const settings = '/edit-profile/setting';
const change =
  (requirements: string[], disabledReason?: string) =>
  async ({ influencer }: PaidJob) => {
    await outside.changeAccount(influencer.id, requirements, disabledReason);
    await outside.deliver();
  };
const freed = change([]);
let chargeback = '';

const holds: readonly Held[] = [
  {
    reason: 'BANK_ACCOUNT_MISSING',
    begin: ({ influencer }) =>
      influencer.client.data('mutation { deleteBankAccount(input: {}) { account { id } } }'),
    end: ({ influencer }) => saveBank(influencer),
    paths: [settings, null],
    isTask: true,
    says: 'Add a bank account in Settings to get paid.',
  },
  {
    reason: 'IDENTITY_NEEDED',
    begin: change(['individual.id_number']),
    end: freed,
    paths: [settings, null],
    isTask: true,
    says: 'could not confirm your identity',
  },
  {
    reason: 'DOCUMENT_NEEDED',
    begin: change(['individual.verification.document', 'individual.dob.day']),
    end: freed,
    paths: [settings, null],
    isTask: true,
    says: 'needs a document from you',
  },
  {
    reason: 'DETAILS_NEEDED',
    begin: change(['tos_acceptance.date']),
    end: freed,
    paths: [settings, null],
    isTask: true,
    says: 'needs more details from you',
  },
  {
    reason: 'IN_REVIEW',
    begin: change([], 'under_review'),
    end: freed,
    paths: [null, null],
    isTask: true,
    says: 'is checking what you sent',
  },
  {
    reason: 'PAUSED_BY_PROVIDER',
    begin: change([], 'rejected.fraud'),
    end: freed,
    paths: [settings, null],
    isTask: true,
    says: 'has paused payouts to you',
  },
  {
    reason: 'DISPUTE',
    begin: (job) => raise(job, job.brand),
    end: async () => undefined,
    paths: ['dispute', 'dispute'],
    isTask: false,
    says: 'A dispute is open.',
  },
  {
    reason: 'CHARGEBACK',
    async begin({ remarkId }) {
      chargeback = await outside.chargeBack(remarkId);
      await outside.deliver();
    },
    async end() {
      await outside.decide(chargeback, 'won');
      await outside.deliver();
    },
    paths: ['/help', '/help'],
    isTask: false,
    says: 'Send us what shows your work',
  },
];

describe('a finished job is held', () => {
  beforeAll(start);
  afterAll(stop);

  test.each(holds)(
    '$reason holds a finished job, with its next step',
    async ({ reason, begin, end, paths, isTask, says }) => {
      const job = await cleared();
      const { influencer, brand, remarkId } = job;
      const pathOf = (path: string | null) =>
        path === 'dispute' ? `/applicationdetail/applicantdetail/${remarkId}#dispute` : path;
      await begin(job);
      await noted();
      await noted();
      const since = expect.any(String);
      const mine = (await money(influencer, job)).hold;
      expect(mine).toMatchObject({ reason, path: pathOf(paths[0]), since, until: null });
      expect(mine.text).toContain(says);
      expect((await money(brand, job)).hold).toMatchObject({ reason, path: pathOf(paths[1]), since });
      expect((await money(influencer, job)).place).toBe('HELD');
      expect(await held(influencer)).toEqual(isTask ? [reason] : []);
      const words = (await told(product, influencer, remarkId)).filter((line) => line.includes('is on hold'));
      expect(words).toEqual(isTask ? [mine.text] : []);
      await end(job);
      await noted();
      expect((await money(influencer, job)).hold?.reason ?? null).toBe(reason === 'DISPUTE' ? reason : null);
      if (reason === 'DISPUTE') return;
      await release(job);
      expect(await money(influencer, job)).toMatchObject({
        place: 'ON_ITS_WAY',
        hold: null,
        promisedOn: '2026-11-24',
      });
    },
  );
});

// It begins on a Friday, 20 November 2026.
describe('each with its own time', () => {
  beforeEach(start);
  afterEach(stop);

  test('released money has its day, the provider names its own, and every promise is kept', async () => {
    const job = await cleared();
    const { influencer, brand, remarkId } = job;
    expect(await money(brand, job)).toMatchObject({
      place: 'HELD',
      amount: { amount: 45_055 },
      promisedOn: null,
    });
    await release(job);
    const first = { day: '2026-11-24', source: 'BUSINESS_DAYS' };
    const account = { bankName: 'DBS', last4: '3456' };
    const underWay = {
      place: 'ON_ITS_WAY',
      amount: { amount: 45_055 },
      promisedOn: first.day,
      promises: [first],
      hold: null,
    };
    expect(await money(influencer, job)).toEqual({ ...underWay, arrivedOn: null, account });
    expect(await money(brand, job)).toEqual({ ...underWay, arrivedOn: null, account: null });
    const total = { amount: { amount: 45_055 }, count: 1, promisedOn: first.day };
    expect(await onItsWay(influencer, 'APPLICANT')).toEqual({ ...total, account: { last4: '3456' } });
    expect(await onItsWay(brand, 'OWNER')).toEqual({ ...total, account: null });

    const payoutId = await outside.payOut(influencer.id, new Date('2026-11-26T00:00:00Z'));
    await outside.deliver();
    const second = { day: '2026-11-26', source: 'PROVIDER' };
    expect(await money(brand, job)).toMatchObject({ promisedOn: second.day, promises: [second, first] });
    product.clock.advance({ days: 8 });
    await outside.finishPayout(payoutId);
    await outside.deliver('backwards');
    expect(await money(influencer, job)).toMatchObject({
      place: 'ARRIVED',
      arrivedOn: second.day,
      promises: [second, first],
    });
    expect((await told(product, influencer, remarkId))[0]).toBe(
      'US$450.55 for “Noodle week” has arrived in your bank account.',
    );
    expect(await onItsWay(influencer, 'APPLICANT')).toMatchObject({ count: 0, promisedOn: null });

    const run = (text: string) => sql(product.databaseUrl, text);
    await expect(run(`update payout_promise set promised_on = '2026-12-24'`)).rejects.toThrow(
      'never changed',
    );
    await expect(run('delete from payout_promise')).rejects.toThrow('never changed');
    await expect(run(`update bank_transfer set arrived_on = '2026-11-24'`)).rejects.toThrow('never changed');
  });

  test('business days leave out weekends and the public holidays of Singapore', async () => {
    // Thursday before Christmas, a Friday.
    product.clock.advance({ days: 34 });
    const job = await cleared();
    await release(job);
    expect((await money(job.brand, job)).promisedOn).toBe('2026-12-29');
  });

  test('a bank that sends money back holds it, and another bank account gets it after its wait, with a new day', async () => {
    const job = await cleared();
    const { influencer, remarkId } = job;
    await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [influencer.id]);
    await saveBank(influencer, '000111113');
    await release(job);
    const refused = await outside.payOut(influencer.id, new Date('2026-11-23T00:00:00Z'));
    await outside.deliver();
    await outside.finishPayout(refused);
    await outside.deliver();
    await noted();
    const { hold, promisedOn } = await money(influencer, job);
    expect(promisedOn).toBeNull();
    expect(hold).toMatchObject({ reason: 'BANK_REJECTED', path: '/edit-profile/setting' });
    expect(hold.text).toContain('Your bank sent the money back. Check the account number in Settings');
    expect(await held(influencer)).toEqual(['BANK_REJECTED']);
    expect((await told(product, influencer, remarkId))[0]).toBe(hold.text);
    product.clock.advance({ days: 3 });
    await saveBank(influencer);
    await noted();
    expect((await money(influencer, job)).hold).toMatchObject({ reason: 'BANK_ACCOUNT_NEW', path: null });
    expect(await held(influencer)).toEqual([]);
    product.clock.advance({ days: 3 });
    await product.runJob('pay-new-bank-accounts');
    await noted();
    await noted();
    const mended = await money(influencer, job);
    expect(mended).toMatchObject({ place: 'ON_ITS_WAY', hold: null, promisedOn: '2026-11-30' });
    expect(mended.promises.map(({ day }: { day: string }) => day)).toEqual([
      '2026-11-30',
      '2026-11-23',
      '2026-11-24',
    ]);
    const paid = await outside.payOut(influencer.id, new Date('2026-11-27T00:00:00Z'));
    await outside.finishPayout(paid);
    await outside.deliver();
    expect(await money(influencer, job)).toMatchObject({ place: 'ARRIVED', promisedOn: '2026-11-27' });
    expect(await held(influencer)).toEqual([]);
  });

  test('money of a card that is not cleared yet is promised from the day on which it is', async () => {
    const job = await finishedJob(product);
    const { influencer, brand } = job;
    const available = new Date('2026-11-24T04:00:00Z');
    await outside.settleCharge(job.remarkId, available);
    await release(job);
    await noted();
    const { hold, promisedOn } = await money(influencer, job);
    expect(promisedOn).toBe('2026-11-26');
    expect(hold).toMatchObject({ reason: 'BALANCE_PENDING', path: null });
    expect(new Date(hold.until)).toEqual(available);
    expect((await money(brand, job)).hold.text).toContain('still being cleared');
    expect(await held(influencer)).toEqual([]);
    product.clock.advance({ days: 5 });
    await noted();
    expect(await money(influencer, job)).toMatchObject({
      hold: null,
      promisedOn: '2026-11-26',
      promises: [{}],
    });
  });

  test('a transfer that was taken back is on its way no more, and has a day of its own when it is made again', async () => {
    const job = await cleared();
    await release(job);
    await outside.reverseTransfer(job.remarkId);
    await outside.deliver();
    expect(await money(job.influencer, job)).toMatchObject({ place: 'HELD', promisedOn: null });
    product.clock.advance({ days: 3 });
    await release(job);
    const { place, promises } = await money(job.influencer, job);
    expect([place, promises.map(({ day }: { day: string }) => day)]).toEqual([
      'ON_ITS_WAY',
      ['2026-11-25', '2026-11-24'],
    ]);
  });

  test('a part of a split stays on its way while the refund of the rest is made again', async () => {
    const job = await cleared();
    const { influencer, remarkId } = job;
    await raise(job, job.brand);
    const staff = await createPerson(product, { isStaff: true });
    const input = { remarkId, ruling: 'SPLIT', release: usd(20_055), reason: 'Half of it is online.' };
    await staff.client.data(jobOperations.ruleDispute, { input });
    const part = { place: 'ON_ITS_WAY', amount: { amount: 20_055 }, promisedOn: '2026-11-24', hold: null };
    expect(await money(influencer, job)).toMatchObject(part);
    await outside.failRefund(remarkId);
    await outside.deliver();
    expect((await influencer.client.data(jobOperations.remark, { id: remarkId })).remark.state).toBe(
      'REFUNDING',
    );
    expect(await money(influencer, job)).toMatchObject(part);
    expect(await onItsWay(influencer, 'APPLICANT')).toMatchObject({ count: 1 });
    await outside.changeAccount(influencer.id, ['individual.id_number']);
    await outside.deliver();
    expect((await money(influencer, job)).hold).toMatchObject({ reason: 'IDENTITY_NEEDED' });
  });

  test('free jobs have no money, given-back money says so, and strangers see nothing', async () => {
    const job = await cleared();
    await outside.refundThere(job.remarkId);
    await outside.deliver();
    expect(await money(job.brand, job)).toMatchObject({ place: 'GIVEN_BACK', hold: null });
  });
});
