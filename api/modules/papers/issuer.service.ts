import type { MikroORM } from '@mikro-orm/postgresql';
import type { Issuer } from '../../../schema/paper.ts';
import type { Operator } from '../../platform/config/operator.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/**
 * Makes the operator the issuer of papers from now on. A changed name, address or tax number is a new issuer, whose
 * numbers begin anew; earlier papers keep theirs.
 */
export async function keepIssuer(orm: MikroORM, { name, address, taxNumber }: Operator): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(hashtext('issuer'))`.run({ em });
    await sql`insert into issuer (name, address, tax_number, created_at)
      select ${name}, ${address}, ${taxNumber}, now()
      where not exists (select from issuer where id = (select max(id) from issuer) and name = ${name}
        and address is not distinct from ${address}::text and tax_number is not distinct from ${taxNumber}::text)`.run(
      {
        em,
      },
    );
  });
}

/** Who issues papers now. */
export function readIssuer(ctx: Ctx): Promise<Issuer | null> {
  return sql<Issuer>`select name, address, tax_number as "taxNumber" from issuer order by id desc limit 1`
    .first(ctx)
    .then((found) => found ?? null);
}

/** The present name of the actor. */
export async function recipientName(ctx: Ctx): Promise<string> {
  const found = await sql<{ name: string }>`
    select trim(first || ' ' || last) as name from profile where id = ${accountIdOf(ctx)}`.first(ctx);
  return found?.name ?? '';
}
