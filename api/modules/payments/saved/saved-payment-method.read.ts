import { SavedPaymentMethod } from '../../../../schema/payment-method.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { newestFirst } from '../../../platform/read/cursor.ts';
import { readOne } from '../../../platform/read/read-list.ts';
import { type Connection, type PageAsked, readPage } from '../../../platform/read/read-page.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { SavedPaymentMethod as SavedPaymentMethodEntity } from './saved-payment-method.entity.ts';

const { columns } = columnsOf(SavedPaymentMethodEntity, { updatedAt: 'instant' });

const savedPaymentMethodView = viewOf(SavedPaymentMethod, SavedPaymentMethodEntity, {
  ...columns('id', 'brand', 'last4', 'expiryMonth', 'expiryYear', 'createdAt', 'updatedAt'),
  isDefault: (row) => sql`not exists (select from saved_payment_method as later
    where later.account_id = ${sql.ref(`${row}.account_id`)} and later.id > ${sql.ref(`${row}.id`)})`,
});

/** One page of the actor's saved cards, newest first. */
export function readSavedPaymentMethods(
  ctx: Ctx,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<SavedPaymentMethod>> {
  const accountId = accountIdOf(ctx);
  const where = () => sql`r.account_id = ${accountId}`;
  return readPage(ctx, { view: savedPaymentMethodView, where, keys: newestFirst }, fields, page);
}

/** A saved card of the actor. Throws NOT_FOUND. */
export function readSavedPaymentMethod(ctx: Ctx, id: number, fields: Fields): Promise<SavedPaymentMethod> {
  const accountId = accountIdOf(ctx);
  const where = (row: string) => sql`${sql.ref(`${row}.id`)} = ${id}
    and ${sql.ref(`${row}.account_id`)} = ${accountId}`;
  return orNotFound(readOne<SavedPaymentMethod>(ctx, { view: savedPaymentMethodView, where }, fields));
}
