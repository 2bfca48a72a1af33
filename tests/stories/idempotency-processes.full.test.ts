import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnotherProcess, startAnotherProcess } from '../support/another-process.ts';
import { idOf } from '../support/global-ids.ts';
import { acceptedJob, atTheProvider, balances, cards, type PaidJob, tokenise } from '../support/money.ts';
import { patiently } from '../support/patiently.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const payOperation = `mutation ($input: PayForHireInput!) {
  payForHire(input: $input) { state remark { id state } } }`;
const hired = (remarkId: number) => ({
  data: { payForHire: { state: 'SUCCEEDED', remark: { id: idOf('Remark', remarkId), state: 'HIRED' } } },
});

let product: TestProduct;
let other: AnotherProcess;

beforeAll(async () => {
  product = await startTestProduct({}, { clock: { now: () => new Date() } });
  other = await startAnotherProcess(product, 'createTransfer', 'before');
});
afterAll(async () => {
  await other?.stop();
  await product?.close();
});

const variablesOf = async (job: PaidJob) => ({
  input: {
    idempotencyKey: 'press-1',
    remarkId: job.remarkId,
    paymentMethodId: await tokenise(product, cards.good),
  },
});

test('fifty with one key, half of them in another process: one charge, equal answers', async () => {
  const job = await acceptedJob(product);
  const variables = await variablesOf(job);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? patiently(() => job.brand.client.send(payOperation, variables))
        : patiently(() => other.send(job.brand, payOperation, variables)),
    ),
  );
  for (const answer of answers) expect(answer).toMatchObject(hired(job.remarkId));
  expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
});

test.each(['before', 'after'] as const)(
  'kill -9 %s the charge: the repeat ends what was begun',
  async (when) => {
    const job = await acceptedJob(product);
    const variables = await variablesOf(job);
    const dying = await startAnotherProcess(product, 'confirmPaymentIntent', when);
    await expect(dying.send(job.brand, payOperation, variables)).rejects.toThrow();
    expect(await dying.ended).toBe('SIGKILL');
    const patient = job.brand.client.send(payOperation, variables);
    // As after ten seconds without a heartbeat.
    const kill = `update idempotency set leased_until = '-infinity' where outcome is null and account_id = $1 returning 1`;
    expect(await sql(product.databaseUrl, kill, [job.brand.id])).toHaveLength(1);
    expect(await patient).toMatchObject(hired(job.remarkId));
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
    expect((await balances(product, job.remarkId))[0]).toBe('hired');
  },
);
