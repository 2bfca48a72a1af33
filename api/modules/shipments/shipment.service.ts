import { ErrorCode } from '../../../schema/errors.ts';
import type { ShippingAddressInput } from '../../../schema/shipment.ts';
import type { Work } from '../../../schema/work.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';
import { toCountryCodes } from '../reference-data/country-codes.policy.ts';
import { findCountries } from '../reference-data/references.service.ts';
import { type StoredAddress, toAddress } from './address.policy.ts';

/** Maximum length of a carrier's name and of a tracking number, in characters. */
const LONGEST = 100;

/** Begins the shipment of a job that was just agreed. Without a product in its work nothing is sent. */
export async function openShipment(ctx: Ctx, remarkId: number, work: Work | null): Promise<void> {
  if (!work?.productDescription) return;
  await sql`insert into shipment (remark_id, created_at) values (${remarkId}, ${ctx.clock.now()})`.run(ctx);
}

/** A checked address. Its country comes first: the phone number depends on it. Throws as `toAddress` does. */
export async function checkAddress(ctx: Ctx, sent: ShippingAddressInput): Promise<StoredAddress> {
  const codes = toCountryCodes([sent.country], 'address.country');
  await findCountries(ctx, codes, 'address.country');
  return toAddress({ ...sent, country: codes.join() }, 'address');
}

/** Stores where the product of a job goes, in place of what was there. */
export async function writeAddress(ctx: Ctx, remarkId: number, address: StoredAddress): Promise<void> {
  const { recipient, phone, line1, line2, city, region, postalCode, country } = address;
  await sql`update shipment set recipient = ${recipient}, phone = ${phone}, line1 = ${line1}, line2 = ${line2},
    city = ${city}, region = ${region}, postal_code = ${postalCode}, country = ${country}
    where remark_id = ${remarkId}`.run(ctx);
}

/** How a product travels. */
export interface Dispatch {
  readonly carrier: string;
  readonly trackingNumber: string | null;
}

/** Carrier and number as stored. Throws FIELD_REQUIRED and BAD_INPUT. */
export const checkDispatch = (carrier: string, trackingNumber?: string | null): Dispatch => ({
  carrier: checkLine(carrier, { field: 'carrier', max: LONGEST, missing: ErrorCode.FIELD_REQUIRED }),
  trackingNumber: checkLine(trackingNumber, { field: 'trackingNumber', max: LONGEST }) || null,
});

/** Stores how the product of a job travels; a correction keeps the time of sending. False when it stands so already. */
export async function writeDispatch(
  ctx: Ctx,
  remarkId: number,
  { carrier, trackingNumber }: Dispatch,
): Promise<boolean> {
  const written = await sql`update shipment set carrier = ${carrier}, tracking_number = ${trackingNumber},
      sent_at = coalesce(sent_at, ${ctx.clock.now()})
    where remark_id = ${remarkId} and (carrier, tracking_number) is distinct from (${carrier}::text, ${trackingNumber}::text)
    returning remark_id`.rows(ctx);
  return written.length > 0;
}

/** Stores that the product of a job has arrived. */
export async function writeReceipt(ctx: Ctx, remarkId: number): Promise<void> {
  await sql`update shipment set received_at = ${ctx.clock.now()} where remark_id = ${remarkId}`.run(ctx);
}
