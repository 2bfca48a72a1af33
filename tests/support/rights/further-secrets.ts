import { createHash } from 'node:crypto';
import { fakePerson } from '../../../api/dev/factories/fake-person.ts';
import { makeToken } from '../access-tokens.ts';
import { type Cast, jobIn } from '../job-states.ts';
import { makeShipment } from '../shipments.ts';
import { sql } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import type { Secret } from './secret.ts';
import type { Role } from './world.ts';

const both: readonly Role[] = ['owner', 'applicant', 'staff'];
const amounts = { chargeback: 9_753_571, held: 5_551_113 } as const;
/** A member whose presence is recognised by the seconds of its time. */
const seenAt = '2026-11-19T03:04:05.678Z';

/** A chargeback of a released job, and a job whose money has been held for long. */
async function plantMoney(product: TestProduct, cast: Cast, remarkId: number) {
  const { databaseUrl } = product;
  await sql(
    databaseUrl,
    `insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor, currency,
       created_at, checked_at)
     select $1, id, 'dp_SECRET', 'open', 'SECRET-chargeback', $2, 'USD', now(), now()
     from payment where remark_id = $1`,
    [remarkId, amounts.chargeback],
  );
  const held = await jobIn(product, cast, 'paid', 'hired', amounts.held);
  await sql(databaseUrl, "update remark set hired_at = '2026-08-20' where id = $1", [held.remarkId]);
  const secrets: Secret[] = [
    { what: 'reason of a chargeback', text: 'SECRET-chargeback', seenBy: both },
    { what: 'amount of a chargeback', text: String(amounts.chargeback), seenBy: both },
    { what: 'chargeback at the payment provider', text: 'dp_SECRET', seenBy: ['staff'] },
    { what: 'money that is held', text: String(amounts.held), seenBy: both },
  ];
  return secrets;
}

/** The delivery address of a product that was received, and the use of the work. */
async function plantAddress(product: TestProduct, cast: Cast): Promise<Secret[]> {
  const { remarkId } = await jobIn(product, cast, 'sponsored', 'hired');
  await makeShipment(product, remarkId, cast, 'received', 'SECRET-addressee');
  await sql(
    product.databaseUrl,
    `insert into work_use (remark_id, channels, countries, begins_at, created_at)
     values ($1, 'own', '{SG}', '2026-11-19T03:04:06.789Z', now())`,
    [remarkId],
  );
  return [
    { what: 'use of work', text: '2026-11-19T03:04:06.789', seenBy: ['owner', 'applicant'] },
    { what: 'delivery address', text: 'SECRET-addressee', seenBy: ['owner', 'applicant'] },
  ];
}

/** A token of the owner. Nobody may read its hash; the owner may read its first characters. */
async function plantToken(product: TestProduct, { owner }: Cast): Promise<Secret[]> {
  const { id, secret } = await makeToken(product, owner, ['campaigns:read'], { isRevoked: true });
  await sql(product.databaseUrl, "update access_token set start = 'koli_pat_SEC!' where id = $1", [id]);
  const hash = createHash('sha256').update(secret).digest();
  return [
    { what: 'first characters of a token', text: 'koli_pat_SEC!', seenBy: ['owner'] },
    { what: 'hash of a token', text: hash.toString('hex'), seenBy: [] },
    { what: 'hash of a token, otherwise written', text: hash.toString('base64').slice(0, 40), seenBy: [] },
  ];
}

/** A member blocked by the owner, who was online and is in no list. */
async function plantBlocked(product: TestProduct, { owner }: Cast): Promise<Secret[]> {
  const { databaseUrl } = product;
  const profile = { username: 'unwelcome', first: 'SECRET-blocked-by-owner', followers: 0 };
  const em = product.orm.em.fork();
  const { id } = await fakePerson(em, { profile });
  await em.flush();
  await sql(databaseUrl, 'insert into block values ($1, $2, now())', [owner.id, id]);
  await sql(databaseUrl, 'update profile set last_seen_at = $2 where id = $1', [id, seenAt]);
  return [
    { what: 'whom the owner blocked', text: 'SECRET-blocked-by-owner', seenBy: ['owner', 'staff'] },
    { what: 'when a blocked person was there', text: seenAt.slice(0, 19), seenBy: ['staff'] },
  ];
}

/** A bank account of the owner with missing requirements. */
async function plantTodo(product: TestProduct, { owner }: Cast): Promise<Secret[]> {
  await sql(
    product.databaseUrl,
    `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code,
       routing_number, payouts_enabled, disabled_reason, requirements, provider_account_id, provider_bank_id,
       created_at, updated_at)
     values ($1, 'saving', 'DBS', '3456', 'Owner', 'DBSSSGSG', '7171-001', false, 'requirements.past_due',
       '{individual.dob.day}', 'acct_SECRET', 'ba_SECRET', now(), now())`,
    [owner.id],
  );
  return [
    { what: 'what pauses payouts', text: 'Your date of birth could not', seenBy: ['owner'] },
    { what: 'bank account at the payment provider', text: 'ba_SECRET', seenBy: [] },
  ];
}

/** Inserts secrets of tokens, webhooks, chargebacks, blocks and payouts. `released` is a job with a payment. */
export async function plantFurtherSecrets(
  product: TestProduct,
  cast: Cast,
  released: number,
): Promise<Secret[]> {
  return [
    ...(await plantMoney(product, cast, released)),
    ...(await plantToken(product, cast)),
    ...(await plantBlocked(product, cast)),
    ...(await plantTodo(product, cast)),
    ...(await plantAddress(product, cast)),
    { what: 'secret of a webhook', text: 'whsec_SECRETSECRET', seenBy: [] },
  ];
}
