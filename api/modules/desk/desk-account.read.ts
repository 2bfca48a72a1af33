import { p } from '@mikro-orm/core';
import { DeskDevice, DeskMail, type DeskMailState } from '../../../schema/desk-account.ts';
import type { Ctx } from '../../platform/context.ts';
import { readList } from '../../platform/read/read-list.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { Session } from '../accounts/sessions/session.entity.ts';

/** Most rows of either list: what happened before helps nobody. */
const MOST = 50;

const outboxTable = tableOf('outbox', {
  id: p.bigint('number').primary(),
  type: p.string(),
  attempts: p.integer(),
  createdAt: p.datetime(),
  doneAt: p.datetime().nullable(),
});
const mail = columnsOf(outboxTable);

const state = (name: DeskMailState): Sql => sql.lit(name);

const mailView = viewOf(DeskMail, outboxTable, {
  // Notifications are named by their code, other mails by their type.
  code: (row) => sql`coalesce((select told.code from notification as told
    where told.id = (${sql.ref(`${row}.payload`)} ->> 'notificationId')::bigint), substr(${sql.ref(`${row}.type`)}, 6))`,
  state: (row) => sql`case when ${sql.ref(`${row}.done_at`)} is not null then ${state('done')}
    when ${sql.ref(`${row}.attempts`)} > 1 then ${state('failing')} else ${state('waiting')} end`,
  tries: mail.column('attempts'),
  at: mail.column('createdAt'),
  doneAt: mail.column('doneAt'),
});

/** The latest mails to a person, newest first. The caller has checked for staff. */
export function readDeskMails(ctx: Ctx, accountId: number, fields: Fields): Promise<DeskMail[]> {
  const visible = (row: string) => sql`${sql.ref(`${row}.type`)} like 'mail.%'
    and ${sql.ref(`${row}.payload`)} ->> 'accountId' = ${String(accountId)}::text`;
  const order = (row: string) => sql`${sql.ref(`${row}.id`)} desc`;
  return readList(ctx, { view: mailView, visible, order }, fields, MOST);
}

const device = columnsOf(Session);
const deviceView = viewOf(DeskDevice, Session, {
  ...device.columns('id', 'device', 'network', 'countryCode', 'createdAt', 'lastUsedAt', 'factorAt'),
  // Only its use changes one.
  updatedAt: device.column('lastUsedAt'),
});

/** Where a person is signed in, last used first. The caller has checked for staff. */
export function readDeskDevices(ctx: Ctx, accountId: number, fields: Fields): Promise<DeskDevice[]> {
  const visible = (row: string) => sql`${sql.ref(`${row}.account_id`)} = ${accountId}
    and ${sql.ref(`${row}.expires_at`)} > ${ctx.clock.now()}`;
  const order = (row: string) => sql`${sql.ref(`${row}.last_used_at`)} desc`;
  return readList(ctx, { view: deviceView, visible, order }, fields, MOST);
}
