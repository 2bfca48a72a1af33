import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Whether both sides of a job have used the same card or bank account: they may be one person with two accounts. */
export async function readIsLinked(ctx: Ctx, remarkId: number): Promise<boolean> {
  const found = await sql`select from remark as r
    join account_fingerprint as one on one.account_id = r.owner_id
    join account_fingerprint as other on other.account_id = r.applicant_id
      and other.kind = one.kind and other.fingerprint = one.fingerprint
    where r.id = ${remarkId} limit 1`.rows(ctx);
  return found.length > 0;
}
