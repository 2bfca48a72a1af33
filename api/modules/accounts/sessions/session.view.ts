import { Session } from '../../../../schema/session.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { readList } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { Session as SessionEntity } from './session.entity.ts';

const { columns } = columnsOf(SessionEntity);

/** View of Session, for its owner only. */
const sessionView = viewOf(Session, SessionEntity, {
  ...columns('id', 'device', 'createdAt', 'lastUsedAt'),
  isCurrent: (row, _field, plan) => sql`${sql.ref(`${row}.id`)} = ${plan.actor.sessionId}::int`,
});

/** The caller's active sessions, last used first. */
export function readMySessions(ctx: Ctx, fields: Fields): Promise<Session[]> {
  const accountId = accountIdOf(ctx);
  const reading = {
    view: sessionView,
    where: (row: string) => sql`${sql.ref(`${row}.account_id`)} = ${accountId}
      and ${sql.ref(`${row}.expires_at`)} > ${ctx.clock.now()}`,
    order: (row: string) => sql`${sql.ref(`${row}.last_used_at`)} desc, ${sql.ref(`${row}.id`)} desc`,
  };
  return readList<Session>(ctx, reading, fields);
}
