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

type Rest = Partial<PersonalTable>;

const kept = (table: string, people: string[], because: string, rest?: Rest): PersonalTable => {
  return { table, people, withheld: [], erased: 'keep', because, ...rest };
};
const deleted = (table: string, people: string[], rest?: Rest): PersonalTable => {
  return { table, people, withheld: [], erased: 'delete', ...rest };
};

/**
 * Everything stored about members. A test compares it with the database: a table that references accounts or profiles
 * and is missing here fails it.
 */
export const personalTables: readonly PersonalTable[] = [
  // Before the account, whose address identifies what was sent without signing in.
  deleted('help_request', ['account_id', 'resolved_by'], {
    through: `(r.account_id = :me or r.account_id is null and r.email =
      (select a.email from account a where a.id = :me and a.email_verified_at is not null))`,
    withheld: ['resolved_by'],
  }),
  kept('account', ['id'], `${BOOKS}, and they point to it`, {
    withheld: ['password_hash', 'erased_at'],
    erased: {
      email: `'closed-' || id || '@closed.invalid'`,
      password_hash: `''`,
      email_verified_at: 'null',
      staff_roles: `'{}'`,
      mail_notifications: 'false',
      muted_notifications: `'{}'`,
      purpose: 'null',
      language: 'null',
      page_language: 'null',
    },
  }),
  kept('profile', ['id'], 'jobs of others point to it', {
    withheld: ['search_text', 'is_listed'],
    erased: { ...emptied(Profile), first: `'Closed'`, last: `'account'` },
  }),
  kept(
    'picture',
    ['owner_id'],
    'pictures of campaigns and disputes belong to jobs of others; avatars go with their files',
    { withheld: ['owner_id', 'is_kept'] },
  ),
  deleted('push_subscription', ['account_id'], { withheld: ['p256dh', 'auth', 'server_key'], atOnce: true }),
  deleted('session', ['account_id'], { withheld: ['token_hash'] }),
  deleted('passkey', ['account_id'], { withheld: ['credential_id', 'public_key', 'counter'] }),
  deleted('authenticator_app', ['account_id'], { withheld: ['sealed_secret', 'last_step'] }),
  deleted('recovery_code', ['account_id'], { withheld: ['code_hash'] }),
  deleted('passkey_challenge', ['account_id'], {
    withheld: 'all',
    because: 'it holds a hash, for minutes',
  }),
  deleted('known_browser', ['account_id'], { withheld: 'all', because: 'it holds hashes' }),
  deleted('mail_link', ['account_id'], { withheld: ['token_hash'] }),
  deleted('email_change', ['account_id']),
  deleted('bank_account', ['owner_id'], {
    withheld: ['provider_account_id', 'provider_bank_id', 'fingerprint'],
  }),
  deleted('kept_bank_account', ['owner_id'], {
    withheld: ['provider_account_id', 'provider_bank_id', 'fingerprint'],
  }),
  kept('provider_account', ['account_id'], BOOKS),
  deleted('payment_customer', ['account_id'], { withheld: ['customer_id'] }),
  deleted('saved_payment_method', ['account_id'], { withheld: ['customer_id', 'method_id'] }),
  kept(
    'staff_action',
    ['staff_id', 'second_id'],
    'what staff did has to stay provable; what they read of others is not about them',
    { withheld: ['whom_id', 'data', 'previous_hash', 'hash'] },
  ),
  kept('desk_assignment', ['staff_id'], 'who works on what waits for staff'),
  deleted('desk_view', ['staff_id'], { withheld: 'all', because: 'a minute old at most' }),
  kept('staff_look', ['staff_id', 'person_id'], 'whose account staff saw has to stay provable'),
  kept('staff_note', ['author_id'], 'what staff wrote has to stay provable'),
  kept('staff_proposal', ['proposer_id', 'decided_by'], 'what staff did has to stay provable', {
    withheld: ['input', 'sha256'],
  }),
  kept('content_revision', ['editor_id'], 'what staff wrote has to stay provable'),
  kept('campaign', ['owner_id'], OTHERS),
  deleted('campaign_draft', ['owner_id']),
  deleted('block', ['blocker_id', 'blocked_id'], { through: 'r.blocker_id = :me' }),
  kept('product', ['owner_id'], OTHERS),
  kept(
    'product_order',
    ['buyer_id', 'seller_id'],
    `${BOOKS}, and the address of a buyer is not the seller’s`,
    {
      through: 'r.buyer_id = :me',
      erased: {
        recipient: `'Closed account'`,
        phone: `''`,
        line1: `''`,
        line2: 'null',
        postal_code: `''`,
        problem: 'null',
      },
    },
  ),
  kept('order_payment', ['payer_id'], BOOKS, { withheld: ['method_id', 'customer_id', 'card_seen_at'] }),
  kept('order_movement', ['party_id'], BOOKS),
  deleted('product_review', ['author_id']),
  kept('job_review', ['author_id', 'subject_id', 'hidden_by'], OTHERS, {
    through:
      '(r.author_id = :me or r.subject_id = :me and r.published_at is not null and r.hidden_at is null)',
    withheld: ['hidden_by', 'is_linked'],
  }),
  kept('reputation', ['account_id'], 'its figures are counted from jobs of others, too'),
  deleted('account_fingerprint', ['account_id'], {
    withheld: ['fingerprint'],
  }),
  deleted('favourite', ['account_id']),
  kept(
    'report',
    ['reporter_id', 'person_id', 'resolved_by'],
    'staff has to be able to look into it; who is reported must not learn by whom',
    { through: 'r.reporter_id = :me', withheld: ['resolution', 'resolved_by'] },
  ),
  kept('remark', ['applicant_id'], OTHERS, { withheld: ['shortlisted_at'] }),
  kept('deliverable', [], OTHERS, { through: ofMyJobs }),
  kept('submission', [], OTHERS, { through: ofMyJobs }),
  kept('shipment', [], `${OTHERS}; the address is the influencer’s`, {
    through: 'r.remark_id in (select j.id from remark j where j.applicant_id = :me)',
    erased: Object.fromEntries(
      ['recipient', 'phone', 'line1', 'line2', 'city', 'region', 'postal_code', 'country'].map((name) => [
        name,
        'null',
      ]),
    ),
  }),
  kept('work_use', [], OTHERS, { through: ofMyJobs, withheld: ['warned_at'] }),
  kept('offer', [], OTHERS, { through: ofMyJobs }),
  kept('amendment', [], OTHERS, { through: ofMyJobs }),
  kept('deal', [], 'it proves what both agreed to, so that nothing of it changes', { through: ofMyJobs }),
  deleted('invitation', ['influencer_id']),
  kept('transition', ['actor_id'], 'it proves who agreed to what'),
  kept('payment', ['payer_id', 'payee_id'], BOOKS, {
    withheld: ['method_id', 'customer_id', 'card_seen_at'],
  }),
  kept('payout', ['payee_id'], BOOKS),
  kept('bank_transfer', [], BOOKS, {
    through: ofMyJobs,
    withheld: ['provider_account_id', 'payment_id', 'bank_payout_id', 'transfer_id'],
  }),
  kept('payout_promise', [], 'a promise that was kept or broken has to stay provable', { through: ofMyJobs }),
  kept('payout_hold', [], 'it says why money came late', { through: ofMyJobs }),
  kept('refund', ['payer_id'], BOOKS),
  kept('ledger_entry', ['party_id'], BOOKS),
  kept('paper', ['party_id'], BOOKS),
  kept('conversation', ['low_id', 'high_id'], OTHERS),
  kept('conversation_member', ['account_id', 'other_id'], 'the conversation is the other side’s, too', {
    through: 'r.account_id = :me',
  }),
  kept('message', ['sender_id'], OTHERS, {
    through:
      'r.conversation_id in (select m.conversation_id from conversation_member m where m.account_id = :me)',
    withheld: ['client_id', 'is_warned', 'is_newcomer_link'],
  }),
  deleted('notification', ['recipient_id']),
  kept('dispute', ['ruled_by'], OTHERS, { through: ofMyJobs, withheld: ['ruled_by'] }),
  kept('dispute_statement', [], OTHERS, {
    through: `r.dispute_id in (select d.id from dispute d where ${ofMyJobs.replace('r.remark_id', 'd.remark_id')})`,
  }),
  deleted('profile_interest', ['profile_id'], { withheld: 'all', because: 'an index of the profile' }),
  deleted('format_price', ['profile_id']),
  deleted('saved_influencer', ['profile_id'], {
    through: 'r.list_id in (select l.id from saved_list l where l.account_id = :me)',
  }),
  deleted('saved_list', ['account_id']),
  deleted('presence', ['profile_id'], { atOnce: true }),
  deleted('access_token', ['account_id'], { withheld: ['token_hash'], atOnce: true }),
  deleted('oauth_grant', ['account_id'], { atOnce: true }),
  deleted('oauth_app', ['owner_id'], { withheld: ['secret_hash'] }),
  deleted('idempotency', ['account_id'], {
    withheld: 'all',
    atOnce: true,
    because: 'it holds hashes of what was asked, for a day',
  }),
  deleted('event', ['account_id']),
  deleted('remark_step', ['account_id'], {
    withheld: 'all',
    because: 'it numbers steps that the transitions have',
  }),
  deleted('webhook', ['owner_id'], { withheld: ['sealed_secret', 'sealed_old_secret'], atOnce: true }),
  deleted('social_post', ['profile_id'], { atOnce: true }),
  deleted('social_snapshot', ['profile_id'], { atOnce: true }),
  deleted('social_account', ['profile_id'], { withheld: ['sealed_token'], atOnce: true }),
  deleted('social_state', ['account_id'], {
    withheld: 'all',
    atOnce: true,
    because: 'it holds a hash, for minutes',
  }),
  deleted('follower_count', ['profile_id']),
  deleted('follower_jump', ['profile_id', 'settled_by'], {
    through: 'r.profile_id = :me',
    withheld: ['settled_by'],
  }),
];

/** SQL condition on row `r` of a table for the rows of one person. The id is a number, so nothing needs quoting. */
export function ofPerson({ people, through }: PersonalTable, id: number): string {
  const condition = through ?? people.map((column) => `r.${column} = :me`).join(' or ');
  return `(${condition.replaceAll(':me', String(Math.trunc(id)))})`;
}
