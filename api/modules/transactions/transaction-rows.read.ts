import { derived, type RowModel, stored } from '../../platform/rows/row-model.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** A column of the job, or of its campaign, that a movement belongs to. */
const ofJob = (row: string, wanted: Sql): Sql => sql`(select ${wanted} from remark as job
  join campaign as about on about.id = job.campaign_id where job.id = ${sql.ref(`${row}.remark_id`)})`;

/** The viewer's statement: movements of the ledger on their card or payout account. */
export const transactionRows: RowModel = {
  table: 'ledger_entry',
  visible: (row, { actor }) => sql`${sql.ref(`${row}.party_id`)} = ${actor.accountId}::int
    and ${sql.ref(`${row}.account`)} in ('card', 'payout')`,
  isOwn: true,
  columns: {
    id: stored('int', 'id'),
    partyId: stored('int', 'party_id'),
    campaignId: derived('int', (row) => ofJob(row, sql`about.id`)),
    campaignOwnerId: derived('int', (row) => ofJob(row, sql`about.owner_id`)),
    payeeId: derived('int', (row) => ofJob(row, sql`job.applicant_id`)),
    isEarned: derived('boolean', (row) => sql`(${sql.ref(`${row}.amount_minor`)} > 0)`),
    amount: derived('minor', (row) => sql`abs(${sql.ref(`${row}.amount_minor`)})`),
    currency: stored('text', 'currency'),
    createdAt: stored('instant', 'created_at'),
  },
};
