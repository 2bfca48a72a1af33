import { p } from '@mikro-orm/core';
import { ConnectedApp, OAuthApp } from '../../../../schema/oauth.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { oldestFirst } from '../../../platform/read/cursor.ts';
import { readById } from '../../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { ListReading } from '../../../platform/read/reading.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, type Plan, tableOf, viewOf } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { deprecatedUses } from '../access-tokens/deprecated-use.view.ts';

const table = tableOf('oauth_app', {
  id: p.integer().primary(),
  clientId: p.string(),
  name: p.string(),
  website: p.string(),
  redirectUris: p.array(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const { columns } = columnsOf(table);

/** View of OAuthApp, for its owner only. The secret has no column here. */
const appView = viewOf(OAuthApp, table, {
  ...columns('id', 'clientId', 'name', 'website', 'redirectUris', 'createdAt', 'updatedAt'),
  deprecatedFieldsUsed: deprecatedUses('app_id'),
  isConfidential: (row) => sql`${sql.ref(`${row}.secret_hash`)} is not null`,
});

const ownApps = (accountId: number): ListReading<OAuthApp> => ({
  view: appView,
  visible: (row) => sql`${sql.ref(`${row}.owner_id`)} = ${accountId}`,
  keys: oldestFirst,
});

/** The caller's programs, oldest first. */
export function readOAuthApps(ctx: Ctx, fields: Fields, page?: PageAsked) {
  return readPage<OAuthApp>(ctx, ownApps(accountIdOf(ctx)), fields, page);
}

/** One program of the caller. Throws NOT_FOUND for anybody else's. */
export function readOAuthApp(ctx: Ctx, id: number, fields: Fields): Promise<OAuthApp> {
  return orNotFound(readById<OAuthApp>(ctx, ownApps(accountIdOf(ctx)), id, fields));
}

/** What the viewer allowed a program: grants `g`. */
const grants = (row: string, { actor }: Plan): Sql =>
  sql`oauth_grant g where g.app_id = ${sql.ref(`${row}.id`)} and g.account_id = ${actor.accountId}`;

/** View of ConnectedApp, for the viewer who allowed it. */
const connectedView = viewOf(ConnectedApp, table, {
  ...columns('id', 'name', 'website'),
  scopes: (row, _field, plan) =>
    sql`array(select distinct scope from (select unnest(g.scopes) as scope from ${grants(row, plan)}) s order by scope)`,
  createdAt: (row, _field, plan) => sql`(select min(g.created_at) from ${grants(row, plan)})`,
  updatedAt: (row, _field, plan) => sql`(select max(g.updated_at) from ${grants(row, plan)})`,
  lastUsedAt: (row, _field, plan) => sql`(select max(g.last_used_at) from ${grants(row, plan)})`,
  lastOperation: (row, _field, plan) => sql`(select g.last_operation from ${grants(row, plan)}
    order by g.last_used_at desc nulls last limit 1)`,
});

/** Programs that may act for the caller. */
export function readConnectedApps(ctx: Ctx, fields: Fields, page?: PageAsked) {
  const reading: ListReading<ConnectedApp> = {
    view: connectedView,
    where: (row, plan) => sql`exists (select from ${grants(row, plan)})`,
    keys: oldestFirst,
  };
  return readPage<ConnectedApp>(ctx, reading, fields, page);
}
