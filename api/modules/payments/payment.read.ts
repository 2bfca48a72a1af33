import { p } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { HirePaymentSetup } from '../../../schema/payment.ts';
import {
  MoneyAttempt,
  type MoneyAttemptKind,
  type MoneyAttemptState,
  StaffPayment,
} from '../../../schema/staff.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import { type Fields, pick } from '../../platform/read/selection.ts';
import { columnsOf, many, one, oneById, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { ledgerOf } from '../ledger/ledger.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { Remark as RemarkEntity } from '../remarks/remark.entity.ts';
import { offerView, remarkOf, remarkView } from '../remarks/remark.view.ts';
import { Payment as PaymentEntity } from './payment.entity.ts';

const { column, columns, money } = columnsOf(PaymentEntity);

/** A view of the database over payments, payouts, refunds and transfers to banks. */
const attemptTable = tableOf('money_attempt', {
  paymentId: p.integer().primary(),
  kind: p.string().$type<MoneyAttemptKind>(),
  state: p.string().$type<MoneyAttemptState>(),
  tries: p.integer(),
  amountMinor: p.bigint('number'),
  currency: p.string(),
  providerId: p.string().nullable(),
  failure: p.string().nullable(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const attempt = columnsOf(attemptTable);
const attemptView = viewOf(MoneyAttempt, attemptTable, {
  ...attempt.columns('kind', 'state', 'tries', 'providerId', 'failure', 'createdAt', 'updatedAt'),
  amount: attempt.money('amountMinor'),
});

const staffPaymentView = viewOf(StaffPayment, PaymentEntity, {
  ...columns('id', 'state', 'providerPaymentId', 'createdAt', 'updatedAt'),
  amount: money('amountMinor'),
  fee: money('feeMinor'),
  remark: remarkOf(column('remarkId')),
  payer: profileOf(column('payerId')),
  payee: profileOf(column('payeeId')),
  providerTransferId: (row) => sql`(select sent.provider_transfer_id from payout as sent
    where sent.payment_id = ${sql.ref(`${row}.id`)})`,
  failure: (row) => sql`coalesce(${sql.ref(`${row}.failure_message`)}, ${sql.ref(`${row}.failure_code`)},
    (select sent.failure_message from payout as sent where sent.payment_id = ${sql.ref(`${row}.id`)}),
    (select f.failure_message from refund as f where f.payment_id = ${sql.ref(`${row}.id`)}
      and f.failure_message is not null order by f.updated_at desc limit 1))`,
  ledger: ledgerOf(column('remarkId')),
  attempts: many(
    attemptView,
    (tried, row) => sql`${sql.ref(`${tried}.payment_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${tried}.place`)}, ${sql.ref(`${tried}.number`)} limit 50`,
  ),
});

interface SetupRow extends Pick<HirePaymentSetup, 'remark'> {
  accepted: Pick<HirePaymentSetup, 'quote'> | null;
  isPaidType: boolean;
}

const setupView = viewOf<SetupRow>(null, RemarkEntity, {
  remark: oneById(remarkView, columnsOf(RemarkEntity).column('id')),
  accepted: one(
    offerView,
    (offer, row) => sql`${sql.ref(`${offer}.remark_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`${offer}.status`)} = 'accepted'`,
  ),
  isPaidType: (row) => sql`(select about.type = 'paid' from campaign as about
    where about.id = ${sql.ref(`${row}.campaign_id`)})`,
});

/**
 * Data of the payment screen: the job, or an extra of it, and the quote of the accepted offer. Throws NOT_FOUND for everyone but the
 * owner of the campaign, NOT_PAID_TYPE, OFFER_NOT_ACCEPTED.
 */
export async function readHirePaymentSetup(
  ctx: Ctx,
  campaignId: number,
  { applicantId, extraId }: { applicantId: number; extraId: number | null },
  fields: Fields,
): Promise<HirePaymentSetup> {
  const owner = accountIdOf(ctx);
  const row = await orNotFound(
    readOne<SetupRow>(
      ctx,
      {
        view: setupView,
        where: () => sql`r.campaign_id = ${campaignId} and r.applicant_id = ${applicantId}
        and ${extraId === null ? sql`r.extra_of is null` : sql`r.id = ${extraId}`}
        and exists (select from campaign as mine where mine.id = r.campaign_id and mine.owner_id = ${owner})`,
      },
      [
        ...fields.filter(({ name }) => name === 'remark'),
        ...pick('isPaidType', ['accepted', fields.filter(({ name }) => name === 'quote')]),
      ],
    ),
  );
  if (!row.isPaidType) throw new DomainError(ErrorCode.NOT_PAID_TYPE);
  if (!row.accepted) throw new DomainError(ErrorCode.OFFER_NOT_ACCEPTED);
  return { remark: row.remark, quote: row.accepted.quote };
}

/** One page of payments, newest first; one, or those of a job, payer or payee when named. For staff only. */
export function readPayments(
  ctx: Ctx,
  of: { remarkId: number | null; accountId: number | null; paymentId: number | null },
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<StaffPayment>> {
  const ofRemark = of.remarkId === null ? sql`` : sql`and r.remark_id = ${of.remarkId}`;
  const only = of.paymentId === null ? sql`` : sql`and r.id = ${of.paymentId}`;
  const ofPerson =
    of.accountId === null ? sql`` : sql`and (r.payer_id = ${of.accountId} or r.payee_id = ${of.accountId})`;
  return readPage(
    ctx,
    {
      view: staffPaymentView,
      where: () => sql`true ${ofRemark} ${ofPerson} ${only}`,
      keys: newestFirst,
    },
    fields,
    page,
  );
}

/** A job that its campaign's owner pays for or releases. */
interface PaidJob {
  readonly remarkId: number;
  /** Amount of the accepted or pending offer; null without one. */
  readonly offerMinor: number | null;
}

/**
 * The job of an applicant of a campaign of the actor; without an applicant, the one job of the campaign that is marked
 * as done. Throws NOT_FOUND.
 */
export async function readPaidJob(ctx: Ctx, campaignId: number, applicantId: number | null) {
  const which =
    applicantId === null
      ? sql`r.state in ('done', 'releasing', 'released')`
      : sql`r.applicant_id = ${applicantId}`;
  const found = await sql<PaidJob>`select r.id as "remarkId", (select o.amount_minor::float8 from offer as o
      where o.remark_id = r.id and o.status in ('pending', 'accepted') order by o.id desc limit 1) as "offerMinor"
    from remark as r join campaign as c on c.id = r.campaign_id
    where c.id = ${campaignId} and c.owner_id = ${accountIdOf(ctx)} and r.extra_of is null and ${which}
    order by r.state = 'done' desc, r.id limit 2`.rows(ctx);
  const [job] = found;
  if (!job || (applicantId === null && found.length > 1)) throw new DomainError(ErrorCode.NOT_FOUND);
  return job;
}
