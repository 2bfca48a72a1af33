import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/checks.ts';
import { type Cast, makeCast } from '../support/job-states.ts';
import { jobOperations } from '../support/jobs.ts';
import type { Person } from '../support/people.ts';
import { address, appliedForProduct, productWork, shippingOperations } from '../support/shipments.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct();
  cast = await makeCast(product);
});
afterAll(() => product?.close());

const read = async (who: Person, id: number) =>
  (await who.client.data(shippingOperations.remark, { id })).remark;
const hired = async (work: object = productWork) => {
  const remarkId = await appliedForProduct(product, cast, work);
  await cast.owner.client.data(shippingOperations.hire, { remarkId });
  return remarkId;
};
const give = (remarkId: number, more: object = {}, who = cast.applicant) =>
  who.client.send(shippingOperations.give, { input: { remarkId, address: { ...address, ...more } } });
const send = (remarkId: number, more: object = {}, who = cast.owner) =>
  who.client.send(shippingOperations.send, {
    input: { remarkId, carrier: 'SingPost', trackingNumber: 'RR 1234 5678 SG', ...more },
  });
const receive = (remarkId: number, who = cast.applicant) =>
  who.client.send(shippingOperations.receive, { input: { remarkId } });
const refused = (answer: Awaited<ReturnType<typeof give>>) => answer.errors?.[0]?.extensions.code;
const kinds = async ({ client }: Person, remarkId: number) =>
  (await client.data(`{ myTasks(first: 100) { nodes { kind remark { id } } } }`)).myTasks.nodes.flatMap(
    (task: { kind: string; remark: { id: string } | null }) =>
      task.remark?.id.endsWith(`_${remarkId}`) ? [task.kind] : [],
  );

test('from the hire to the receipt, from when the days until the work is due count', async () => {
  const { owner, applicant } = cast;
  const remarkId = await appliedForProduct(product, cast);
  expect(await read(owner, remarkId)).toMatchObject({ shipping: null, campaign: { shipping: 'AFTER_HIRE' } });
  await owner.client.data(shippingOperations.hire, { remarkId });
  expect(await read(applicant, remarkId)).toMatchObject({
    turn: 'APPLICANT',
    shipping: { state: 'ADDRESS_NEEDED', product: 'Three jars of rempah.', address: null },
    campaign: { shipping: 'ADDRESS_NEEDED' },
  });
  expect(await kinds(applicant, remarkId)).toEqual(['ADDRESS_TO_GIVE']);
  expect(refused(await send(remarkId))).toBe('ADDRESS_MISSING');

  await give(remarkId);
  await give(remarkId, { line1: '14 Jalan Besar' });
  const stored = { ...address, line1: '14 Jalan Besar', phone: '+6581234567' };
  expect(await read(owner, remarkId)).toMatchObject({
    turn: 'OWNER',
    shipping: { state: 'TO_SEND', address: stored },
    campaign: { shipping: 'TO_SEND' },
  });
  expect(await kinds(owner, remarkId)).toEqual(['PRODUCT_TO_SEND']);
  expect(await kinds(applicant, remarkId)).toEqual([]);
  expect(refused(await receive(remarkId))).toBe('PRODUCT_NOT_SENT');

  await send(remarkId, { trackingNumber: 'wrong' });
  const { sentAt } = (await read(owner, remarkId)).shipping;
  product.clock.advance({ hours: 3 });
  await send(remarkId);
  expect(await read(applicant, remarkId)).toMatchObject({
    turn: 'APPLICANT',
    shipping: { state: 'SENT', carrier: 'SingPost', trackingNumber: 'RR 1234 5678 SG', sentAt },
  });
  expect(await kinds(applicant, remarkId)).toEqual(['PRODUCT_TO_CONFIRM']);
  expect(refused(await give(remarkId))).toBe('PRODUCT_SENT');

  product.clock.advance({ days: 3 });
  await receive(remarkId);
  expect((await receive(remarkId)).errors).toBeUndefined();
  const job = await read(applicant, remarkId);
  expect(job).toMatchObject({ turn: 'APPLICANT', shipping: { state: 'RECEIVED' }, deals: [{ dueAt: null }] });
  // The hire was on 20 November; the receipt, three days later, is what counts.
  expect(new Date(job.workDueAt).toISOString()).toBe('2026-12-03T15:59:59.000Z');
  expect(await kinds(applicant, remarkId)).toEqual(['WORK_DUE']);
  expect(refused(await send(remarkId, { carrier: 'DHL' }))).toBe('PRODUCT_RECEIVED');
  expect(await violations(product)).toEqual([]);
});

test('both sides are told, and neither notifications nor events have the address', async () => {
  const remarkId = await hired();
  await give(remarkId);
  await send(remarkId);
  await receive(remarkId);
  await product.settled();
  const told = await sql(
    product.databaseUrl,
    `select n.code, n.recipient_id = $2 as "isOwner" from notification as n where n.remark_id = $1 order by n.id`,
    [remarkId, cast.owner.id],
  );
  expect(told).toEqual([
    { code: 'job.hiredForProduct', isOwner: false },
    { code: 'job.addressGiven', isOwner: true },
    { code: 'job.productSent', isOwner: false },
    { code: 'job.productReceived', isOwner: true },
  ]);
  const events = await sql(
    product.databaseUrl,
    `select distinct type from event where type like 'shipment.%' and body::text like '%rmk_${remarkId}%' order by type`,
  );
  expect(events.map(({ type }) => type)).toEqual([
    'shipment.address_given',
    'shipment.received',
    'shipment.sent',
  ]);
  for (const table of ['event', 'outbox', 'notification', 'transition', 'idempotency']) {
    const found = await sql(
      product.databaseUrl,
      `select count(*)::int as n from ${table} as t where t::text like '%Jalan Besar%'`,
    );
    expect([table, found[0]?.n]).toEqual([table, 0]);
  }
});

describe('the address', () => {
  test('is for the two sides alone, and for the owner no longer once the job is cancelled', async () => {
    const remarkId = await hired();
    await give(remarkId);
    const seen = async (who: Person) => (await read(who, remarkId))?.shipping?.address?.recipient ?? null;
    expect(await seen(cast.owner)).toBe('Mei Tan');
    expect(await seen(cast.applicant)).toBe('Mei Tan');
    expect(await seen(cast.staff)).toBeNull();
    expect(await read(cast.stranger, remarkId)).toBeNull();
    await cast.applicant.client.data(jobOperations.cancel, { remarkId });
    expect(await seen(cast.owner)).toBeNull();
    expect(await seen(cast.applicant)).toBe('Mei Tan');
  });

  test('is erased 90 days after the end of the job', async () => {
    const remarkId = await hired();
    const passes = (time: string) =>
      sql(
        product.databaseUrl,
        `update transition set at = at - interval '${time}' where process = 'remark' and subject_id = $1`,
        [remarkId],
      );
    await give(remarkId);
    await send(remarkId);
    await receive(remarkId);
    await cast.applicant.client.data(jobOperations.markAsDone, { remarkId });
    await passes('89 days');
    await product.runJob('forget-addresses');
    expect((await read(cast.applicant, remarkId)).shipping.address.recipient).toBe('Mei Tan');
    await passes('1 day');
    await product.runJob('forget-addresses');
    expect((await read(cast.applicant, remarkId)).shipping).toMatchObject({
      state: 'RECEIVED',
      address: null,
      carrier: 'SingPost',
    });
  });

  test.each([
    [{ recipient: ' ' }, 'RECIPIENT_REQUIRED', 'recipient'],
    [{ phone: '12' }, 'MOBILE_INVALID', 'phone'],
    [{ line1: '' }, 'ADDRESS_REQUIRED', 'line1'],
    [{ city: '' }, 'FIELD_REQUIRED', 'city'],
    [{ country: 'ZZ' }, 'BAD_INPUT', 'country'],
  ])('without %j is refused at the field', async (change, code, field) => {
    const { errors } = await give(await hired(), change);
    expect(errors?.[0]?.extensions).toMatchObject({ faults: [{ code, path: ['address', field] }] });
  });
});

test('the other side, strangers and staff take no step of it', async () => {
  const remarkId = await hired();
  expect(refused(await give(remarkId, {}, cast.owner))).toBe('FORBIDDEN');
  expect(refused(await give(remarkId, {}, cast.staff))).toBe('FORBIDDEN');
  expect(refused(await give(remarkId, {}, cast.stranger))).toBe('NOT_FOUND');
  await give(remarkId);
  expect(refused(await send(remarkId, {}, cast.applicant))).toBe('FORBIDDEN');
  await send(remarkId);
  expect(refused(await receive(remarkId, cast.owner))).toBe('FORBIDDEN');
});

test('without a product in the brief nothing is sent, and the job is as before', async () => {
  const remarkId = await hired({ ...productWork, productDescription: null });
  expect(await read(cast.owner, remarkId)).toMatchObject({
    shipping: null,
    turn: 'APPLICANT',
    campaign: { shipping: null },
    nextSteps: [{ action: 'CANCEL' }, { action: 'PROPOSE_AMENDMENT' }],
  });
  expect(refused(await give(remarkId))).toBe('NOTHING_TO_SEND');
});

test('a product can still be sent after the work, and does not open the reviews again', async () => {
  const remarkId = await hired();
  await give(remarkId);
  await cast.applicant.client.data(jobOperations.markAsDone, { remarkId });
  const ends = async () =>
    (await sql(product.databaseUrl, 'select ends_at from review_period where remark_id = $1', [remarkId]))[0];
  const before = await ends();
  product.clock.advance({ days: 1 });
  expect((await send(remarkId)).errors).toBeUndefined();
  expect((await receive(remarkId)).errors).toBeUndefined();
  expect(await ends()).toEqual(before);
  expect((await read(cast.owner, remarkId)).turn).toBe('NOBODY');
});

test('an agreed day that is over when the product arrives gives way to 14 days', async () => {
  const now = product.clock.now();
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const early = await hired({ ...productWork, dueDays: null, dueOn: day(20) });
  const late = await hired({ ...productWork, dueDays: null, dueOn: day(2) });
  for (const remarkId of [early, late]) {
    await give(remarkId);
    await send(remarkId);
  }
  product.clock.advance({ days: 4 });
  for (const remarkId of [early, late]) await receive(remarkId);
  const due = async (remarkId: number) => (await read(cast.owner, remarkId)).workDueAt.slice(0, 10);
  expect([await due(early), await due(late)]).toEqual([day(20), day(18)]);
});
