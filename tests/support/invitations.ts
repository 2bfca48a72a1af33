import { createCampaign } from './jobs.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Inserts an open invitation to a new campaign, without the rules, and returns its id. */
export async function makeInvitation(
  product: TestProduct,
  owner: Person,
  influencer: Person,
): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into invitation (campaign_id, influencer_id, amount_minor, created_at) values ($1, $2, 45000, now())
     returning id`,
    [await createCampaign(product, owner), influencer.id],
  );
  return Number(rows[0]?.id);
}
