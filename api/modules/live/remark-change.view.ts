import { p } from '@mikro-orm/core';
import { RemarkChange, RemarkEvent } from '../../../schema/remark-change.ts';
import type { Ctx } from '../../platform/context.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { below, type Fields } from '../../platform/read/selection.ts';
import { columnsOf, one, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { readRemark } from '../remarks/remark.read.ts';
import { remarkOf } from '../remarks/remark.view.ts';

/** A step of a job by its number; null for a job that changed without a step. */
export interface RemarkNews {
  readonly seq: number | null;
  readonly remarkId: number;
}

const transitionTable = tableOf('transition', {
  id: p.bigint('number').primary(),
  action: p.string(),
  fromState: p.string().nullable(),
  toState: p.string(),
  at: p.datetime(),
});
const stepTable = tableOf('remark_step', {
  seq: p.bigint('number').primary(),
  remarkId: p.integer(),
});
const transition = columnsOf(transitionTable);

const eventView = viewOf(RemarkEvent, transitionTable, {
  ...transition.columns('id', 'action', 'at'),
  from: transition.column('fromState'),
  to: transition.column('toState'),
  by: (
    row,
  ) => sql`case when ${sql.ref(`${row}.side`)} in ('owner', 'applicant') then ${sql.ref(`${row}.side`)}
    else 'nobody' end`,
});

const changeView = viewOf(RemarkChange, stepTable, {
  event: one(eventView, (event, row) => sql`${sql.ref(`${event}.id`)} = ${sql.ref(`${row}.transition_id`)}`),
  remark: remarkOf(columnsOf(stepTable).column('remarkId')),
});

/** A change as its subscriber may see it now; null when they may not any more. */
export async function readRemarkChange(
  ctx: Ctx,
  news: RemarkNews,
  fields: Fields,
): Promise<RemarkChange | null> {
  if (news.seq === null) {
    const remark = await readRemark(ctx, news.remarkId, below(fields, 'remark'));
    return remark && { event: null, remark };
  }
  const { accountId } = ctx.actor;
  return readOne<RemarkChange>(
    ctx,
    {
      view: changeView,
      where: (row) =>
        sql`${sql.ref(`${row}.seq`)} = ${news.seq} and ${sql.ref(`${row}.account_id`)} = ${accountId}::int`,
    },
    fields,
  );
}
