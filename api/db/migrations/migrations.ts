import { M0001Accounts } from './0001-accounts.ts';
import { M0002Campaigns } from './0002-campaigns.ts';
import { M0003Money } from './0003-money.ts';
import { M0004Events } from './0004-events.ts';
import { M0005Places } from './0005-places.ts';
import { M0006CancelAndDisputes } from './0006-cancel-and-disputes.ts';
import { M0007ProviderEvents } from './0007-provider-events.ts';
import { M0008HeldWarnings } from './0008-held-warnings.ts';
import { M0009Presence } from './0009-presence.ts';
import { M0010JobsAndMailStop } from './0010-jobs-and-mail-stop.ts';
import { M0011AccessTokens } from './0011-access-tokens.ts';
import { M0012IdempotencyAndWebhooks } from './0012-idempotency-and-webhooks.ts';
import { M0013SearchAndSpeed } from './0013-search-and-speed.ts';
import { M0014ClosedAccounts } from './0014-closed-accounts.ts';
import { M0015Blocks } from './0015-blocks.ts';
import { M0017Messages } from './0017-messages.ts';
import { M0018Socials } from './0018-socials.ts';
import { M0019ReportsAndSuspension } from './0019-reports-and-suspension.ts';
import { M0024ContentAndHelp } from './0024-content-and-help.ts';
import { M0025Products } from './0025-products.ts';
import { M0026Orders } from './0026-orders.ts';
import { M0027CampaignsByDate } from './0027-campaigns-by-date.ts';
import { M0029StaffByIndex } from './0029-staff-by-index.ts';
import { M0031OrderChargebacks } from './0031-order-chargebacks.ts';
import { M0032Languages } from './0032-languages.ts';
import { M0033SteadySearch } from './0033-steady-search.ts';
import { M0034LegacyReads } from './0034-legacy-reads.ts';
import { M0035RefundsByHand } from './0035-refunds-by-hand.ts';
import { M0036SealedSecrets } from './0036-sealed-secrets.ts';
import { M0037MailLanguages } from './0037-mail-languages.ts';
import { M0039LegacyPlans } from './0039-legacy-plans.ts';
import { M0041GivenUpRefunds } from './0041-given-up-refunds.ts';
import { M0042UnusedUploads } from './0042-unused-uploads.ts';
import { M0045MoneyThatComesBack } from './0045-money-that-comes-back.ts';
import { M0046CoversOfNotifications } from './0046-covers-of-notifications.ts';

/** All migrations in order. Forward only: a landed one is never edited, a mistake gets a new one. */
export const migrations = [
  M0001Accounts,
  M0002Campaigns,
  M0003Money,
  M0004Events,
  M0005Places,
  M0006CancelAndDisputes,
  M0007ProviderEvents,
  M0008HeldWarnings,
  M0009Presence,
  M0010JobsAndMailStop,
  M0011AccessTokens,
  M0012IdempotencyAndWebhooks,
  M0013SearchAndSpeed,
  M0014ClosedAccounts,
  M0015Blocks,
  M0017Messages,
  M0018Socials,
  M0019ReportsAndSuspension,
  M0024ContentAndHelp,
  M0025Products,
  M0026Orders,
  M0027CampaignsByDate,
  M0029StaffByIndex,
  M0031OrderChargebacks,
  M0032Languages,
  M0033SteadySearch,
  M0034LegacyReads,
  M0035RefundsByHand,
  M0036SealedSecrets,
  M0037MailLanguages,
  M0039LegacyPlans,
  M0041GivenUpRefunds,
  M0042UnusedUploads,
  M0045MoneyThatComesBack,
  M0046CoversOfNotifications,
];
