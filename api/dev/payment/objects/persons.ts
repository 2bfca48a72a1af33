import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';

/** Details of the person behind an account. The id number is checked and not stored. */
export interface PersonInput {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  nationality?: string | undefined;
  id_number?: string | undefined;
  full_name_aliases?: string[] | undefined;
  dob?: { day: number; month: number; year: number } | undefined;
  address?:
    | Partial<Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | undefined>>
    | undefined;
}

/** Merges new details into the stored ones. Only the fact that an id number was given is stored. */
export const mergePerson = (
  scope: ProviderScope,
  account: string,
  known: Stripe.Person | undefined,
  told: PersonInput = {},
): Stripe.Person => {
  const address = told.address ?? {};
  const before = known?.address;
  return {
    id: known?.id ?? newId('person'),
    object: 'person',
    account,
    address: {
      city: address.city ?? before?.city ?? null,
      country: address.country ?? before?.country ?? 'SG',
      line1: address.line1 ?? before?.line1 ?? null,
      line2: address.line2 ?? before?.line2 ?? null,
      postal_code: address.postal_code ?? before?.postal_code ?? null,
      state: address.state ?? before?.state ?? null,
    },
    created: known?.created ?? scope.seconds,
    dob: told.dob ?? known?.dob ?? { day: null, month: null, year: null },
    email: told.email ?? known?.email ?? null,
    first_name: told.first_name ?? known?.first_name ?? null,
    full_name_aliases: told.full_name_aliases ?? known?.full_name_aliases ?? [],
    id_number_provided: told.id_number !== undefined || known?.id_number_provided === true,
    last_name: told.last_name ?? known?.last_name ?? null,
    metadata: {},
    nationality: told.nationality ?? known?.nationality ?? null,
    phone: told.phone ?? known?.phone ?? null,
  };
};
