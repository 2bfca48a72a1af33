import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../platform/sql.ts';
import { DatabaseRefused } from './assert-database.ts';

/** Rows of these are only added: triggers refuse anything else, and the server's role has no right to it either. */
export const appendOnly = [
  'staff_action',
  'ledger_group',
  'ledger_entry',
  'provider_movement',
  'deal',
  'paper',
  'payout_promise',
];

/** Key of the advisory lock under which rights are given: two at once would collide. */
const GRANT_LOCK = 4_211_966;

/**
 * Gives the role that the server runs as what it needs: rows of every table, of the append-only ones only to add and to
 * read, and nothing that changes tables, triggers or rights. Called by the owner after migrating. `schemas` are further
 * ones that the owner has made for it.
 */
export async function grantToServer(
  owner: MikroORM,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  const to = sql.label(role);
  await owner.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(${GRANT_LOCK})`.run({ em });
    await sql`revoke create on schema public from public, ${to}`.run({ em });
    for (const name of ['public', ...schemas]) {
      const schema = sql.label(name);
      await sql`grant usage on schema ${schema} to ${to}`.run({ em });
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.run({ em });
      await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.run({ em });
    }
    const kept = sql.join(appendOnly.map((table) => sql.label(table)));
    await sql`revoke update, delete, truncate on ${kept} from ${to}`.run({ em });
    await sql`revoke insert, update, delete on migration from ${to}`.run({ em });
  });
}

/** Whether the role of these connections owns the tables, as a superuser does: then no right is kept from it. */
export async function ownsTables(orm: MikroORM): Promise<boolean> {
  const found = await sql<{ owns: boolean }>`select pg_has_role(current_user, relowner, 'member') as owns
    from pg_class where oid = 'staff_action'::regclass`.first({ em: orm.em.fork() });
  return found?.owns !== false;
}

/**
 * What is wrong with the role that the server runs as; null when it is limited. Throws DatabaseRefused where other
 * machines reach the server.
 */
export async function serverRoleFault(orm: MikroORM, isPublic: boolean): Promise<string | null> {
  if (!(await ownsTables(orm))) return null;
  const fault =
    'The role of DATABASE_URL is a superuser or owns the tables, so it could rewrite the audit log. Give that address to DATABASE_OWNER_URL, and to DATABASE_URL one of a role that owns nothing (docs/operating.md).';
  if (isPublic) throw new DatabaseRefused(fault);
  return fault;
}
