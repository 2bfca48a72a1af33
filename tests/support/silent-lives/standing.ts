import { sql } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import type { Life } from './life.ts';

/** How the job of a life stands, as banks, the provider and we who look on know it. */
export interface Standing {
  readonly state: string;
  /** The provider's payment; null before the first try. */
  readonly paymentId: string | null;
  readonly paymentState: string | null;
  readonly chargeId: string | null;
  readonly transferIds: readonly string[];
  readonly refundIds: readonly string[];
  /** Chargebacks at the provider that the banks have not decided, whether we know of them or not. */
  readonly openDisputes: readonly string[];
  readonly hasBank: boolean;
  /** The influencer's account at the provider. */
  readonly accountId: string | null;
  readonly isPaused: boolean;
  /** Whether one side has blocked the other. */
  readonly areBlocked: boolean;
  /** Whether money is on its way, or an open chargeback or a given-up refund holds it. */
  readonly isMoving: boolean;
}

const query = `select r.id, r.state, p.provider_payment_id as "paymentId", p.state as "paymentState",
    case when p.state = 'succeeded' then p.provider_charge_id end as "chargeId",
    coalesce((select array_agg(t.id order by t.seq) from payment_provider.objects t where t.kind = 'transfer'
      and t.body ->> 'transfer_group' = 'job-' || r.id), '{}') as "transferIds",
    coalesce((select array_agg(f.id order by f.seq) from payment_provider.objects f where f.kind = 'refund'
      and f.body ->> 'payment_intent' = p.provider_payment_id and f.body ->> 'status' = 'succeeded'), '{}') as "refundIds",
    coalesce((select array_agg(d.id order by d.seq) from payment_provider.objects d where d.kind = 'dispute'
      and d.body ->> 'payment_intent' = p.provider_payment_id and d.body ->> 'status' not in ('won', 'lost')), '{}') as "openDisputes",
    b.id is not null as "hasBank", b.provider_account_id as "accountId", not coalesce(b.payouts_enabled, true) as "isPaused",
    exists (select from block where (blocker_id, blocked_id) in ((r.applicant_id, c.owner_id), (c.owner_id, r.applicant_id)))
      as "areBlocked",
    exists (select from refund f where f.remark_id = r.id and (f.state = 'created' or f.given_up_at is not null))
      or exists (select from payout o where o.remark_id = r.id and o.state = 'created')
      or exists (select from chargeback c where c.remark_id = r.id and c.state = 'open') as "isMoving"
  from remark r join campaign c on c.id = r.campaign_id left join payment p on p.remark_id = r.id left join bank_account b on b.owner_id = r.applicant_id
  where r.id = any($1)`;

/** How the jobs of all lives stand now. */
export async function lookAtAll(
  { databaseUrl }: TestProduct,
  lives: readonly Life[],
): Promise<Map<Life, Standing>> {
  const rows = await sql(databaseUrl, query, [lives.map(({ remarkId }) => remarkId)]);
  const byId = new Map(rows.map((row) => [row.id, row as unknown as Standing]));
  return new Map(lives.flatMap((life) => [[life, byId.get(life.remarkId) as Standing] as const]));
}

const ends: ReadonlySet<string> = new Set(['released', 'settled', 'cancelled', 'charged_back', 'declined']);
/** States of applications without money in which it is for one of the sides to begin something. */
const quiet: ReadonlySet<string> = new Set(['applied', 'offer_rejected', 'offer_accepted']);

/** Whether nothing is left that has to happen by itself. A payment that nobody confirms costs nobody anything. */
export function isOver({ kind }: Life, { state, paymentState, isMoving, openDisputes }: Standing): boolean {
  if (kind !== 'paid') return true;
  if (isMoving || openDisputes.length > 0) return false;
  if (state === 'paying') return paymentState === 'requires_action';
  return ends.has(state) || (quiet.has(state) && paymentState !== 'succeeded');
}
