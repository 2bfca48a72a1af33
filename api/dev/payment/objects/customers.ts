import type { Stripe } from 'stripe';
import { noSuch } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId, randomText } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';
import { detachPaymentMethod } from './payment-methods.ts';

export const createCustomer = async (
  scope: ProviderScope,
  metadata: Record<string, string> = {},
): Promise<Stripe.Customer> => {
  const customer: Stripe.Customer = {
    ...nulls('address currency default_source description discount email name phone shipping test_clock'),
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: scope.seconds,
    delinquent: false,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: nulls('custom_fields default_payment_method footer rendering_options'),
    livemode: false,
    metadata,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  };
  await scope.insert('customer', customer);
  await scope.emit('customer.created', customer);
  return customer;
};

/** Holds a customer until the request is committed. Throws 404 `resource_missing`, also for a deleted one. */
export const lockCustomer = async (
  scope: ProviderScope,
  id: string,
  param = 'id',
): Promise<Stripe.Customer> => {
  const { body } = await scope.lock('customer', id, param);
  if (body.deleted) throw noSuch('customer', id, param);
  return body;
};

/** Deletes a customer, and detaches its cards. */
export const deleteCustomer = async (scope: ProviderScope, id: string): Promise<Stripe.DeletedCustomer> => {
  const customer = await lockCustomer(scope, id);
  for (const { body } of await scope.all('payment_method', { customer: id }))
    await detachPaymentMethod(scope, body.id);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  await scope.save('customer', deleted);
  await scope.emit('customer.deleted', customer);
  return deleted;
};
