import type { AccessToken } from '../../../../schema/access-token.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import type { Field } from '../../../platform/read/selection.ts';
import {
  column,
  type Plan,
  type Reading,
  readList,
  readOne,
  type View,
} from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';

const DAY = 86_400_000;
/** Days that a revoked or expired token stays in the list. */
const SHOWN_DAYS = 30;

const isActive = (row: string, now: Date) =>
  sql`(${sql.ref(`${row}.revoked_at`)} is null and ${sql.ref(`${row}.expires_at`)} > ${now})`;

/** View of AccessToken, for its owner only. */
const accessTokenView: View = {
  id: column('id'),
  name: column('name'),
  start: column('start'),
  scopes: column('scopes'),
  createdAt: column('created_at'),
  expiresAt: column('expires_at'),
  lastUsedAt: column('last_used_at'),
  revokedAt: column('revoked_at'),
  isActive: (row, _field, { now }) => isActive(row, now),
};

const ended = (row: string) =>
  sql`coalesce(${sql.ref(`${row}.revoked_at`)}, ${sql.ref(`${row}.expires_at`)})`;

function ownTokens(ctx: Ctx): Reading {
  const accountId = accountIdOf(ctx);
  return {
    view: accessTokenView,
    table: 'access_token',
    where: (row, { now }: Plan) => sql`${sql.ref(`${row}.account_id`)} = ${accountId}
      and ${ended(row)} > ${new Date(now.getTime() - SHOWN_DAYS * DAY)}`,
    order: (row, { now }) => sql`${isActive(row, now)} desc, ${sql.ref(`${row}.id`)} desc`,
  };
}

/** The caller's tokens, newest first; revoked and expired ones last, for thirty days. */
export function readMyTokens(ctx: Ctx, fields: readonly Field[]): Promise<AccessToken[]> {
  return readList<AccessToken>(ctx, ownTokens(ctx), fields);
}

/** One token of the caller. */
export async function readMyToken(ctx: Ctx, id: number, fields: readonly Field[]): Promise<AccessToken> {
  const where = (row: string) =>
    sql`${sql.ref(`${row}.account_id`)} = ${accountIdOf(ctx)} and ${sql.ref(`${row}.id`)} = ${id}`;
  const token = await readOne<AccessToken>(ctx, { ...ownTokens(ctx), where }, fields);
  if (!token) throw new Error('the token that was just written is not there');
  return token;
}
