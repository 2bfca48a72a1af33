import type { PageInput } from '../../../../schema/page.ts';
import type { DisputeState } from '../../../../schema/remark.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { sql } from '../../../platform/sql.ts';
import { disputeView } from './dispute.view.ts';

/** One page of disputes in a state, oldest first. For staff only. */
export function readDisputes(ctx: Ctx, state: DisputeState, fields: Fields, page?: PageInput) {
  const reading = { view: disputeView, where: () => sql`r.state = ${state}`, order: () => sql`r.id` };
  return readPage(ctx, reading, fields, page);
}
