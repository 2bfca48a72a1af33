import { withConnection } from './sql.ts';

/** Posts that a payer's money is held for a job, without the services. */
export function holdMoney(url: string, remarkId: number, payerId: number, minor: number): Promise<void> {
  return withConnection(url, async (client) => {
    await client.query('begin');
    const { rows } = await client.query(
      `insert into ledger_group (key, kind, remark_id, created_at) values ($1, 'hire', $2, now()) returning id`,
      [`fixture-${remarkId}`, remarkId],
    );
    await client.query(
      `insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
       values ($1, 'card', $2, $3, -$4::bigint, 'USD', now()), ($1, 'held', null, $3, $4::bigint, 'USD', now())`,
      [rows[0]?.id, payerId, remarkId, minor],
    );
    await client.query('commit');
  });
}
