import { type Sql, sql } from '../../platform/sql.ts';

/** SQL: the `ShippingState` of a row of `shipment`. An erased address counts as never given. */
export const shippingStateOf = (row: string): Sql => sql`case
  when ${sql.ref(`${row}.received_at`)} is not null then 'received'
  when ${sql.ref(`${row}.sent_at`)} is not null then 'sent'
  when ${sql.ref(`${row}.line1`)} is not null then 'to_send' else 'address_needed' end`;

/** SQL: the `ShippingState` of a job; null when nothing is sent for it. */
export const shippingOfJob = (row: string): Sql => sql`(select ${shippingStateOf('parcel')}
  from shipment as parcel where parcel.remark_id = ${sql.ref(`${row}.id`)})`;

/** SQL: whether the owner of a job has an address and has not sent the product. */
export const mustSend = (row: string): Sql => sql`exists (select from shipment as parcel
  where parcel.remark_id = ${sql.ref(`${row}.id`)} and parcel.line1 is not null and parcel.sent_at is null)`;
