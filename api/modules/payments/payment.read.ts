import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PageInput } from '../../../schema/page.ts';
import type { HirePaymentSetup } from '../../../schema/payment.ts';
import type { StaffPayment } from '../../../schema/staff.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { type Page, readOne, readPage } from '../../platform/read/read-page.ts';
import { type Field, pick } from '../../platform/read/selection.ts';
import { columnsOf, one, oneById, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { offerView } from '../remarks/offer.view.ts';
import { Remark as RemarkEntity } from '../remarks/remark.entity.ts';
import { remarkView } from '../remarks/remark.view.ts';
import { staffPaymentView } from './payment.view.ts';

interface SetupRow extends Pick<HirePaymentSetup, 'remark'> {
  accepted: Pick<HirePaymentSetup, 'amount'> | null;
  isPaidType: boolean;
}

const { column } = columnsOf(RemarkEntity);

const setupView = viewOf<SetupRow>(null, RemarkEntity, {
  remark: oneById(remarkView, column('id')),
  accepted: one(
    offerView,
    (offer, row) => sql`${sql.ref(`${offer}.remark_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`${offer}.status`)} = 'accepted'`,
  ),
  isPaidType: (row) => sql`(select about.type = 'paid' from campaign as about
    where about.id = ${sql.ref(`${row}.campaign_id`)})`,
});

/**
 * Data of the payment screen: the job, and the amount of the accepted offer. Throws NOT_FOUND for everyone but the
 * owner of the campaign, NOT_PAID_TYPE, OFFER_NOT_ACCEPTED.
 */
export async function readHirePaymentSetup(
  ctx: Ctx,
  campaignId: number,
  applicantId: number,
  fields: readonly Field[],
): Promise<HirePaymentSetup> {
  const owner = accountIdOf(ctx);
  const row = await readOne<SetupRow>(
    ctx,
    {
      view: setupView,
      where: () => sql`r.campaign_id = ${campaignId} and r.applicant_id = ${applicantId}
        and exists (select from campaign as mine where mine.id = r.campaign_id and mine.owner_id = ${owner})`,
    },
    [
      ...fields.filter(({ name }) => name === 'remark'),
      ...pick('isPaidType', ['accepted', pick(['amount', []])]),
    ],
  );
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  if (!row.isPaidType) throw new DomainError(ErrorCode.NOT_PAID_TYPE);
  if (!row.accepted) throw new DomainError(ErrorCode.OFFER_NOT_ACCEPTED);
  return { remark: row.remark, amount: row.accepted.amount };
}

/** One page of payments, newest first; of one job, payer or payee when named. For staff only. */
export function readPayments(
  ctx: Ctx,
  of: { remarkId: number | null; accountId: number | null },
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<StaffPayment>> {
  const ofRemark = of.remarkId === null ? sql`` : sql`and r.remark_id = ${of.remarkId}`;
  const ofPerson =
    of.accountId === null ? sql`` : sql`and (r.payer_id = ${of.accountId} or r.payee_id = ${of.accountId})`;
  return readPage(
    ctx,
    {
      view: staffPaymentView,
      where: () => sql`true ${ofRemark} ${ofPerson}`,
      order: () => sql`r.id desc`,
    },
    fields,
    page,
  );
}
