import type { ChargebackState } from '../../../../schema/chargeback.ts';
import type { StaffChargeback } from '../../../../schema/chargeback-desk.ts';
import type { PageInput } from '../../../../schema/page.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Page, readPage } from '../../../platform/read/read-page.ts';
import type { Field } from '../../../platform/read/selection.ts';
import { sql } from '../../../platform/sql.ts';
import { staffChargebackView } from './chargeback.view.ts';

/** One page of chargebacks in a state, earliest response deadline first. For staff only. */
export function readChargebacks(
  ctx: Ctx,
  state: ChargebackState,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<StaffChargeback>> {
  const reading = {
    view: staffChargebackView,
    where: () => sql`r.state = ${state}`,
    order: () => sql`r.due_by, r.id`,
  };
  return readPage(ctx, reading, fields, page);
}
