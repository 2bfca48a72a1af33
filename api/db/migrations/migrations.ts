import { M0001Baseline } from './0001-baseline.ts';
import { M0002Brief } from './0002-brief.ts';
import { M0003Deadlines } from './0003-deadlines.ts';
import { M0004Reviews } from './0004-reviews.ts';
import { M0005Terms } from './0005-terms.ts';
import { M0005TermsDeals } from './0005-terms-deals.ts';
import { M0006ProviderRemovals } from './0006-provider-removals.ts';
import { M0009Tasks } from './0009-tasks.ts';
import { M0014Times } from './0014-times.ts';
import { M0021Shipments } from './0021-shipments.ts';
import { M0021WorkUses } from './0021-work-uses.ts';
import { M0022Applications } from './0022-applications.ts';
import { M0023Fee } from './0023-fee.ts';
import { M0024Papers } from './0024-papers.ts';
import { M0025PayoutPromise } from './0025-payout-promise.ts';
import { M0026Deliverables } from './0026-deliverables.ts';
import { M0027Amendments } from './0027-amendments.ts';
import { M0028Extras } from './0028-extras.ts';
import { M0030OnTime } from './0030-on-time.ts';
import { M0031LateEnd } from './0031-late-end.ts';
import { M0032AuditLog } from './0032-audit-log.ts';
import { M0033Desk } from './0033-desk.ts';
import { M0034StaffRoles } from './0034-staff-roles.ts';
import { M0035StaffProposals } from './0035-staff-proposals.ts';
import { M0036LinkPreviews } from './0036-link-previews.ts';
import { M0037SessionEnds } from './0037-session-ends.ts';
import { M0038FreshProof } from './0038-fresh-proof.ts';
import { M0039SecondFactors } from './0039-second-factors.ts';
import { M0040NewBankAccount } from './0040-new-bank-account.ts';
import { M0041EmailChange } from './0041-email-change.ts';
import { M0042WebhookPauses } from './0042-webhook-pauses.ts';
import { M0043EmailForms } from './0043-email-forms.ts';
import { M0044NewcomerLinks } from './0044-newcomer-links.ts';
import { M0049DeskOverdue } from './0049-desk-overdue.ts';
import { M0050MoneyAttempt } from './0050-money-attempt.ts';
import { M0051KnownBrowsers } from './0051-known-browsers.ts';
import { M0052Slides } from './0052-slides.ts';
import { M0053StaffLooks } from './0053-staff-looks.ts';
import { M0054MutedNotifications } from './0054-muted-notifications.ts';
import { M0060InfluencerKeyword } from './0060-influencer-keyword.ts';
import { M0061InfluencerFilters } from './0061-influencer-filters.ts';
import { M0065PayeesChecked } from './0065-payees-checked.ts';
import { M0066SecretsKey } from './0066-secrets-key.ts';
import { M0070MailsOfAPerson } from './0070-mails-of-a-person.ts';
import { M0071Purpose } from './0071-purpose.ts';
import { M0072CampaignsEndingSoon } from './0072-campaigns-ending-soon.ts';
import { M0073LanguagesAndPrices } from './0073-languages-and-prices.ts';
import { M0074SavedLists } from './0074-saved-lists.ts';
import { M0075AudienceHistory } from './0075-audience-history.ts';
import { M0077ReviewStars } from './0077-review-stars.ts';
import { M0080Push } from './0080-push.ts';
import { M0083PayoutNeeds } from './0083-payout-needs.ts';
import { M0085ProviderMovements } from './0085-provider-movements.ts';
import { M0086SentAmount } from './0086-sent-amount.ts';
import { M0090ProviderEventAge } from './0090-provider-event-age.ts';
import { M0091PayNow } from './0091-paynow.ts';

/** All migrations in order. Forward only: a landed one is never edited, a mistake gets a new one. */
export const migrations = [
  M0001Baseline,
  M0002Brief,
  M0003Deadlines,
  M0004Reviews,
  M0005Terms,
  M0005TermsDeals,
  M0006ProviderRemovals,
  M0009Tasks,
  M0014Times,
  M0021Shipments,
  M0021WorkUses,
  M0022Applications,
  M0023Fee,
  M0024Papers,
  M0025PayoutPromise,
  M0026Deliverables,
  M0027Amendments,
  M0028Extras,
  M0030OnTime,
  M0031LateEnd,
  M0032AuditLog,
  M0033Desk,
  M0034StaffRoles,
  M0035StaffProposals,
  M0036LinkPreviews,
  M0037SessionEnds,
  M0038FreshProof,
  M0039SecondFactors,
  M0040NewBankAccount,
  M0041EmailChange,
  M0042WebhookPauses,
  M0043EmailForms,
  M0044NewcomerLinks,
  M0049DeskOverdue,
  M0050MoneyAttempt,
  M0051KnownBrowsers,
  M0052Slides,
  M0053StaffLooks,
  M0054MutedNotifications,
  M0060InfluencerKeyword,
  M0061InfluencerFilters,
  M0065PayeesChecked,
  M0066SecretsKey,
  M0070MailsOfAPerson,
  M0071Purpose,
  M0072CampaignsEndingSoon,
  M0073LanguagesAndPrices,
  M0074SavedLists,
  M0075AudienceHistory,
  M0077ReviewStars,
  M0080Push,
  M0083PayoutNeeds,
  M0085ProviderMovements,
  M0086SentAmount,
  M0090ProviderEventAge,
  M0091PayNow,
];
