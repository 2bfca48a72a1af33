import { p } from '@mikro-orm/core';
import { Shipment, type ShippingAddress } from '../../../schema/shipment.ts';
import { type Column, columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { shippingStateOf } from './shipment.facts.ts';

const shipmentTable = tableOf('shipment', {
  carrier: p.string().nullable(),
  trackingNumber: p.string().nullable(),
  sentAt: p.datetime().nullable(),
  receivedAt: p.datetime().nullable(),
});
const { columns } = columnsOf(shipmentTable);

const lines: Readonly<Record<keyof ShippingAddress, string>> = {
  recipient: 'recipient',
  phone: 'phone',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
};

/** For the two sides alone: the influencer, and the owner while the job is not cancelled. */
const address: Column = (row, { fields }, { actor }) => {
  const pairs = fields.map(
    ({ name, key }): Sql =>
      sql`${sql.lit(key)}, ${sql.ref(`${row}.${lines[name as keyof ShippingAddress]}`)}`,
  );
  return sql`case when ${sql.ref(`${row}.line1`)} is not null and exists (select from remark as job
      where job.id = ${sql.ref(`${row}.remark_id`)} and (job.applicant_id = ${actor.accountId}::int
        or job.owner_id = ${actor.accountId}::int and job.state <> 'cancelled'))
    then json_build_object(${sql.join(pairs)}) end`;
};

/** What the deal sheet in force says is sent. */
const product: Column = (row) => sql`(select agreed.document::jsonb -> 'work' ->> 'productDescription'
  from deal as agreed where agreed.remark_id = ${sql.ref(`${row}.remark_id`)}
  order by agreed.version desc limit 1)`;

/** View of Shipment. Only read below its job, which only both sides and staff see. */
export const shipmentView = viewOf(Shipment, shipmentTable, {
  ...columns('carrier', 'trackingNumber', 'sentAt', 'receivedAt'),
  state: (row) => shippingStateOf(row),
  product,
  address,
});
