import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Payment } from '../../api/modules/payments/payment.entity.ts';
import { settleRefunds } from '../../api/modules/payments/refund/returned-refund.service.ts';
import { followUp } from '../../api/modules/provider-events/follow-up.service.ts';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { systemCtx } from '../../api/server/system-context.ts';
import { usd } from '../../schema/usd.ts';
import { violations } from './checks.ts';
import { disputed, finishedJob, raise } from './disputes.ts';
import { jobOperations } from './jobs.ts';
import { balances, hiredJob, MoneyStory, type PaidJob } from './money.ts';
import { createPerson, type Person, password } from './people.ts';
import { type ProviderMoves, providerMoves } from './provider-moves.ts';
import { giveUpRefund } from './refunds.ts';
import { sql } from './sql.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { told } from './told.ts';

/** Money that comes back after it had left: transfers taken back, refunds that banks return, and both at once. */
export function reversalStories(): void {
  let product: TestProduct;
  let outside: ProviderMoves;
  let staff: Person;

  beforeAll(async () => {
    product = await startTestProduct();
    outside = providerMoves(product);
    staff = await createPerson(product, { isStaff: true });
  });
  afterAll(() => product?.close());
  afterEach(async () => {
    await product.settled();
    expect(await violations(product)).toEqual([]);
  });

  const release = ({ brand, remarkId }: PaidJob) => brand.client.data(jobOperations.release, { remarkId });
  /** Context of jobs and workers of the server. */
  function system() {
    const { orm, ports, clock } = product;
    return systemCtx({ orm, ports, clock, afterCommit: () => undefined });
  }

  const rule = ({ remarkId }: PaidJob, input: object) =>
    staff.client.data(jobOperations.ruleDispute, { input: { remarkId, reason: 'Decided.', ...input } });

  const settleByHand = (remarkId: number) =>
    staff.client.data(
      'mutation ($input: SettleRefundInput!) { settleRefund(input: $input) { remark { id } } }',
      { input: { remarkId, reason: 'Paid by bank transfer.', byHand: true } },
    );

  async function takeBack({ remarkId }: PaidJob, amount?: number, transferId?: string): Promise<void> {
    await outside.reverseTransfer(remarkId, amount, transferId);
    await outside.deliver();
  }

  test('a part of an old transfer, taken back after the rest was released again, is held and can be released', async () => {
    const job = await finishedJob(product);
    const story = new MoneyStory(product, job.remarkId);
    await release(job);
    const first = await outside.transferOf(job.remarkId);
    await takeBack(job, 10_000);
    await story.tell('100 taken back');
    await release(job);
    await story.tell('released again');
    await takeBack(job, 10_000, first);
    await story.tell('another 100 of the first');
    await release(job);
    await story.tell('released again');
    const third = await outside.transferOf(job.remarkId);
    await takeBack(job, undefined, first);
    await takeBack(job, 4_000, third);
    await story.tell('all the first, 40 of third');
    await release(job);
    await story.tell('released again');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      '100 taken back              done            -450.55  100.00   350.55',
      'released again              released        -450.55  0.00     450.55',
      'another 100 of the first    done            -450.55  100.00   350.55',
      'released again              released        -450.55  0.00     450.55',
      'all the first, 40 of third  done            -450.55  290.55   160.00',
      'released again              released        -450.55  0.00     450.55',
    ]);
  });

  test('a part of an old transfer that staff split is transferred, whatever was transferred before', async () => {
    const job = await finishedJob(product);
    const { brand, remarkId } = job;
    const { payment } = product.ports;
    await release(job);
    const first = await outside.transferOf(remarkId);
    await takeBack(job, 10_000, first);
    await release(job);
    await takeBack(job, 9_000, first);
    await raise(job, brand);
    await rule(job, { ruling: 'SPLIT', release: usd(8_000) });
    expect(await balances(product, remarkId)).toEqual(['settled', '-440.55', '0.00', '440.55']);
    const made = await payment.listTransfers(`job-${remarkId}`);
    expect(made.map(({ agreed }) => agreed.amountMinor - agreed.reversedMinor).sort()).toEqual([
      10_000, 26_055, 8_000,
    ]);
  });

  test('a part of a split that is taken back never pays out what the payer waits for', async () => {
    const job = await disputed(product);
    const split = { ruling: 'SPLIT', release: usd(20_055) };
    await rule(job, split);
    await takeBack(job, 10_000);
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('100 back, refund back');
    await rule(job, split);
    await story.tell('ruled the same');
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    await story.tell('refund made again');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      '100 back, refund back       disputed        -450.55  350.00   100.55',
      'ruled the same              refunding       -450.55  250.00   200.55',
      'refund made again           settled         -200.55  0.00     200.55',
    ]);
  });

  test('what is taken back while a refund of the split is on its way waits for staff afterwards', async () => {
    const job = await disputed(product);
    const split = { ruling: 'SPLIT', release: usd(20_055) };
    await rule(job, split);
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    await takeBack(job, 10_000);
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('refund back, 100 back');
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    await story.tell('refund made again');
    await rule(job, split);
    await story.tell('ruled the same');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      'refund back, 100 back       refunding       -450.55  350.00   100.55',
      'refund made again           disputed        -200.55  100.00   100.55',
      'ruled the same              settled         -200.55  0.00     200.55',
    ]);
  });

  test('a transfer that comes back to a job refunded at the provider makes our loss good', async () => {
    const job = await finishedJob(product);
    await release(job);
    await outside.refundThere(job.remarkId);
    await outside.deliver();
    await takeBack(job, 10_000);
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('refunded there, 100 back');
    await takeBack(job);
    await story.tell('all back');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      'refunded there, 100 back    released        0.00     0.00     350.55',
      'all back                    cancelled       0.00     0.00     0.00',
    ]);
    expect((await told(product, job.influencer, job.remarkId))[0]).toBe(
      'The payment provider took back your payout of US$450.55 for “Noodle week”. The payer has the money back, so the job is over.',
    );
    expect((await told(product, job.brand, job.remarkId))[0]).toContain('was refunded to your card');
  });

  test('a part of a transfer that came back is refunded at the provider with the rest, which is our loss', async () => {
    const job = await finishedJob(product);
    await release(job);
    await takeBack(job, 10_000);
    await outside.refundThere(job.remarkId);
    await outside.deliver();
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('100 back, all refunded');
    expect(await violations(product)).toEqual([]);
    await takeBack(job);
    await story.tell('the rest back');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      '100 back, all refunded      cancelled       0.00     0.00     350.55',
      'the rest back               cancelled       0.00     0.00     0.00',
    ]);
  });

  test('a transfer that comes back when the bank has taken the payment ends the job as charged back', async () => {
    const job = await finishedJob(product);
    await release(job);
    const dispute = await outside.chargeBack(job.remarkId);
    await outside.deliver();
    await outside.decide(dispute, 'lost');
    await outside.deliver();
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('lost after release');
    await takeBack(job);
    await story.tell('all back');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      'lost after release          released        0.00     0.00     450.55',
      'all back                    charged_back    0.00     0.00     0.00',
    ]);
    expect((await told(product, job.influencer, job.remarkId))[0]).toContain(
      'took back your payout of US$450.55',
    );
  });

  test('a split of which both parts came back to the payer ends as cancelled, and says whose part is gone', async () => {
    const job = await disputed(product);
    await rule(job, { ruling: 'SPLIT', release: usd(20_055) });
    await outside.refundThere(job.remarkId, 20_055);
    await outside.deliver();
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('split, rest refunded there');
    await takeBack(job);
    await story.tell('all back');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      'split, rest refunded there  settled         0.00     0.00     200.55',
      'all back                    cancelled       0.00     0.00     0.00',
    ]);
    expect((await told(product, job.influencer, job.remarkId))[0]).toContain(
      'took back your payout of US$200.55',
    );
  });

  test('more that comes back to a job that is over is decided by staff', async () => {
    const job = await finishedJob(product);
    await release(job);
    await takeBack(job, 10_000);
    await outside.refundThere(job.remarkId, 10_000);
    await outside.deliver();
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('100 back, refunded there');
    await takeBack(job);
    await story.tell('all back');
    await rule(job, { ruling: 'REFUND' });
    await story.tell('refunded');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      '100 back, refunded there    cancelled       -350.55  0.00     350.55',
      'all back                    disputed        -350.55  350.55   0.00',
      'refunded                    cancelled       0.00     0.00     0.00',
    ]);
  });

  test('staff takes up a job whose sides have left, and gives its money back once', async () => {
    const job = await finishedJob(product);
    const { remarkId, brand, influencer } = job;
    await release(job);
    for (const { client } of [brand, influencer]) {
      await client.data(
        'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }',
        { password },
      );
    }
    await takeBack(job);
    const story = new MoneyStory(product, remarkId);
    await story.tell('both left, all back');
    const open = () => staff.client.data(jobOperations.openDispute, { remarkId, reason: 'Both have left.' });
    const opened = (await Promise.all([open(), open()]))[0].openDispute.remark;
    expect(opened).toMatchObject({
      state: 'DISPUTED',
      dispute: { raisedBy: 'NOBODY', reason: 'Both have left.' },
    });
    await story.tell('taken up');
    await Promise.all([rule(job, { ruling: 'REFUND' }), rule(job, { ruling: 'REFUND' })]);
    await story.tell('refunded');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      'both left, all back         done            -450.55  450.55   0.00',
      'taken up                    disputed        -450.55  450.55   0.00',
      'refunded                    cancelled       0.00     0.00     0.00',
    ]);
    const { staffActions } = await staff.client.data(
      '{ staffActions(first: 2) { nodes { action subject reason } } }',
    );
    expect(staffActions.nodes).toEqual([
      { action: 'ruleDispute', subject: `remark ${remarkId}`, reason: 'Decided.' },
      { action: 'openDispute', subject: `remark ${remarkId}`, reason: 'Both have left.' },
    ]);
  });

  test('staff takes up a job that runs, but neither its own nor one whose money is on its way or gone', async () => {
    const [running, own] = [await hiredJob(product), await hiredJob(product)];
    const open = (who: Person, { remarkId }: PaidJob) =>
      who.client.send(jobOperations.openDispute, { remarkId, reason: 'Nobody answers.' });
    await running.brand.client.data(jobOperations.askToCancel, {
      remarkId: running.remarkId,
      reason: 'No time.',
    });
    expect((await open(staff, running)).data?.openDispute.remark).toMatchObject({
      state: 'DISPUTED',
      cancelDeadline: null,
    });
    await rule(running, { ruling: 'SPLIT', release: usd(10_000) });
    await sql(product.databaseUrl, `update account set staff_roles = '{lead}' where id = $1`, [own.brand.id]);
    const refusals = [
      await open(own.brand, own),
      await open(staff, running),
      await open(running.brand, running),
    ];
    expect(refusals.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'FORBIDDEN',
      'WRONG_STATE',
      'FORBIDDEN',
    ]);
  });

  test('of two looks at the provider at once, the older answer that comes later changes nothing', async () => {
    const job = await finishedJob(product);
    const { payment } = product.ports;
    const look = (about: Parameters<typeof followUp>[1]) => followUp(system(), about);

    const disputeId = await outside.chargeBack(job.remarkId);
    const dispute = await payment.retrieveDispute(disputeId);
    const about = { kind: 'dispute', id: disputeId } as const;
    vi.spyOn(payment, 'retrieveDispute').mockImplementationOnce(async () => {
      await look(about);
      return { ...dispute, fundsWithdrawn: false };
    });
    await look(about);
    await outside.decide(disputeId, 'lost');
    await outside.deliver();
    expect(await balances(product, job.remarkId)).toEqual(['charged_back', '0.00', '0.00', '0.00']);

    const [row] = await sql(
      product.databaseUrl,
      'select provider_account_id as id from bank_account where owner_id = $1',
      [job.influencer.id],
    );
    const id = String(row?.id);
    const account = await payment.retrieveAccount(id);
    await outside.changeAccount(job.influencer.id, ['individual.dob'], 'requirements.past_due');
    vi.spyOn(payment, 'retrieveAccount').mockImplementationOnce(async () => {
      await look({ kind: 'account', id, accountId: id });
      return account;
    });
    await look({ kind: 'account', id, accountId: id });
    const { me } = await job.influencer.client.data('{ me { bankAccount { payoutsEnabled } } }');
    expect(me.bankAccount).toEqual({ payoutsEnabled: false });
  });

  test('a refund made at the provider while a release is on its way waits for it, and is our loss', async () => {
    const job = await finishedJob(product);
    const { payment } = product.ports;
    const paid = await product.orm.em.fork().findOneOrFail(Payment, { remarkId: job.remarkId });
    const providerPaymentId = String(paid.providerPaymentId);
    const hear = (all: Awaited<ReturnType<typeof payment.listRefunds>>) =>
      system().inTransaction((inner) => settleRefunds(inner, paid, all));
    const send = payment.createTransfer.bind(payment);
    vi.spyOn(payment, 'createTransfer').mockImplementationOnce(async (...told) => {
      const sent = await send(...told);
      await outside.refundThere(job.remarkId, 10_000);
      // Another process hears of it before ours has recorded the transfer.
      await expect(hear(await payment.listRefunds(providerPaymentId))).rejects.toThrow('on its way');
      return sent;
    });
    await release(job);
    expect(await balances(product, job.remarkId)).toEqual(['released', '-450.55', '0.00', '450.55']);
    await outside.deliver();
    expect(await balances(product, job.remarkId)).toEqual(['released', '-350.55', '0.00', '450.55']);
  });

  test('a split whose refund came back, and that the bank takes instead, is settled: the influencer keeps a part', async () => {
    const job = await disputed(product);
    await rule(job, { ruling: 'SPLIT', release: usd(20_055) });
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    product.clock.advance({ minutes: 1 });
    await outside.decide(await outside.chargeBack(job.remarkId, 25_000), 'lost');
    await outside.deliver();
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.55', '0.00', '200.55']);
  });

  test('a refund made at the provider that came back is neither made by us nor written down again by an older answer', async () => {
    const job = await hiredJob(product);
    const { payment } = product.ports;
    await outside.refundThere(job.remarkId, 10_000);
    await outside.deliver();
    const paid = await product.orm.em.fork().findOneOrFail(Payment, { remarkId: job.remarkId });
    const older = await payment.listRefunds(String(paid.providerPaymentId));
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    await system().inTransaction((inner) => settleRefunds(inner, paid, older));
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect(await balances(product, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
  });

  test('a refund made at the provider after the payout that comes back makes our loss good', async () => {
    const job = await finishedJob(product);
    await release(job);
    await outside.refundThere(job.remarkId, 10_000);
    await outside.deliver();
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect(await balances(product, job.remarkId)).toEqual(['released', '-450.55', '0.00', '450.55']);
  });

  test.each([
    ['won', 'can be released again', ['done', '-450.55', '450.55', '0.00']],
    ['lost', 'has made our loss good', ['charged_back', '0.00', '0.00', '0.00']],
  ] as const)(
    'a transfer that comes back while the banks argue waits for them: %s, it %s',
    async (verdict, _, end) => {
      const job = await finishedJob(product);
      await release(job);
      const dispute = await outside.chargeBack(job.remarkId);
      await outside.deliver();
      await takeBack(job);
      expect(await balances(product, job.remarkId)).toEqual(['done', '-450.55', '450.55', '0.00']);
      await outside.decide(dispute, verdict);
      await outside.deliver();
      expect(await balances(product, job.remarkId)).toEqual(end);
    },
  );

  test.each(['refund made at the provider', 'chargeback'])(
    'a %s that takes what an earlier one left ends the dispute with the rest',
    async (how) => {
      const job = await finishedJob(product);
      const { brand, remarkId } = job;
      await outside.refundThere(remarkId, 10_000);
      await outside.deliver();
      await raise(job, brand);
      product.clock.advance({ minutes: 1 });
      if (how === 'chargeback') await outside.decide(await outside.chargeBack(remarkId, 35_055), 'lost');
      else await outside.refundThere(remarkId);
      await outside.deliver();
      const { remark } = await brand.client.data(jobOperations.remark, { id: remarkId });
      expect(remark.dispute).toMatchObject({ ruling: 'REFUND', refunded: { amount: 35_055 } });
    },
  );

  test('a refund made at the provider that came back is there to be decided about', async () => {
    const job = await hiredJob(product, 45_055);
    await outside.refundThere(job.remarkId, 10_000);
    await outside.deliver();
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
    await raise(job, job.brand);
    product.clock.advance({ minutes: 1 });
    await rule(job, { ruling: 'SPLIT', release: usd(20_055) });
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.55', '0.00', '200.55']);
  });

  test.each([
    ['again', false],
    ['by hand, when the card takes nothing any more', true],
  ])(
    'a refund made at the provider before the payout that comes back after it is made %s',
    async (_, isByHand) => {
      const job = await finishedJob(product);
      const { remarkId } = job;
      const story = new MoneyStory(product, remarkId);
      await outside.refundThere(remarkId, 10_000);
      await outside.deliver();
      await release(job);
      await story.tell('100 given back, released');
      await outside.failRefund(remarkId);
      await outside.deliver();
      await story.tell('100 came back');
      expect((await told(product, job.brand, remarkId))[0]).toContain(
        'Your bank sent back the refund of US$100 for',
      );
      if (isByHand) {
        const refused = new PaymentProviderError({ kind: 'invalid', code: 'no', message: 'No.' });
        vi.spyOn(product.ports.payment, 'createRefund').mockRejectedValue(refused);
      }
      for (const hours of isByHand ? [2, 3, 5, 9, 17, 25] : [2]) {
        product.clock.advance({ hours });
        await product.runJob('finish-unsettled-money');
      }
      vi.restoreAllMocks();
      if (isByHand) await settleByHand(remarkId);
      await story.tell('made again');
      expect(story.table()).toEqual([
        'what                        state           card     held     payout',
        '100 given back, released    released        -350.55  0.00     350.55',
        '100 came back               released        -450.55  100.00   350.55',
        'made again                  released        -350.55  0.00     350.55',
      ]);
    },
  );

  test.each([
    ['again', false],
    ['by hand', true],
  ])(
    'a refund made at the provider before a split that comes back after it is made %s',
    async (_, isByHand) => {
      const job = await finishedJob(product);
      const { brand, remarkId } = job;
      const story = new MoneyStory(product, remarkId);
      await outside.refundThere(remarkId, 10_000);
      await outside.deliver();
      await raise(job, brand);
      product.clock.advance({ minutes: 1 });
      await rule(job, { ruling: 'SPLIT', release: usd(20_055) });
      await story.tell('100 given back, split');
      product.clock.advance({ minutes: 1 });
      await outside.failRefund(remarkId, 'oldest');
      await outside.deliver();
      await story.tell('100 came back');
      if (isByHand) {
        await giveUpRefund(product, remarkId, 'created');
        await settleByHand(remarkId);
      } else {
        product.clock.advance({ hours: 2 });
        await product.runJob('finish-unsettled-money');
      }
      await story.tell('made again');
      expect(story.table()).toEqual([
        'what                        state           card     held     payout',
        '100 given back, split       settled         -200.55  0.00     200.55',
        '100 came back               refunding       -300.55  100.00   200.55',
        'made again                  settled         -200.55  0.00     200.55',
      ]);
      expect((await told(product, brand, remarkId))[0]).toBe(
        isByHand
          ? 'US$100 for “Noodle week” was given back to you, not to your card. Paid by bank transfer.'
          : 'US$100 for “Noodle week” was refunded to your card.',
      );
    },
  );

  test('a refund that came back does not hold up a split under way', async () => {
    const job = await finishedJob(product);
    const { brand, remarkId } = job;
    await outside.refundThere(remarkId, 10_000);
    await outside.deliver();
    await raise(job, brand);
    product.clock.advance({ minutes: 1 });
    const lost = new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
    const { payment } = product.ports;
    const silent = vi.spyOn(payment, 'createRefund').mockRejectedValue(lost);
    const list = payment.listRefunds.bind(payment);
    const slow = vi.spyOn(payment, 'listRefunds').mockImplementation((id) => {
      product.clock.advance({ seconds: 1 });
      return list(id);
    });
    await rule(job, { ruling: 'SPLIT', release: usd(20_055) });
    product.clock.advance({ minutes: 1 });
    await outside.failRefund(remarkId, 'oldest');
    await outside.deliver();
    expect(await balances(product, remarkId)).toEqual(['refunding', '-450.55', '450.55', '0.00']);
    silent.mockRestore();
    slow.mockRestore();
    product.clock.advance({ minutes: 1 });
    await product.runJob('finish-unsettled-money');
    expect(await balances(product, remarkId)).toEqual(['settled', '-300.55', '100.00', '200.55']);
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect(await balances(product, remarkId)).toEqual(['settled', '-200.55', '0.00', '200.55']);
  });

  test('a refund of a split that comes back when the bank took the rest is what the payer still lacks', async () => {
    const job = await disputed(product);
    await rule(job, { ruling: 'SPLIT', release: usd(20_055) });
    await outside.decide(await outside.chargeBack(job.remarkId), 'lost');
    await outside.deliver();
    expect(await balances(product, job.remarkId)).toEqual(['settled', '0.00', '0.00', '200.55']);
    await outside.failRefund(job.remarkId);
    await outside.deliver();
    expect(await balances(product, job.remarkId)).toEqual(['refunding', '-250.00', '49.45', '200.55']);
  });

  test('a transfer that comes back after a part was refunded at the provider makes that loss good, and the rest is held', async () => {
    const job = await finishedJob(product);
    await release(job);
    await outside.refundThere(job.remarkId, 10_000);
    await outside.deliver();
    await takeBack(job);
    expect(await balances(product, job.remarkId)).toEqual(['done', '-350.55', '350.55', '0.00']);
  });
}
