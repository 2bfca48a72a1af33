import type { Stripe } from 'stripe';
import type { AccountHidden } from '../stored-objects.ts';

/** The details that Singapore asks of an individual. */
const neededDetails = (account: Stripe.Account): Record<string, unknown> => {
  const { business_profile: profile, individual, tos_acceptance } = account;
  return {
    'business_profile.mcc': profile?.mcc,
    'business_profile.url': profile?.url ?? profile?.product_description,
    business_type: account.business_type,
    'individual.address.line1': individual?.address?.line1,
    'individual.address.postal_code': individual?.address?.postal_code,
    'individual.dob.day': individual?.dob?.day,
    'individual.dob.month': individual?.dob?.month,
    'individual.dob.year': individual?.dob?.year,
    'individual.email': individual?.email ?? account.email,
    'individual.first_name': individual?.first_name,
    'individual.id_number': individual?.id_number_provided,
    'individual.last_name': individual?.last_name,
    'tos_acceptance.date': tos_acceptance?.date,
    'tos_acceptance.ip': tos_acceptance?.ip,
  };
};

const DOCUMENT = 'individual.verification.document';

const mismatchError: Stripe.Account.Requirements.Error = {
  code: 'verification_failed_keyed_identity',
  reason:
    'The identity information you entered cannot be verified. Please correct any errors or upload a document that matches the identity fields.',
  requirement: DOCUMENT,
};

const requirementsOf = (due: string[], hidden: AccountHidden): Stripe.Account.Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: (hidden.disabledReason ??
    (due.length > 0 ? 'requirements.past_due' : null)) as Stripe.Account.Requirements.DisabledReason | null,
  errors: hidden.mismatch ? [mismatchError] : [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});

/** Computes the missing requirements of an account and its capabilities. */
export const assessAccount = (
  account: Stripe.Account,
  hidden: AccountHidden,
  banks: Stripe.BankAccount[],
): Stripe.Account => {
  const missing = Object.entries(neededDetails(account)).flatMap(([name, value]) => (value ? [] : [name]));
  const details = [...missing, ...hidden.extraDue, ...(hidden.mismatch ? [DOCUMENT] : [])];
  const usable = banks.some((bank) => bank.status !== 'errored');
  const due = (usable ? details : [...details, 'external_account']).sort();
  const verified = details.length === 0 && hidden.disabledReason === null;
  const asked = account.capabilities?.transfers !== undefined;
  return {
    ...account,
    capabilities: asked ? { ...account.capabilities, transfers: verified ? 'active' : 'inactive' } : {},
    details_submitted: missing.length === 0,
    external_accounts: {
      object: 'list',
      data: banks,
      has_more: false,
      url: `/v1/accounts/${account.id}/external_accounts`,
    },
    payouts_enabled: verified && usable,
    requirements: requirementsOf(due, hidden),
  };
};
