import { jobOperations } from './jobs.ts';
import { acceptedJob, cards, type PaidJob, pay, tokenise } from './money.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Inserts a picture of a member without uploading it, and returns its id. */
export async function reportPicture(
  product: TestProduct,
  owner: Person,
  purpose = 'report',
): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `insert into picture (id, owner_id, purpose, width, height, bytes, created_at)
     values (md5(random()::text), $1, $2, 640, 480, 9000, now()) returning id`,
    [owner.id, purpose],
  );
  return String(rows[0]?.id);
}

/** A paid job of 450.55 that the influencer marked as done. */
export async function finishedJob(product: TestProduct): Promise<PaidJob> {
  const job = await acceptedJob(product, 45_055);
  await pay(job, await tokenise(product, cards.good));
  await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
  return job;
}

/** Raises a dispute about a job. */
export function raise({ remarkId }: PaidJob, who: Person, pictures: string[] = []) {
  const input = { remarkId, reason: 'Two posts are missing.', pictures };
  return who.client.send(jobOperations.raiseDispute, { input });
}

/** A job disputed by its owner. */
export async function disputed(product: TestProduct): Promise<PaidJob> {
  const job = await finishedJob(product);
  await raise(job, job.brand);
  return job;
}

/** Inserts a proposal of one side of a disputed job, without the rules, and returns its id. */
export async function makeSettlement(
  product: TestProduct,
  remarkId: number,
  side = 'owner',
  releaseMinor = 10_000,
): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into settlement (dispute_id, remark_id, side, release_minor, total_minor, currency, state, created_at)
     select id, remark_id, $2, $3, (select sum(amount_minor) from ledger_entry where remark_id = $1 and account = 'held'),
       'USD', 'open', now() from dispute where remark_id = $1 returning id`,
    [remarkId, side, releaseMinor],
  );
  return Number(rows[0]?.id);
}
