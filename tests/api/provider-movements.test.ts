import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookProviderMovements } from '../../api/modules/provider-movements/book-movements.service.ts';
import {
  exchangeLoss,
  kindOf,
  movementEntries,
} from '../../api/modules/provider-movements/movement.policy.ts';
import { systemCtx } from '../../api/server/system-context.ts';
import { violations } from '../support/checks.ts';
import { jobOperations } from '../support/jobs.ts';
import { doneJob, hiredJob, type PaidJob } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

describe('a movement is booked', () => {
  // category, amount, fee, what it is itself about, what the charge paid and settled; postings in the books
  test.each`
    what                       | category               | amount    | fee      | own      | charge              | balance   | fees    | exchange | clearing
    ${'charge'}                | ${'charge'}            | ${13_041} | ${493}   | ${10000} | ${null}             | ${12548}  | ${493}  | ${0}     | ${-13041}
    ${'refund, same rate'}     | ${'refund'}            | ${-13041} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${-13041} | ${0}    | ${0}     | ${13041}
    ${'refund, dearer'}        | ${'refund'}            | ${-13100} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${-13100} | ${0}    | ${59}    | ${13041}
    ${'refund, cheaper'}       | ${'refund'}            | ${-13000} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${-13000} | ${0}    | ${-41}   | ${13041}
    ${'a third, rounded up'}   | ${'refund'}            | ${-4347}  | ${0}     | ${3333}  | ${[10_000, 13_041]} | ${-4347}  | ${0}    | ${0}     | ${4347}
    ${'refund that came back'} | ${'refund_failure'}    | ${13_050} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${13050}  | ${0}    | ${-9}    | ${-13041}
    ${'chargeback'}            | ${'dispute'}           | ${-13100} | ${1_500} | ${10000} | ${[10_000, 13_041]} | ${-14600} | ${1500} | ${59}    | ${13041}
    ${'chargeback won'}        | ${'dispute_reversal'}  | ${12_900} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${12900}  | ${0}    | ${141}   | ${-13041}
    ${'transfer'}              | ${'transfer'}          | ${-13041} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${-13041} | ${0}    | ${0}     | ${13041}
    ${'transfer, a cent less'} | ${'transfer'}          | ${-13040} | ${0}     | ${10000} | ${[10_000, 13_041]} | ${-13040} | ${0}    | ${-1}    | ${13041}
    ${'transfer taken back'}   | ${'transfer_reversal'} | ${500}    | ${0}     | ${null}  | ${null}             | ${500}    | ${0}    | ${0}     | ${-500}
    ${'monthly fee'}           | ${'fee'}               | ${-200}   | ${0}     | ${null}  | ${null}             | ${-200}   | ${200}  | ${0}     | ${0}
    ${'to the bank'}           | ${'payout'}            | ${-900}   | ${0}     | ${null}  | ${null}             | ${-900}   | ${0}    | ${0}     | ${900}
    ${'something new'}         | ${'climate'}           | ${-10}    | ${1}     | ${null}  | ${null}             | ${-11}    | ${1}    | ${0}     | ${10}
  `('$what', ({ category, amount, fee, own, charge, balance, fees, exchange, clearing }) => {
    const movement = {
      category,
      amountMinor: amount,
      feeMinor: fee,
      source: own === null ? null : { id: 'x', chargeId: 'ch', amount: { minor: own, currency: 'USD' } },
    };
    const kind = kindOf(movement);
    const settled = charge && { paidMinor: charge[0], paidCurrency: 'USD', settledMinor: charge[1] };
    const entries = movementEntries(movement, kind, exchangeLoss(movement, kind, settled));
    const booked = Object.fromEntries(entries.map(({ account, amountMinor }) => [account, amountMinor]));
    expect({
      provider_balance: 0,
      provider_fee: 0,
      exchange: 0,
      provider_clearing: 0,
      ...booked,
    }).toEqual({
      provider_balance: balance,
      provider_fee: fees,
      exchange,
      provider_clearing: clearing,
    });
    expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  });
});

describe('what moves the balance at the provider', () => {
  let product: TestProduct;
  let outside: ProviderMoves;
  let lead: Person;

  const release = ({ brand, remarkId }: PaidJob) => brand.client.data(jobOperations.release, { remarkId });
  const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
  const book = () => {
    const { orm, ports, clock } = product;
    return bookProviderMovements(systemCtx({ orm, ports, clock, afterCommit: () => undefined }));
  };
  const booked = async () =>
    (
      await run(`select m.kind, m.amount_minor::int as amount, m.fee_minor::int as fee from provider_movement m
        join ledger_group g on g.key = 'provider-' || m.id order by m.kind, m.amount_minor, m.fee_minor`)
    ).map(({ kind, amount, fee }) => `${kind} ${amount} ${fee}`);

  beforeAll(async () => {
    product = await startTestProduct({ PLATFORM_FEE_PERCENT: '5' });
    outside = providerMoves(product);
    lead = await createPerson(product, { isStaff: true });
    await release(await doneJob(product));
    const cancelled = await hiredJob(product);
    await cancelled.influencer.client.data(jobOperations.cancel, { remarkId: cancelled.remarkId });
    const won = await hiredJob(product);
    await outside.decide(await outside.chargeBack(won.remarkId), 'won');
    const lost = await doneJob(product);
    await release(lost);
    await outside.decide(await outside.chargeBack(lost.remarkId), 'lost');
    const reversed = await doneJob(product);
    await release(reversed);
    await outside.reverseTransfer(reversed.remarkId, 5_000);
    await outside.deliver();
  });
  afterAll(() => product?.close());

  // 3.4 % of US$473.03 and 50 cents.
  const all = [
    ...Array(5).fill('charge 47303 1658'),
    ...Array(2).fill('dispute -47303 1500'),
    'dispute 47303 0',
    'refund -47303 0',
    ...Array(3).fill('transfer -45050 0'),
    'transfer 5000 0',
  ];

  test('is booked once, also when the booking dies in the middle and two run at the same time', async () => {
    await run(`create function die() returns trigger language plpgsql as $$ begin
      if (select count(*) from provider_movement) > 5 then raise 'died'; end if; return new; end $$`);
    await run('create trigger dies before insert on provider_movement for each row execute function die()');
    await expect(book()).rejects.toThrow('died');
    expect((await booked()).length).toBe(6);
    expect(await run('select from provider_booking')).toEqual([]);
    await run('drop trigger dies on provider_movement');
    await Promise.all([book(), book()]);
    expect(await booked()).toEqual(all);
    await product.runJob('book-provider-movements');
    expect(await booked()).toEqual(all);
    expect(await violations(product)).toEqual([]);
  });

  test('is about no job and no person', async () => {
    expect(
      await run(`select from ledger_entry e join ledger_group g on g.id = e.group_id where g.kind = 'provider_movement'
        and (coalesce(e.remark_id, e.order_id, e.party_id, g.remark_id, g.order_id) is not null)`),
    ).toEqual([]);
  });

  const figures = async (month: string | null) => {
    const fields = ['charged', 'refunded', 'transferred', 'chargedBack', 'providerFees', 'exchange'];
    const own = ['platformFee', 'losses', 'net', 'balance'];
    const answer = await lead.client.data(
      `query ($month: Date) { monthlyFigures(month: $month) { month bookedUntil currencies {
        ${[...fields, ...own].map((name) => `${name} { amount currency }`).join(' ')} } } }`,
      { month },
    );
    const { currencies, ...rest } = answer.monthlyFigures;
    return {
      ...rest,
      currencies: currencies.map((row: Record<string, { amount: number; currency: string }>) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, `${value.amount} ${value.currency}`]),
        ),
      ),
    };
  };

  test('is what a month cost and earned', async () => {
    const november = {
      charged: '236515 USD',
      refunded: '47303 USD',
      transferred: '130150 USD',
      chargedBack: '47303 USD',
      providerFees: '11290 USD',
      exchange: '0 USD',
      // Of three jobs: what was refunded or lost to a bank keeps none.
      platformFee: '6759 USD',
      losses: '45050 USD',
      net: '-49581 USD',
      balance: '469 USD',
    };
    expect(await figures('2026-11-17')).toMatchObject({ month: '2026-11-01', currencies: [november] });
    expect(await figures(null)).toMatchObject({
      month: '2026-11-01',
      bookedUntil: expect.stringMatching(/^2026-11-20T02:00:00/),
      currencies: [november],
    });
    expect((await figures('2026-10-01')).currencies).toEqual([]);
    const later = await figures('2026-12-01');
    expect(later.currencies).toMatchObject([{ charged: '0 USD', net: '0 USD', balance: '469 USD' }]);
  });

  test('after a week is still compared with the provider', async () => {
    product.clock.advance({ days: 30 });
    await release(await doneJob(product));
    expect(await violations(product)).toEqual([]);
    await book();
    expect(await violations(product)).toEqual([]);
    expect((await booked()).length).toBe(all.length + 2);
  });
});
