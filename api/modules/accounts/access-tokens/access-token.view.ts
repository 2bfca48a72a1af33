import { AccessToken } from '../../../../schema/access-token.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { columnKey } from '../../../platform/read/cursor.ts';
import { readOne } from '../../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { ListReading } from '../../../platform/read/reading.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, type Plan, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { AccessToken as AccessTokenEntity } from './access-token.entity.ts';
import { deprecatedUses } from './deprecated-use.view.ts';

const { columns } = columnsOf(AccessTokenEntity, { updatedAt: 'instant' });

const DAY = 86_400_000;
/** Days that a revoked or expired token stays in the list. */
const SHOWN_DAYS = 30;

const isActive = (row: string, now: Date) =>
  sql`(${sql.ref(`${row}.revoked_at`)} is null and ${sql.ref(`${row}.expires_at`)} > ${now})`;

/** View of AccessToken, for its owner only. */
const accessTokenView = viewOf(AccessToken, AccessTokenEntity, {
  ...columns(
    'id',
    'name',
    'start',
    'scopes',
    'createdAt',
    'updatedAt',
    'expiresAt',
    'lastUsedAt',
    'lastOperation',
    'revokedAt',
  ),
  isActive: (row, _field, { now }) => isActive(row, now),
  deprecatedFieldsUsed: deprecatedUses('token_id'),
});

const ended = (row: string) =>
  sql`coalesce(${sql.ref(`${row}.revoked_at`)}, ${sql.ref(`${row}.expires_at`)})`;

function ownTokens(ctx: Ctx): ListReading<AccessToken> {
  const accountId = accountIdOf(ctx);
  return {
    view: accessTokenView,
    where: (
      row,
      { now }: Plan,
    ) => sql`${sql.ref(`${row}.account_id`)} = ${accountId} and ${sql.ref(`${row}.grant_id`)} is null
      and ${ended(row)} > ${new Date(now.getTime() - SHOWN_DAYS * DAY)}`,
    keys: (row, { now }) => ({
      name: 'active',
      isDescending: true,
      keys: [{ sql: sql`${isActive(row, now)}::int`, type: 'bigint' }, columnKey(row, 'id')],
    }),
  };
}

/** The caller's tokens, newest first; revoked and expired ones last, for thirty days. */
export function readMyTokens(ctx: Ctx, fields: Fields, page?: PageAsked) {
  return readPage<AccessToken>(ctx, ownTokens(ctx), fields, page);
}

/** One token of the caller. */
export async function readMyToken(ctx: Ctx, id: number, fields: Fields): Promise<AccessToken> {
  const where = (row: string) =>
    sql`${sql.ref(`${row}.account_id`)} = ${accountIdOf(ctx)} and ${sql.ref(`${row}.id`)} = ${id}`;
  const token = await readOne<AccessToken>(ctx, { ...ownTokens(ctx), where }, fields);
  if (!token) throw new Error('the token that was just written is not there');
  return token;
}
