import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providerChecks, sqlChecks } from '../../api/checks/all-checks.ts';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { usd } from '../../schema/usd.ts';
import { amendmentOperations, hiredFor, proposeWork } from '../support/amendments.ts';
import { checkAll, checkOne, tamper, violations } from '../support/checks.ts';
import { disputed, finishedJob, raise } from '../support/disputes.ts';
import { proposeExtra } from '../support/extras.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { acceptedJob, cards, type PaidJob, pay, tokenise } from '../support/money.ts';
import { makeSale, orderOperations, payOrder, place, type Sale } from '../support/orders.ts';
import { createPerson } from '../support/people.ts';
import { address, appliedForProduct, shippingOperations } from '../support/shipments.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { draft, handIn, workingJob } from '../support/work.ts';

let product: TestProduct;
/** Jobs by how far they got. */
const jobs: Record<string, PaidJob> = {};

/** Orders by how far they got, all of one buyer. */
const orders = { paid: 0, received: 0, cash: 0 };
let sale: Sale;

const reason = 'Another date.';

beforeAll(async () => {
  product = await startTestProduct({ PLATFORM_FEE_PERCENT: '5.25' });
  const staff = await createPerson(product, { isStaff: true });
  const hired = async () => {
    const job = await acceptedJob(product);
    await pay(job, await tokenise(product, cards.good));
    return job;
  };
  jobs.accepted = await acceptedJob(product);
  jobs.waiting = await acceptedJob(product);
  await pay(jobs.waiting, await tokenise(product, cards.asksBank));
  jobs.hired = await hired();
  jobs.asked = await hired();
  await jobs.asked.brand.client.data(jobOperations.askToCancel, { remarkId: jobs.asked.remarkId, reason });
  jobs.cancelled = await hired();
  await jobs.cancelled.influencer.client.data(jobOperations.cancel, { remarkId: jobs.cancelled.remarkId });
  jobs.done = await finishedJob(product);
  jobs.released = await finishedJob(product);
  await jobs.released.brand.client.data(jobOperations.release, { remarkId: jobs.released.remarkId });
  jobs.disputed = await disputed(product);
  jobs.settled = await finishedJob(product);
  const { remarkId } = jobs.settled;
  await raise(jobs.settled, jobs.settled.brand);
  const input = { remarkId, ruling: 'SPLIT', release: usd(20_000), reason: 'Half of it.' };
  await staff.client.data(jobOperations.ruleDispute, { input });
  jobs.agreed = await disputed(product);
  const { influencer, brand, remarkId: agreedId } = jobs.agreed;
  const proposed = await brand.client.data(jobOperations.proposeSettlement, {
    input: { remarkId: agreedId, release: usd(20_000) },
  });
  const [{ id: settlementId }] = proposed.proposeSettlement.remark.dispute.settlements;
  await influencer.client.data(jobOperations.acceptSettlement, { settlementId });
  const free = await createCampaign(product, jobs.hired.brand, { kind: 'shoutout' });
  jobs.free = { ...jobs.hired, remarkId: await createRemark(product, free, jobs.hired.influencer) };
  const { brand: owner, influencer: applicant } = jobs.hired;
  const sponsored = await appliedForProduct(product, { owner, applicant });
  jobs.sponsored = { ...jobs.hired, remarkId: sponsored };
  await owner.client.data(jobOperations.hire, { remarkId: sponsored });
  await applicant.client.data(shippingOperations.give, { input: { remarkId: sponsored, address } });
  const used = await appliedForProduct(product, { owner, applicant });
  jobs.used = { ...jobs.hired, remarkId: used };
  await owner.client.data(jobOperations.hire, { remarkId: used });
  await applicant.client.data(jobOperations.markAsDone, { remarkId: used });
  const changed = await hiredFor(product, { owner, applicant });
  jobs.changed = { ...jobs.hired, remarkId: changed };
  const { amendments } = await proposeWork(applicant, changed, { dueOn: '2026-12-12' });
  await owner.client.data(amendmentOperations.accept, { amendmentId: amendments[0].id });
  await proposeWork(owner, changed, { dueOn: '2026-12-12', rounds: 2 });
  jobs.extra = { ...jobs.changed, remarkId: await proposeExtra(owner, changed) };
  jobs.drafted = await workingJob(product);
  await handIn(jobs.drafted, draft);
  // The command goes by the clock on the wall.
  await sql(
    product.databaseUrl,
    `update submission set answer_deadline = '2099-01-01' where kind = 'draft'`,
    [],
  );
  jobs.handedIn = await workingJob(product);
  await jobs.handedIn.influencer.client.data(jobOperations.markAsDone, {
    remarkId: jobs.handedIn.remarkId,
    text: 'All is online.',
  });
  sale = await makeSale(product);
  orders.paid = Number(await place(sale));
  await payOrder(product, sale, String(orders.paid));
  orders.received = Number(await place(sale));
  await payOrder(product, sale, String(orders.received));
  orders.cash = Number(await place(sale, { method: 'CASH' }));
  for (const orderId of [orders.received, orders.cash]) {
    await sale.seller.client.data(orderOperations.ship, { orderId });
    await sale.buyer.client.data(orderOperations.confirm, { orderId });
  }
  await sale.buyer.client.data(orderOperations.review, { orderId: orders.received });
  await product.settled();
  await product.runJob('book-provider-movements');
}, 60_000);
afterAll(() => product?.close());

test('after jobs that ended in every way, all holds', async () => {
  expect(await violations(product)).toEqual([]);
});

const id = (name: string): number => jobs[name]?.remarkId ?? 0;
const group = (name: string, kind: string) =>
  `(select id from ledger_group where remark_id = ${id(name)} and kind = '${kind}')`;
const set = (table: string, values: string, name: string) =>
  `update ${table} set ${values} where remark_id = ${id(name)}`;
const state = (name: string, to: string) => `update remark set state = '${to}' where id = ${id(name)}`;

/** For each check what was done to the database, and how it is undone. Some break more than one check. */
const tampering: Record<string, () => string[]> = {
  ledger_groups_sum_to_zero: () => [
    `update ledger_entry set amount_minor = amount_minor + 1 where account = 'card' and group_id = ${group('hired', 'hire')}`,
  ],
  figures_equal_the_rows: () => ['update reputation set jobs_done = jobs_done + 1'],
  reviews_appear_together: () => [
    `insert into job_review (remark_id, author_id, subject_id, rating, text, created_at, updated_at, published_at)
      select id, owner_id, applicant_id, 5, '', now(), now(), now() from remark where id = ${id('released')}`,
  ],
  reviews_are_of_the_other_side: () => [
    `insert into job_review (remark_id, author_id, subject_id, rating, text, created_at, updated_at)
      select id, owner_id, (select min(id) from account where id not in (owner_id, applicant_id)), 5, '', now(), now()
      from remark where id = ${id('released')}`,
  ],
  places_are_coarse: () => ['update profile set latitude = 1.30214, longitude = 103.9 where id = 1'],
  ledger_held_never_negative: () => [
    `update ledger_entry set amount_minor = -90000 where account = 'held' and group_id = ${group('released', 'release')}`,
  ],
  ledger_entries_belong_to_their_group: () => [
    `update ledger_entry set remark_id = ${id('done')} where account = 'card' and group_id = ${group('hired', 'hire')}`,
  ],
  ledger_movements_have_their_shape: () => [
    `update ledger_entry set party_id = 1 where account = 'payout' and group_id = ${group('released', 'release')}`,
  ],
  ledger_one_charge_and_one_transfer_per_job: () => [
    `insert into ledger_group (key, kind, remark_id, created_at) values ('again', 'hire', ${id('hired')}, now())`,
    `insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
      select max(g.id), e.account, e.party_id, e.remark_id, e.amount_minor, e.currency, now()
      from ledger_group g, ledger_entry e where e.group_id = (select min(id) from ledger_group where remark_id = ${id('hired')})
      group by e.id`,
  ],
  ledger_misses_nothing_of_a_job: () => [set('refund', 'amount_minor = amount_minor - 1', 'settled')],
  fees_are_in_proportion: () => [
    `update ledger_entry set amount_minor = amount_minor + case account when 'fee' then 1 else -1 end
      where account in ('fee', 'held') and group_id = ${group('hired', 'hire')}`,
  ],
  ledger_knows_open_chargebacks: () => [
    `insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor, currency,
        from_held_minor, withdrawn_at, created_at, updated_at, checked_at)
      select remark_id, id, 'du_made_up', 'open', 'fraudulent', amount_minor, currency, amount_minor, now(), now(),
        now(), now()
      from payment where remark_id = ${id('hired')}`,
  ],
  charged_back_means_a_bank_took_it: () => [state('hired', 'charged_back')],
  paid_means_charge_posted: () => [set('payment', 'amount_minor = 45051', 'hired')],
  paid_out_means_transfer_posted: () => [set('payout', 'amount_minor = 1', 'released')],
  refunded_means_refund_posted: () => [`delete from ledger_group where id = ${group('cancelled', 'refund')}`],
  payment_is_the_accepted_offer: () => [set('payment', `payer_id = payee_id`, 'hired')],
  never_more_out_than_in: () => [set('refund', 'amount_minor = 45055', 'settled')],
  settled_money_is_known_to_the_provider: () => [set('payout', 'provider_transfer_id = null', 'released')],
  transfers_are_followed_to_the_bank: () => [set('bank_transfer', 'amount_minor = 1', 'released')],
  money_on_its_way_was_released: () => [state('released', 'done')],
  money_on_its_way_has_a_day: () => [
    set('bank_transfer', `created_at = '2026-11-19'`, 'released'),
    `delete from payout_promise where remark_id = ${id('released')}`,
  ],
  nothing_on_its_way_too_long: () => [
    set('payment', `state = 'processing', updated_at = '2026-11-19'`, 'waiting'),
  ],
  held_as_the_state_says: () => [state('hired', 'released')],
  running_jobs_hold_money: () => [state('released', 'done')],
  no_hire_without_payment: () => [state('accepted', 'hired')],
  released_means_paid_out: () => [state('done', 'released')],
  cancelled_after_pay_means_refunded: () => [state('hired', 'cancelled')],
  money_under_way_as_the_state_says: () => [state('done', 'releasing')],
  free_jobs_move_no_money: () => [state('free', 'released')],
  rulings_divide_what_was_paid: () => [set('dispute', 'release_minor = release_minor + 1', 'settled')],
  settlements_add_up: () => [set('dispute', 'release_minor = 19999, refund_minor = 25056', 'agreed')],
  disputed_jobs_have_their_dispute: () => [state('done', 'disputed')],
  silence_releases_in_time: () => [
    `update remark set release_deadline = '2026-11-19' where id = ${id('done')}`,
  ],
  statements_equal_the_money: () => [
    `update ledger_entry set party_id = (select applicant_id from remark where id = ${id('hired')})
      where account = 'card' and group_id = ${group('hired', 'hire')}`,
  ],
  statements_have_a_row_per_movement: () => [
    `update ledger_entry set party_id = null where account = 'card' and group_id = ${group('hired', 'hire')}`,
  ],
  stock_never_negative: () => [
    'alter table product drop constraint product_stock_count_check',
    `update product set stock_count = -1 where id = ${sale.productId}`,
  ],
  orders_cost_what_was_agreed: () => [
    `update order_payment set amount_minor = 2399 where order_id = ${orders.paid}`,
  ],
  orders_hold_as_the_state_says: () => [
    `update product_order set state = 'refunded' where id = ${orders.paid}`,
  ],
  orders_state_and_payment_agree: () => [`update product_order set state = 'paid' where id = ${orders.cash}`],
  orders_charge_is_posted: () => [
    `update order_payment set state = 'failed' where order_id = ${orders.paid}`,
  ],
  orders_movements_are_posted: () => [`delete from order_movement where order_id = ${orders.received}`],
  orders_chargebacks_are_posted: () => [
    `update order_payment set chargeback_id = 'dp_1', chargeback_state = 'open', chargeback_minor = 2400,
      chargeback_held_minor = 0 where order_id = ${orders.received}`,
  ],
  frozen_orders_move_no_money: () => [
    `update order_payment set chargeback_id = 'dp_1', chargeback_state = 'open' where order_id = ${orders.received}`,
    `update order_movement set state = 'created' where order_id = ${orders.received}`,
  ],
  cash_is_posted_at_the_door: () => [
    `delete from ledger_entry where order_id = ${orders.cash} and amount_minor > 0`,
  ],
  orders_ledger_has_its_shape: () => [
    `update ledger_entry set party_id = ${sale.buyer.id} where order_id = ${orders.received} and account = 'payout'`,
  ],
  orders_money_is_known_to_the_provider: () => [
    `update order_movement set provider_id = null where order_id = ${orders.received}`,
  ],
  reviews_are_of_buyers: () => [`update product_review set author_id = ${sale.seller.id}`],
  papers_have_no_gaps: () => ['delete from paper where number = 2'],
  papers_equal_the_ledger: () => [`update paper set party_id = ${sale.seller.id} where number = 1`],
  audit_log_is_a_chain: () => [`update staff_action set reason = 'Another.' where id = 1`],
  deal_sheets_are_unchanged: () => [`update deal set document = replace(document, '45050', '45051')`],
  deal_sheets_are_numbered: () => [`update deal set version = 2 where remark_id = ${id('hired')}`],
  accepted_offers_are_deals: () => [`delete from deal where remark_id = ${id('hired')}`],
  accepted_amendments_are_deals: () => [
    `delete from deal where version = 2 and remark_id = ${id('changed')}`,
  ],
  extras_are_beside_a_first_job: () => [
    `update remark set extra_of = ${id('extra')} where id = ${id('changed')}`,
  ],
  amendments_are_of_running_jobs: () => [state('changed', 'done')],
  deliverables_follow_the_deal: () => [
    `delete from deliverable where remark_id = ${id('drafted')} and position = 1`,
  ],
  running_work_has_its_due_date: () => [
    `update remark set work_due_at = null, late_end_at = null where id = ${id('drafted')}`,
  ],
  done_work_is_handed_in: () => [`delete from submission where remark_id = ${id('handedIn')}`],
  rounds_of_changes_are_kept: () => [
    `update submission set state = 'changes_asked', changes = 'Again.', decided_at = now(), decided_by = 'owner'
      where remark_id = ${id('drafted')}`,
    `update deliverable set rounds = 0 where remark_id = ${id('drafted')}`,
  ],
  silence_approves_drafts: () => [
    `update submission set answer_deadline = '2026-11-01' where remark_id = ${id('drafted')}`,
  ],
  products_are_sent_as_agreed: () => [`delete from shipment where remark_id = ${id('sponsored')}`],
  settled_work_has_its_use: () => [`delete from work_use where remark_id = ${id('used')}`],
  addresses_are_erased: () => [
    `update transition set at = '2026-01-01' where process = 'remark' and subject_id = ${id('sponsored')}`,
    state('sponsored', 'cancelled'),
  ],
  offers_agree_with_the_job: () => [set('offer', `status = 'rejected'`, 'accepted')],
  states_have_their_times: () => [`update remark set done_at = null where id = ${id('done')}`],
  states_are_where_their_log_ended: () => [
    `delete from transition where process = 'remark' and action = 'markAsDone' and subject_id = ${id('released')}`,
  ],
  accepted_invitations_have_their_application: () => [
    `insert into invitation (campaign_id, influencer_id, created_at, updated_at, state, decided_at)
      select campaign_id, ${jobs.hired?.brand.id ?? 0}, now(), now(), 'accepted', now() from remark where id = ${id('hired')}`,
  ],
  nobody_applies_to_themselves: () => [
    `update campaign set owner_id = (select applicant_id from remark where id = ${id('hired')})
      where id = (select campaign_id from remark where id = ${id('hired')})`,
  ],
  jobs_name_the_owner_of_their_campaign: () => [
    `update remark set owner_id = owner_id + 1 where id = ${id('hired')}`,
  ],
  ended_campaigns_are_closed: () => [
    `update campaign set ends_on = '2026-11-01' where id = (select campaign_id from remark where id = ${id('free')})`,
  ],
  outbox_has_no_stuck_facts: () => [
    `update outbox set done_at = null, leased_until = 'infinity', created_at = '2026-11-19' where id = (select min(id) from outbox)`,
  ],
  webhooks_are_worked_off: () => [
    `insert into provider_event (id, type, created_at, updated_at)
      values ('evt_lost', 'charge.refunded', '2026-11-19', '2026-11-19')`,
  ],
  notifications_are_unique: () => [
    'alter table notification drop constraint notification_event_id_recipient_id_type_key',
    `insert into notification (recipient_id, event_id, type, code, message, created_at)
      select recipient_id, event_id, type, code, message, created_at from notification where event_id is not null limit 1`,
  ],
  money_that_moved_is_told: () => [
    `delete from notification where event_id in (select id from outbox where type = 'remark.released')`,
  ],
  provider_charges_agree: () => [
    `update payment_provider.objects set body = (body::jsonb || '{"amount": 100}')::json
      where id = (select provider_payment_id from payment where remark_id = ${id('hired')})`,
  ],
  provider_refunds_agree: () => [
    `update payment_provider.objects set body = (body::jsonb || '{"status": "failed"}')::json
      where id = (select provider_refund_id from refund where remark_id = ${id('cancelled')})`,
  ],
  provider_orders_agree: () => [
    `update order_movement set provider_id = 'tr_made_up' where order_id = ${orders.received}`,
  ],
  provider_movements_are_posted: () => [
    'update provider_movement set fee_minor = fee_minor + 1 where id = (select min(id) from provider_movement)',
  ],
  provider_balance_agrees: () => [
    `update payment_provider.objects set body = (body::jsonb || '{"net": -1}')::json
      where kind = 'balance_transaction' and body ->> 'type' = 'refund'`,
  ],
  provider_transfers_agree: () => [
    `update payment_provider.objects set body = (body::jsonb || '{"destination": "acct_somebody_else"}')::json
      where id = (select provider_transfer_id from payout where remark_id = ${id('released')})`,
  ],
};

/** Tables that tampering touches, so that each test gives back what it found. */
const touched = [
  'chargeback',
  'account',
  'profile',
  'campaign',
  'remark',
  'offer',
  'deal',
  'amendment',
  'deliverable',
  'submission',
  'shipment',
  'work_use',
  'invitation',
  'payment',
  'payout',
  'refund',
  'bank_transfer',
  'payout_promise',
  'payout_hold',
  'dispute',
  'ledger_group',
  'ledger_entry',
  'provider_movement',
  'paper',
  'paper_series',
  'transition',
  'outbox',
  'notification',
  'provider_event',
  'product',
  'product_order',
  'order_payment',
  'order_movement',
  'product_review',
  'review_period',
  'job_review',
  'reputation',
  'payment_provider.objects',
  'staff_action',
];

describe('every check finds what it is for', () => {
  const restoring: string[] = [];

  beforeAll(async () => {
    const keeping = ['create schema kept'];
    for (const table of touched) {
      const kept = `kept.${table.replace('.', '_')}`;
      const columns = await sql(
        product.databaseUrl,
        `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
         where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      );
      const list = columns[0]?.list;
      keeping.push(`create table ${kept} as table ${table}`);
      restoring.push(
        `delete from ${table}`,
        `insert into ${table} (${list}) overriding system value select ${list} from ${kept}`,
      );
    }
    await tamper(product, ...keeping);
  });
  afterAll(async () => expect(await violations(product)).toEqual([]));

  test('the table names every check', () => {
    const names = [...sqlChecks, ...providerChecks].map(({ name }) => name);
    expect(Object.keys(tampering).sort()).toEqual([...names].sort());
  });

  test.each(Object.keys(tampering))('%s', async (name) => {
    await tamper(product, ...(tampering[name]?.() ?? []));
    const result = await checkOne(product, name);
    await tamper(product, ...restoring);
    expect(result).toMatchObject({ outcome: 'failed', total: expect.any(Number) });
    expect(result?.violations[0]?.id).toMatch(/^[a-z ]+ \S+$/);
  });
});

test('a provider that knows of money that we do not is found', async () => {
  const { payment } = product.ports;
  const intent = await payment.retrievePaymentIntent(
    String(
      (
        await sql(
          product.databaseUrl,
          `select provider_payment_id as id from payment where remark_id = ${id('waiting')}`,
        )
      )[0]?.id,
    ),
  );
  const asked = {
    retrievePaymentIntent: async (wanted: string) =>
      wanted === intent.id
        ? { ...intent, status: 'succeeded' as const }
        : payment.retrievePaymentIntent(wanted),
    retrieveDispute: payment.retrieveDispute,
    retrieveBalance: payment.retrieveBalance,
    listRefunds: payment.listRefunds,
    listTransfers: payment.listTransfers,
    listMovements: payment.listMovements,
  };
  // A moment after it the row may lag behind; an hour later it may not.
  expect(await violations(product, asked)).toEqual([]);
  product.clock.advance({ hours: 1 });
  expect(await violations(product, asked)).toEqual([
    expect.stringMatching(/^provider_charges_agree: .*charged, we say requires_action/),
  ]);
});

test('a payment that the provider does not know is found, and the others are compared all the same', async () => {
  const [row] = await sql(
    product.databaseUrl,
    `select provider_payment_id as known from payment where remark_id = ${id('hired')}`,
  );
  const name = (made: string, known: unknown) =>
    sql(product.databaseUrl, 'update payment set provider_payment_id = $1 where provider_payment_id = $2', [
      made,
      known,
    ]);
  await name('pi_made_up', row?.known);
  expect(await violations(product)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^provider_charges_agree: .*unknown to the provider: .*pi_made_up/),
    ]),
  );
  const results = await checkAll(product, product.ports.payment);
  expect(results.filter(({ outcome }) => outcome === 'unknown')).toEqual([]);
  await name(String(row?.known), 'pi_made_up');
  expect(await violations(product)).toEqual([]);
});

test('a provider that does not answer is unknown, which is not well', async () => {
  const silent = async () => {
    throw new PaymentProviderError({
      kind: 'temporary',
      code: 'provider_unavailable',
      message: 'No answer.',
    });
  };
  const results = await checkAll(product, {
    retrievePaymentIntent: silent,
    retrieveDispute: silent,
    retrieveBalance: silent,
    listRefunds: silent,
    listTransfers: silent,
    listMovements: silent,
  });
  expect(results.filter(({ outcome }) => outcome === 'unknown').map(({ problem }) => problem)).toEqual([
    'No answer.',
    'No answer.',
    'No answer.',
    'No answer.',
    'No answer.',
  ]);
});

describe('beside the tests of single checks', () => {
  const cli = fileURLToPath(new URL('../../api/cli/checks.ts', import.meta.url));
  const hooks = fileURLToPath(new URL('../../api/cli/ts.mjs', import.meta.url));
  const command = (env: Record<string, string>) =>
    new Promise<{ code: number; out: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--import', hooks, cli],
        { env: { ...process.env, ...env } },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), out: out + err }),
      );
    });
  const breakIt = () => tamper(product, set('payment', 'amount_minor = amount_minor + 1', 'hired'));
  const mendIt = () => tamper(product, set('payment', 'amount_minor = amount_minor - 1', 'hired'));

  test('the command asks the database and its local provider, and ends with 1 when something is broken', async () => {
    // The command's clock is the real one.
    await sql(product.databaseUrl, `update campaign set ends_on = '2099-12-31'`);
    expect(await command({ DATABASE_URL: product.databaseUrl })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/provider_balance_agrees +ok\n\n\d+ checks, all hold\./),
    });
    await breakIt();
    const { code, out } = await command({ DATABASE_URL: product.databaseUrl });
    await mendIt();
    expect(code).toBe(1);
    expect(out).toMatch(
      /paid_means_charge_posted +BROKEN {2}1\n .*\n +payment \d+: succeeded with 47416 USD, posted 47415 USD/,
    );
    expect(out).toMatch(/provider_charges_agree +BROKEN {2}1\n/);
  });

  test('the command makes no database where there is none', async () => {
    const { code, out } = await command({ DATA_DIR: '/nowhere/koli' });
    expect([code, out]).toEqual([
      1,
      'There is no database in /nowhere/koli. Set DATABASE_URL or DATA_DIR.\n',
    ]);
  });

  test('the job raises a metric that falls again', async () => {
    const metric = async () => {
      await product.runJob('check-invariants');
      const page = await product.app.inject({ url: '/metrics' });
      return page.body.match(/invariant_violations\{check="paid_means_charge_posted"\} (\d+)/)?.[1];
    };
    expect(await metric()).toBe('0');
    await breakIt();
    expect(await metric()).toBe('1');
    await mendIt();
    expect(await metric()).toBe('0');
  });
});
