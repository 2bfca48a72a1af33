import { columnName, type TableEntity } from '../../platform/read/view.ts';
import { Profile } from '../profiles/profile.entity.ts';

/** What a table stores about members, what the export contains of it, and what erasing does. */
export interface PersonalTable {
  readonly table: string;
  /** Columns with a member's id; a row concerns every member in them. */
  readonly people: readonly string[];
  /**
   * SQL condition on `r`, used instead of `people` for rows that belong to a member through another table; `:me` is the
   * id.
   */
  readonly through?: string;
  /** Columns that the export omits: secrets, and those that say nothing about the member. `all` omits the table. */
  readonly withheld: readonly string[] | 'all';
  /** `delete` deletes the rows, `keep` leaves them; otherwise columns are overwritten with SQL. */
  readonly erased: 'delete' | 'keep' | Readonly<Record<string, string>>;
  /** Rows are deleted as soon as the account is closed, because they act for the member. */
  readonly atOnce?: true;
  /** Why rows are kept or omitted. */
  readonly because?: string;
}

const OTHERS = 'it is a record of the other side, too';
const BOOKS = 'books of account have to be kept';
const ofMyJobs = `r.remark_id in (select j.id from remark j join campaign c on c.id = j.campaign_id
  where :me in (j.applicant_id, c.owner_id))`;

/**
 * Sets every column of an entity that may be null to null, and every one with a default to that, so that a new column
 * is erased, too.
 */
function emptied({ meta }: TableEntity): Readonly<Record<string, string>> {
  const properties: readonly [string, { nullable?: boolean; default?: unknown }][] = Object.entries(
    meta.properties,
  );
  return Object.fromEntries(
    properties
      .filter(([, { nullable, default: value }]) => nullable || value !== undefined)
      .map(([name, { nullable }]) => [columnName(name), nullable ? 'null' : 'default']),
  );
}

/**
 * Everything stored about members. A test compares it with the database: a table that references accounts or profiles
 * and is missing here fails it.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    // Before the account, whose address identifies what was sent without signing in.
    table: 'help_request',
    people: ['account_id', 'resolved_by'],
    through: `(r.account_id = :me or r.account_id is null and r.email =
      (select a.email from account a where a.id = :me and a.email_verified_at is not null))`,
    withheld: ['resolved_by'],
    erased: 'delete',
  },
  {
    table: 'account',
    people: ['id'],
    withheld: ['password_hash', 'erased_at'],
    erased: {
      email: `'closed-' || id || '@closed.invalid'`,
      password_hash: `''`,
      email_verified_at: 'null',
      is_staff: 'false',
      mail_notifications: 'false',
      language: 'null',
      page_language: 'null',
    },
    because: `${BOOKS}, and they point to it`,
  },
  {
    table: 'profile',
    people: ['id'],
    withheld: ['search_text', 'is_listed'],
    erased: { ...emptied(Profile), first: `'Closed'`, last: `'account'` },
    because: 'jobs of others point to it',
  },
  {
    table: 'picture',
    people: ['owner_id'],
    withheld: ['owner_id', 'is_kept'],
    erased: 'keep',
    because: 'pictures of campaigns and disputes belong to jobs of others; avatars go with their files',
  },
  { table: 'session', people: ['account_id'], withheld: ['token_hash'], erased: 'delete' },
  { table: 'mail_link', people: ['account_id'], withheld: ['token_hash'], erased: 'delete' },
  {
    table: 'bank_account',
    people: ['owner_id'],
    withheld: ['provider_account_id', 'provider_bank_id'],
    erased: 'delete',
  },
  { table: 'provider_account', people: ['account_id'], withheld: [], erased: 'keep', because: BOOKS },
  {
    table: 'staff_action',
    people: ['staff_id'],
    withheld: [],
    erased: 'keep',
    because: 'what staff did has to stay provable',
  },
  {
    table: 'content_revision',
    people: ['editor_id'],
    withheld: [],
    erased: 'keep',
    because: 'what staff wrote has to stay provable',
  },
  { table: 'campaign', people: ['owner_id'], withheld: [], erased: 'keep', because: OTHERS },
  { table: 'campaign_draft', people: ['owner_id'], withheld: [], erased: 'delete' },
  {
    table: 'block',
    people: ['blocker_id', 'blocked_id'],
    through: 'r.blocker_id = :me',
    withheld: [],
    erased: 'delete',
  },
  { table: 'product', people: ['owner_id'], withheld: [], erased: 'keep', because: OTHERS },
  {
    table: 'product_order',
    people: ['buyer_id', 'seller_id'],
    through: 'r.buyer_id = :me',
    withheld: [],
    erased: {
      recipient: `'Closed account'`,
      phone: `''`,
      line1: `''`,
      line2: 'null',
      postal_code: `''`,
      problem: 'null',
    },
    because: `${BOOKS}, and the address of a buyer is not the seller’s`,
  },
  {
    table: 'order_payment',
    people: ['payer_id'],
    withheld: ['method_id'],
    erased: 'keep',
    because: BOOKS,
  },
  { table: 'order_movement', people: ['party_id'], withheld: [], erased: 'keep', because: BOOKS },
  { table: 'product_review', people: ['author_id'], withheld: [], erased: 'delete' },
  { table: 'favourite', people: ['account_id'], withheld: [], erased: 'delete' },
  {
    table: 'report',
    people: ['reporter_id', 'person_id', 'resolved_by'],
    through: 'r.reporter_id = :me',
    withheld: ['resolution', 'resolved_by'],
    erased: 'keep',
    because: 'staff has to be able to look into it; who is reported must not learn by whom',
  },
  { table: 'remark', people: ['applicant_id'], withheld: [], erased: 'keep', because: OTHERS },
  { table: 'offer', people: [], through: ofMyJobs, withheld: [], erased: 'keep', because: OTHERS },
  { table: 'invitation', people: ['influencer_id'], withheld: [], erased: 'delete' },
  {
    table: 'transition',
    people: ['actor_id'],
    withheld: [],
    erased: 'keep',
    because: 'it proves who agreed to what',
  },
  {
    table: 'payment',
    people: ['payer_id', 'payee_id'],
    withheld: ['method_id'],
    erased: 'keep',
    because: BOOKS,
  },
  { table: 'payout', people: ['payee_id'], withheld: [], erased: 'keep', because: BOOKS },
  { table: 'refund', people: ['payer_id'], withheld: [], erased: 'keep', because: BOOKS },
  { table: 'ledger_entry', people: ['party_id'], withheld: [], erased: 'keep', because: BOOKS },
  {
    table: 'conversation',
    people: ['low_id', 'high_id'],
    withheld: [],
    erased: 'keep',
    because: OTHERS,
  },
  {
    table: 'conversation_member',
    people: ['account_id', 'other_id'],
    through: 'r.account_id = :me',
    withheld: [],
    erased: 'keep',
    because: 'the conversation is the other side’s, too',
  },
  {
    table: 'message',
    people: ['sender_id'],
    through:
      'r.conversation_id in (select m.conversation_id from conversation_member m where m.account_id = :me)',
    withheld: ['client_id', 'is_warned'],
    erased: 'keep',
    because: OTHERS,
  },
  { table: 'notification', people: ['recipient_id'], withheld: [], erased: 'delete' },
  {
    table: 'dispute',
    people: ['ruled_by'],
    through: ofMyJobs,
    withheld: ['ruled_by'],
    erased: 'keep',
    because: OTHERS,
  },
  {
    table: 'dispute_statement',
    people: [],
    through: `r.dispute_id in (select d.id from dispute d where ${ofMyJobs.replace('r.remark_id', 'd.remark_id')})`,
    withheld: [],
    erased: 'keep',
    because: OTHERS,
  },
  {
    table: 'profile_interest',
    people: ['profile_id'],
    withheld: 'all',
    erased: 'delete',
    because: 'an index of the profile',
  },
  { table: 'presence', people: ['profile_id'], withheld: [], erased: 'delete', atOnce: true },
  { table: 'access_token', people: ['account_id'], withheld: ['token_hash'], erased: 'delete', atOnce: true },
  {
    table: 'idempotency',
    people: ['account_id'],
    withheld: 'all',
    erased: 'delete',
    atOnce: true,
    because: 'it holds hashes of what was asked, for a day',
  },
  {
    table: 'webhook',
    people: ['owner_id'],
    withheld: ['sealed_secret', 'sealed_old_secret'],
    erased: 'delete',
    atOnce: true,
  },
  { table: 'social_post', people: ['profile_id'], withheld: [], erased: 'delete', atOnce: true },
  {
    table: 'social_account',
    people: ['profile_id'],
    withheld: ['sealed_token'],
    erased: 'delete',
    atOnce: true,
  },
  {
    table: 'social_state',
    people: ['account_id'],
    withheld: 'all',
    erased: 'delete',
    atOnce: true,
    because: 'it holds a hash, for minutes',
  },
  { table: 'follower_count', people: ['profile_id'], withheld: [], erased: 'delete' },
  {
    table: 'follower_jump',
    people: ['profile_id', 'settled_by'],
    through: 'r.profile_id = :me',
    withheld: ['settled_by'],
    erased: 'delete',
  },
];

/** SQL condition on row `r` of a table for the rows of one person. The id is a number, so nothing needs quoting. */
export function ofPerson({ people, through }: PersonalTable, id: number): string {
  const condition = through ?? people.map((column) => `r.${column} = :me`).join(' or ');
  return `(${condition.replaceAll(':me', String(Math.trunc(id)))})`;
}
