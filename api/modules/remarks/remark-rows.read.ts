import type { Ctx } from '../../platform/context.ts';
import { derived, full, key, type RowModel, stored } from '../../platform/read/row-model.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { visibleRemark } from './remark.view.ts';

/** A column of the current offer: the newest that was not replaced. */
const ofOffer = (
  row: string,
  name: string,
): Sql => sql`(select ${sql.ref(`offered.${name}`)} from offer as offered
  where offered.remark_id = ${sql.ref(`${row}.id`)} and offered.status <> 'changed' order by offered.id desc limit 1)`;

const isIn = (row: string, states: readonly string[]): Sql =>
  sql`${sql.ref(`${row}.state`)} in (${sql.join(states.map((state) => sql.lit(state)))})`;

const done = ['done', 'releasing', 'released', 'disputed', 'settled', 'charged_back'];

/** Applications with the viewer on either side. */
export const remarkRows: RowModel = {
  table: 'remark',
  visible: visibleRemark,
  columns: {
    id: key('id'),
    campaignId: key('campaign_id'),
    applicantId: key('applicant_id'),
    text: stored('text', 'text'),
    state: full(stored('text', 'state')),
    isHired: full(stored('boolean', 'is_hired')),
    offerId: derived('int', (row) => ofOffer(row, 'id')),
    offerStatus: derived('text', (row) => ofOffer(row, 'status')),
    offerAmount: derived('minor', (row) => ofOffer(row, 'amount_minor')),
    isDone: full(derived('boolean', (row) => isIn(row, done))),
    doneText: stored('text', 'done_text'),
    isReleased: full(derived('boolean', (row) => isIn(row, ['released']))),
    campaignType: derived(
      'text',
      (row) =>
        sql`(select about.type from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`,
    ),
    campaignOwnerId: derived(
      'int',
      (row) =>
        sql`(select about.owner_id from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`,
    ),
    createdAt: stored('instant', 'created_at'),
  },
};

/** The current offer of an application: the newest that was not replaced. Null without one. */
export async function offerOfRemark({ em }: Ctx, remarkId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`select id from offer
    where remark_id = ${remarkId} and status <> 'changed' order by id desc limit 1`.execute(em.getKysely());
  return found.rows[0]?.id ?? null;
}
