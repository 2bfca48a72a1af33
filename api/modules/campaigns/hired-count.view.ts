import { type Sql, sql } from '../../platform/sql.ts';

/** SQL: number of people hired for a campaign, given SQL of its id; cancelled jobs do not count. */
export const hiredCount = (campaign: Sql): Sql => sql`(select count(*)::int from remark as taken
  where taken.campaign_id = ${campaign} and taken.is_hired and taken.state <> 'cancelled')`;
