import { migrate, openOrm } from '../../../api/db/orm.ts';
import { writeReferenceData } from '../../../api/db/reference-data.ts';
import { withConnection } from '../../support/sql.ts';
import { campaignsSql } from './campaigns.sql.ts';
import { jobsSql, notificationsSql } from './jobs.sql.ts';
import { peopleSql } from './people.sql.ts';
import { randomFunctions } from './random.sql.ts';
import type { Sizes } from './sizes.ts';

/** Ids that were given by hand are not given again. */
const tables = ['account', 'campaign'];

/** Brings an empty database to the newest migration and fills it, set by set. The same sizes give the same rows. */
export async function fillDatabase(url: string, sizes: Sizes): Promise<void> {
  const orm = await openOrm({ url, isDurable: false });
  await migrate(orm);
  await writeReferenceData(orm);
  await orm.close(true);
  const steps = [
    ...randomFunctions,
    ...peopleSql(sizes),
    ...campaignsSql(sizes),
    ...jobsSql(sizes),
    ...notificationsSql(sizes),
    ...tables.map(
      (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    ),
  ];
  await withConnection(url, async (client) => {
    await client.query('set synchronous_commit = off');
    for (const step of steps) await client.query(step);
    await client.query(
      `create or replace function bench_filled() returns timestamptz language sql stable return '${new Date().toISOString()}'::timestamptz`,
    );
    await client.query('vacuum analyze');
  });
}
