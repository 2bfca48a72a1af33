import { type Sql, sql } from '../../platform/sql.ts';

/** How many people are hired for a campaign, given as SQL of its id; those whose job was cancelled do not count. */
export const hiredCount = (campaign: Sql): Sql => sql`(select count(*)::int from remark as taken
  where taken.campaign_id = ${campaign} and taken.is_hired and taken.state <> 'cancelled')`;
