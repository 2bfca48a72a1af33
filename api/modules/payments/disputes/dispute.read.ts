import type { DisputeState } from '../../../../schema/remark.ts';
import type { Ctx } from '../../../platform/context.ts';
import { oldestFirst } from '../../../platform/read/cursor.ts';
import type { PageAsked } from '../../../platform/read/page-window.ts';
import { readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { sql } from '../../../platform/sql.ts';
import { disputeView } from './dispute.view.ts';

/** One page of disputes in a state, oldest first. For staff only. */
export function readDisputes(ctx: Ctx, state: DisputeState, fields: Fields, page?: PageAsked) {
  const reading = { view: disputeView, where: () => sql`r.state = ${state}`, keys: oldestFirst };
  return readPage(ctx, reading, fields, page);
}
