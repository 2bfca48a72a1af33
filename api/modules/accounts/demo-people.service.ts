import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** The people of the demo, whose password everybody knows. Nobody can own an address there. */
const DEMO = /@demo\.test$/i;

/** Whether an account is of the demo while there is none: a data folder or a dump may have had it once. */
export const isDemoLeftOver = ({ ports }: Ctx, email: string): boolean =>
  DEMO.test(email) && !ports.config.demoData;

/** Ends whatever the people of the demo were signed in with. For starts without the demo. */
export async function endDemoSessions(em: EntityManager): Promise<void> {
  const people = sql`(select id from account where email like '%@demo.test')`;
  await sql`delete from session where account_id in ${people}`.run({ em });
  await sql`delete from oauth_grant where account_id in ${people}`.run({ em });
  await sql`update access_token set revoked_at = now() where revoked_at is null and account_id in ${people}`.run(
    { em },
  );
}
