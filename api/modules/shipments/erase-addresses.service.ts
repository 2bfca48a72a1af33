import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Days from the last step of a job that is over until its delivery address is erased. */
const DAYS_KEPT = 90;
/** Maximum number of addresses in one run. */
const BATCH = 500;

/** Erases delivery addresses of jobs that ended 90 days ago. Returns how many. */
export async function eraseAddresses(ctx: Ctx): Promise<number> {
  const due = new Date(ctx.clock.now().getTime() - DAYS_KEPT * 86_400_000);
  const erased =
    await sql`update shipment set recipient = null, phone = null, line1 = null, line2 = null, city = null,
      region = null, postal_code = null, country = null
    where remark_id in (select s.remark_id from shipment as s join remark as r on r.id = s.remark_id
      where s.line1 is not null and r.state in ('done', 'cancelled')
        and (select max(step.at) from transition as step
          where step.process = 'remark' and step.subject_id = r.id) <= ${due}
      order by s.remark_id limit ${BATCH})
    returning remark_id`.rows(ctx);
  return erased.length;
}
