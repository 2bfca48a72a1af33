import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { newId, randomText } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';

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
