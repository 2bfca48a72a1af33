import type { Session } from '../../../schema/session.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { column, readList, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** View of Session, for its owner only. */
const sessionView: View = {
  id: column('id'),
  device: column('device'),
  createdAt: column('created_at'),
  lastUsedAt: column('last_used_at'),
  isCurrent: (row, _field, plan) => sql`${sql.ref(`${row}.id`)} = ${plan.actor.sessionId}::int`,
};

/** The caller's active sessions, last used first. */
export function readMySessions(ctx: Ctx, fields: readonly Field[]): Promise<Session[]> {
  const accountId = accountIdOf(ctx);
  const reading = {
    view: sessionView,
    table: 'session',
    where: (row: string) => sql`${sql.ref(`${row}.account_id`)} = ${accountId}
      and ${sql.ref(`${row}.expires_at`)} > ${ctx.clock.now()}`,
    order: (row: string) => sql`${sql.ref(`${row}.last_used_at`)} desc, ${sql.ref(`${row}.id`)} desc`,
  };
  return readList<Session>(ctx, reading, fields);
}
