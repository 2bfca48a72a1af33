import { Session } from '../../../../schema/session.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { Session as SessionEntity } from './session.entity.ts';

const { column, columns } = columnsOf(SessionEntity);

/** View of Session, for its owner only. */
const sessionView = viewOf(Session, SessionEntity, {
  ...columns('id', 'device', 'network', 'countryCode', 'createdAt', 'lastUsedAt'),
  // Only its use changes one.
  updatedAt: column('lastUsedAt'),
  isCurrent: (row, _field, plan) => sql`${sql.ref(`${row}.id`)} = ${plan.actor.sessionId}::int`,
});

const lastUsedFirst = (row: string): KeyOrder => ({
  name: 'used',
  isDescending: true,
  keys: [columnKey(row, 'last_used_at', 'timestamptz'), columnKey(row, 'id')],
});

/** The caller's active sessions, last used first. */
export function readMySessions(ctx: Ctx, fields: Fields, page?: PageAsked) {
  const accountId = accountIdOf(ctx);
  const reading = {
    view: sessionView,
    where: (row: string) => sql`${sql.ref(`${row}.account_id`)} = ${accountId}
      and ${sql.ref(`${row}.expires_at`)} > ${ctx.clock.now()}`,
    keys: lastUsedFirst,
  };
  return readPage<Session>(ctx, reading, fields, page);
}
