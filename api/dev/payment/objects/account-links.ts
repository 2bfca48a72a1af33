import type { Stripe } from 'stripe';
import { nested, oneOf, type Parsed, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { LOCAL_PROVIDER_PATH, type StoredAccountLink } from '../stored-objects.ts';
import { changeAccount } from './accounts.ts';

/** Seconds in which a link can be opened. */
const LIFETIME = 300;

export const NEW_LINK = {
  account: required(text()),
  type: required(oneOf('account_onboarding')),
  refresh_url: required(text()),
  return_url: required(text()),
  collection_options: nested({
    fields: oneOf('currently_due', 'eventually_due'),
    future_requirements: oneOf('include', 'omit'),
  }),
};

/** Makes a link to the page where a payee gives what is required. It leads to the site that they return to. */
export const createAccountLink = async (
  scope: ProviderScope,
  params: Parsed<typeof NEW_LINK>,
): Promise<Stripe.AccountLink> => {
  const { account, refresh_url, return_url } = params;
  await scope.get('account', account, 'account');
  for (const url of [refresh_url, return_url])
    if (!URL.canParse(url)) throw invalidRequest('Not a valid URL', 'url_invalid');
  const id = newId('link');
  const times = { created: scope.seconds, expires_at: scope.seconds + LIFETIME };
  const link = {
    id,
    object: 'account_link',
    account,
    refresh_url,
    return_url,
    ...times,
    state: 'new',
  } as const;
  await scope.insert('account_link', link);
  const url = new URL(`${LOCAL_PROVIDER_PATH}/onboarding/${id}`, return_url).href;
  return { object: 'account_link', ...times, url };
};

/** Opens a link, which works once; null when it does not any more. */
export const openLink = async (
  scope: ProviderScope,
  id: string,
): Promise<{ link: StoredAccountLink; account: Stripe.Account | null }> => {
  const { body: link } = await scope.lock('account_link', id);
  if (link.state !== 'new' || link.expires_at < scope.seconds) return { link, account: null };
  const opened = await scope.save('account_link', { ...link, state: 'open' });
  return { link: opened, account: (await scope.get('account', link.account)).body };
};

/** How the provider takes what was given on its page. */
export type Verdict = 'accept' | 'review' | 'unreadable' | 'expired' | 'other-name' | 'later';

const refusals: Readonly<
  Partial<Record<Verdict, Pick<Stripe.Account.Requirements.Error, 'code' | 'reason'>>>
> = {
  unreadable: {
    code: 'verification_document_not_readable',
    reason: 'The document could not be read. Please upload a clear colour image of the whole document.',
  },
  expired: {
    code: 'verification_document_expired',
    reason: 'The document has expired. Please upload one that is still valid.',
  },
  'other-name': {
    code: 'verification_document_name_mismatch',
    reason: 'The name on the document does not match the name of the account.',
  },
};

/** Leaves the page, with the verdict on what was given there. A refusal stops payouts until something else is given. */
export const finishLink = async (
  scope: ProviderScope,
  id: string,
  verdict: Verdict,
): Promise<StoredAccountLink> => {
  const { body: link } = await scope.lock('account_link', id);
  if (link.state !== 'open') return link;
  const { hidden } = await scope.get('account', link.account);
  const refused = refusals[verdict];
  const due = hidden.extraDue.length > 0 ? hidden.extraDue : ['individual.verification.document'];
  if (verdict === 'accept') await satisfyAccount(scope, link.account);
  if (verdict === 'review') await changeAccount(scope, link.account, { ...SATISFIED, pending: due });
  if (refused)
    await changeAccount(scope, link.account, {
      ...SATISFIED,
      extraDue: due,
      errors: due.map((requirement) => ({ requirement, ...refused })),
    });
  return scope.save('account_link', { ...link, state: 'done' });
};

const SATISFIED = {
  extraDue: [],
  deadline: null,
  pending: [],
  errors: [],
  mismatch: false,
  disabledReason: null,
};

/** The provider has all it wants, and pays out. */
export const satisfyAccount = (scope: ProviderScope, id: string): Promise<Stripe.Account> =>
  changeAccount(scope, id, SATISFIED);

const DAY = 86_400;
const DOCUMENT = 'individual.verification.document';

/** Asks for a document within some days, in which payouts go on. */
export const askForDocument = (scope: ProviderScope, id: string, days: number): Promise<Stripe.Account> =>
  changeAccount(scope, id, { ...SATISFIED, extraDue: [DOCUMENT], deadline: scope.seconds + days * DAY });

/** Refuses the document that is being checked. */
export const refuseDocument = (scope: ProviderScope, id: string): Promise<Stripe.Account> =>
  changeAccount(scope, id, {
    ...SATISFIED,
    extraDue: [DOCUMENT],
    errors: [{ requirement: DOCUMENT, ...(refusals.unreadable as { code: never; reason: string }) }],
  });
