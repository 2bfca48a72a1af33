import { checkInvariants } from '../../checks/check-job.ts';
import { warnOfRemovals } from '../../modules/accounts/access-tokens/deprecated-use.service.ts';
import { forgetEmailChanges } from '../../modules/accounts/email-change/email-change.service.ts';
import { authenticatorKeys } from '../../modules/accounts/factors/authenticator-app.service.ts';
import { deleteExpiredOAuth } from '../../modules/accounts/oauth/oauth-grant.service.ts';
import { noteCards } from '../../modules/bank-accounts/fingerprint.service.ts';
import { forgetOldBankAccounts } from '../../modules/bank-accounts/kept-bank-account.service.ts';
import { payNewAccounts } from '../../modules/bank-accounts/pay-new-accounts.service.ts';
import { remindOfNeeds } from '../../modules/bank-accounts/remind-of-needs.service.ts';
import { expireCampaigns, remindOfEnds } from '../../modules/campaigns/review/campaign-jobs.service.ts';
import { fetchExchangeRate } from '../../modules/deals/exchange-rate.service.ts';
import { lookUpLinks } from '../../modules/deliverables/links/link-lookup.service.ts';
import { noteOverdueCases } from '../../modules/desk/desk-overdue.service.ts';
import { deleteOldHelpRequests } from '../../modules/help/help-desk.service.ts';
import { advanceOrders } from '../../modules/orders/order-jobs.service.ts';
import { noteHolds } from '../../modules/payments/bank/note-holds.service.ts';
import { agreeForSilent } from '../../modules/payments/cancel/cancel-job.service.ts';
import { transferRests } from '../../modules/payments/disputes/decided-rest.service.ts';
import { warnOfHeldMoney } from '../../modules/payments/held/held-warning.service.ts';
import {
  releaseAfterSilence,
  remindOfReleases,
} from '../../modules/payments/release/silent-release.service.ts';
import { finishRemovals } from '../../modules/payments/saved/provider-removal.service.ts';
import { finishUnsettled } from '../../modules/payments/unsettled.service.ts';
import { eraseClosed } from '../../modules/personal-data/erase-closed.service.ts';
import { deleteOldRows } from '../../modules/personal-data/retention.service.ts';
import { removeGarbage } from '../../modules/pictures/picture-garbage.service.ts';
import { deleteUnusedUploads } from '../../modules/pictures/unused-uploads.service.ts';
import { persistLastSeen } from '../../modules/presence/presence.service.ts';
import { findMissedEvents, recoverEvents } from '../../modules/provider-events/find-missed-events.service.ts';
import { processProviderEvents } from '../../modules/provider-events/provider-event.service.ts';
import { recheckChargebacks } from '../../modules/provider-events/recheck-chargebacks.service.ts';
import { recheckPayees } from '../../modules/provider-events/recheck-payees.service.ts';
import { bookProviderMovements } from '../../modules/provider-movements/book-movements.service.ts';
import { lapseAmendments } from '../../modules/remarks/amendments/amendment-lapse.service.ts';
import { lapseOffers } from '../../modules/remarks/offer-lapse.service.ts';
import { closeReviews, remindOfReviews } from '../../modules/remarks/reviews/review-jobs.service.ts';
import { warnOfUses } from '../../modules/remarks/uses/work-use.service.ts';
import { approveAllForSilent } from '../../modules/remarks/work/draft-silence.service.ts';
import { remindOfDueWork, tellOfLateWork } from '../../modules/remarks/work/remind-of-work.service.ts';
import { eraseAddresses } from '../../modules/shipments/erase-addresses.service.ts';
import { refreshAccounts } from '../../modules/socials/refresh-accounts.service.ts';
import { socialTokens } from '../../modules/socials/social-account.service.ts';
import { signAuditHead } from '../../modules/staff-actions/audit-head.service.ts';
import { webhookSecrets } from '../../modules/webhooks/webhook-secret.service.ts';
import type { Ctx } from '../../platform/context.ts';
import { gaugeOf } from '../../platform/gauge.ts';
import { deleteOldKeys } from '../../platform/process/idempotency.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { secretsKeyProof } from '../../platform/secrets/assert-secrets-key.ts';
import { reencryptSecrets } from '../../platform/secrets/reencrypt-secrets.ts';
import type { Job } from './job-queue.ts';

const MINUTES = 60;
const HOURLY = 60 * MINUTES;
const DAILY = 24 * HOURLY;

const job = (name: string, everySeconds: number, work: (ctx: StepsCtx) => Promise<unknown>): Job => ({
  name,
  everySeconds,
  run: async (ctx) => void (await work(ctx)),
});

/** Repeats work that tells how many rows it did, until none is left. */
const untilDone = (work: (ctx: StepsCtx) => Promise<number>) => async (ctx: StepsCtx) => {
  while ((await work(ctx)) > 0);
};

/** The same, with a transaction for each time. */
const inTransactions = (work: (ctx: Ctx) => Promise<number>) =>
  untilDone((ctx) => ctx.inTransaction((inner) => work(inner)));

/** All scheduled jobs. A new job is a line here. */
export const allJobs: readonly Job[] = [
  job('erase-closed-accounts', HOURLY, eraseClosed),
  job('expire-campaigns', 5 * MINUTES, inTransactions(expireCampaigns)),
  job('remind-of-ends', 5 * MINUTES, inTransactions(remindOfEnds)),
  job('finish-unsettled-money', 15, finishUnsettled),
  job('finish-provider-removals', 15, untilDone(finishRemovals)),
  job('move-orders-on', 15, advanceOrders),
  job('provider-events', 15, processProviderEvents),
  job('recheck-chargebacks', 10 * MINUTES, recheckChargebacks),
  job('find-untold-money', HOURLY, findMissedEvents),
  job('recover-provider-events', 10 * MINUTES, recoverEvents),
  job('recheck-payees', 10 * MINUTES, recheckPayees),
  job('book-provider-movements', HOURLY, bookProviderMovements),
  job('cancel-silence', MINUTES, agreeForSilent),
  job('lapse-offers', MINUTES, lapseOffers),
  job('lapse-amendments', MINUTES, lapseAmendments),
  job('approve-silent-drafts', MINUTES, approveAllForSilent),
  job('remind-of-work', 5 * MINUTES, inTransactions(remindOfDueWork)),
  job('tell-of-late-work', 5 * MINUTES, inTransactions(tellOfLateWork)),
  job('look-up-links', 15, lookUpLinks),
  job('pay-new-bank-accounts', MINUTES, payNewAccounts),
  job('remind-of-payout-needs', 5 * MINUTES, inTransactions(remindOfNeeds)),
  job('forget-old-bank-accounts', HOURLY, forgetOldBankAccounts),
  job('release-silence', MINUTES, releaseAfterSilence),
  job('transfer-rests', MINUTES, transferRests),
  job('remind-of-releases', 5 * MINUTES, inTransactions(remindOfReleases)),
  job('note-payout-holds', MINUTES, (ctx) => ctx.inTransaction(noteHolds)),
  job('note-cards', MINUTES, noteCards),
  job('fetch-exchange-rate', 6 * HOURLY, fetchExchangeRate),
  job('publish-reviews', MINUTES, closeReviews),
  job('remind-of-reviews', 5 * MINUTES, inTransactions(remindOfReviews)),
  job('warn-of-uses', 5 * MINUTES, inTransactions(warnOfUses)),
  job('keep-last-seen', 10 * MINUTES, (ctx) => ctx.inTransaction(persistLastSeen)),
  job('warn-of-removals', DAILY, (ctx) => ctx.inTransaction(warnOfRemovals)),
  job('forget-email-changes', DAILY, (ctx) => ctx.inTransaction(forgetEmailChanges)),
  job('forget-expired-oauth', HOURLY, (ctx) => ctx.inTransaction(deleteExpiredOAuth)),
  job('forget-idempotency-keys', HOURLY, deleteOldKeys),
  job('note-overdue-cases', 10 * MINUTES, (ctx) => ctx.inTransaction(noteOverdueCases)),
  job('warn-of-held-money', HOURLY, inTransactions(warnOfHeldMoney)),
  { name: 'check-invariants', everySeconds: HOURLY, run: checkInvariants },
  job('delete-old-rows', DAILY, deleteOldRows),
  {
    name: 'reencrypt-secrets',
    everySeconds: 5 * MINUTES,
    async run(ctx, metrics) {
      const columns = [secretsKeyProof, ...webhookSecrets, socialTokens, authenticatorKeys];
      const unreadable = await reencryptSecrets(ctx, columns);
      const help = 'Secrets in the database whose key is not there.';
      gaugeOf(metrics, 'secrets_unreadable', help).set(unreadable);
    },
  },
  job('sign-audit-log', HOURLY, signAuditHead),
  job('remove-deleted-pictures', 5 * MINUTES, untilDone(removeGarbage)),
  job('delete-unused-uploads', HOURLY, inTransactions(deleteUnusedUploads)),
  job('forget-addresses', HOURLY, inTransactions(eraseAddresses)),
  job('forget-help-requests', HOURLY, inTransactions(deleteOldHelpRequests)),
  job('refresh-linked-accounts', 5 * MINUTES, untilDone(refreshAccounts)),
];
