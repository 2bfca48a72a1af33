import { allJobs } from '../../../api/server/jobs/schedule.ts';
import type { TestProduct } from '../test-product.ts';

/** Jobs that the lives run themselves, and those that tidy up and have nothing to do with jobs of people. */
const aside: ReadonlySet<string> = new Set([
  ...['recover-provider-events', 'check-invariants', 'fetch-exchange-rate', 'refresh-linked-accounts'],
  ...['erase-closed-accounts', 'expire-campaigns', 'remind-of-ends', 'move-orders-on', 'keep-last-seen'],
  ...['warn-of-removals', 'forget-expired-oauth', 'forget-idempotency-keys', 'delete-old-rows'],
  ...['reencrypt-secrets', 'remove-deleted-pictures', 'delete-unused-uploads'],
  ...['forget-help-requests', 'recheck-payees'],
]);
const scheduled = allJobs.map(({ name }) => name).filter((name) => !aside.has(name));

/** Runs all that runs by itself, as one server does, or as two at the same time. */
export async function runSchedule(product: TestProduct, isTwice: boolean): Promise<void> {
  for (const name of scheduled)
    await Promise.all(isTwice ? [product.runJob(name), product.runJob(name)] : [product.runJob(name)]);
  await product.settled();
}
