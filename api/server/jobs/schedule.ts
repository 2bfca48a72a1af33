import { checkInvariants } from '../../checks/check-job.ts';
import { expireCampaigns, remindOfEnds } from '../../modules/campaigns/review/campaign-jobs.service.ts';
import { deleteOldHelpRequests } from '../../modules/help/help-desk.service.ts';
import { advanceOrders } from '../../modules/orders/order-jobs.service.ts';
import { agreeForSilent } from '../../modules/payments/cancel/cancel-job.service.ts';
import { warnOfHeldMoney } from '../../modules/payments/held/held-warning.service.ts';
import { finishUnsettled } from '../../modules/payments/unsettled.service.ts';
import { eraseClosed } from '../../modules/personal-data/erase-closed.service.ts';
import { removeGarbage } from '../../modules/pictures/picture-garbage.service.ts';
import { deleteUnusedUploads } from '../../modules/pictures/unused-uploads.service.ts';
import { persistLastSeen } from '../../modules/presence/presence.service.ts';
import { findMissedEvents, recoverEvents } from '../../modules/provider-events/find-missed-events.service.ts';
import { processProviderEvents } from '../../modules/provider-events/provider-event.service.ts';
import { recheckChargebacks } from '../../modules/provider-events/recheck-chargebacks.service.ts';
import { refreshAccounts } from '../../modules/socials/refresh-accounts.service.ts';
import { socialTokens } from '../../modules/socials/social-account.service.ts';
import { deleteOldDeliveries } from '../../modules/webhooks/webhook-delivery.service.ts';
import { webhookSecrets } from '../../modules/webhooks/webhook-secret.service.ts';
import { gaugeOf } from '../../platform/gauge.ts';
import { deleteOldKeys } from '../../platform/process/idempotency.ts';
import { reencryptSecrets } from '../../platform/secrets/reencrypt-secrets.ts';
import type { Job } from './job-queue.ts';

/** All scheduled jobs. A new job is a line here. */
export const allJobs: readonly Job[] = [
  {
    name: 'erase-closed-accounts',
    everySeconds: 3600,
    run: async (ctx) => void (await eraseClosed(ctx)),
  },
  {
    name: 'expire-campaigns',
    everySeconds: 300,
    run: async (ctx) => {
      while ((await ctx.inTransaction((inner) => expireCampaigns(inner))) > 0);
    },
  },
  {
    name: 'remind-of-ends',
    everySeconds: 300,
    run: async (ctx) => {
      while ((await ctx.inTransaction((inner) => remindOfEnds(inner))) > 0);
    },
  },
  {
    name: 'finish-unsettled-money',
    everySeconds: 15,
    run: async (ctx) => void (await finishUnsettled(ctx)),
  },
  {
    name: 'move-orders-on',
    everySeconds: 15,
    run: async (ctx) => void (await advanceOrders(ctx)),
  },
  {
    name: 'provider-events',
    everySeconds: 15,
    run: async (ctx) => void (await processProviderEvents(ctx)),
  },
  {
    name: 'recheck-chargebacks',
    everySeconds: 600,
    run: async (ctx) => void (await recheckChargebacks(ctx)),
  },
  {
    name: 'find-untold-money',
    everySeconds: 3_600,
    run: async (ctx) => void (await findMissedEvents(ctx)),
  },
  {
    name: 'recover-provider-events',
    everySeconds: 600,
    run: async (ctx) => void (await recoverEvents(ctx)),
  },
  {
    name: 'cancel-silence',
    everySeconds: 60,
    run: async (ctx) => void (await agreeForSilent(ctx)),
  },
  {
    name: 'keep-last-seen',
    everySeconds: 600,
    run: async (ctx) => void (await ctx.inTransaction((inner) => persistLastSeen(inner))),
  },
  {
    name: 'forget-idempotency-keys',
    everySeconds: 3_600,
    run: async (ctx) => void (await deleteOldKeys(ctx)),
  },
  {
    name: 'warn-of-held-money',
    everySeconds: 3_600,
    run: async (ctx) => {
      while ((await ctx.inTransaction((inner) => warnOfHeldMoney(inner))) > 0);
    },
  },
  {
    name: 'check-invariants',
    everySeconds: 3_600,
    run: (ctx, metrics) => checkInvariants(ctx, metrics),
  },
  {
    name: 'forget-webhook-deliveries',
    everySeconds: 3_600,
    run: async (ctx) => void (await deleteOldDeliveries(ctx)),
  },
  {
    name: 'reencrypt-secrets',
    everySeconds: 300,
    run: async (ctx, metrics) => {
      const unreadable = await reencryptSecrets(ctx, [...webhookSecrets, socialTokens]);
      const help = 'Secrets in the database whose key is not there.';
      gaugeOf(metrics, 'secrets_unreadable', help).set(unreadable);
    },
  },
  {
    name: 'remove-deleted-pictures',
    everySeconds: 300,
    run: async (ctx) => {
      while ((await removeGarbage(ctx)) > 0);
    },
  },
  {
    name: 'delete-unused-uploads',
    everySeconds: 3_600,
    run: async (ctx) => {
      while ((await ctx.inTransaction((inner) => deleteUnusedUploads(inner))) > 0);
    },
  },
  {
    name: 'forget-help-requests',
    everySeconds: 3_600,
    run: async (ctx) => {
      while ((await ctx.inTransaction((inner) => deleteOldHelpRequests(inner))) > 0);
    },
  },
  {
    name: 'refresh-linked-accounts',
    everySeconds: 300,
    run: async (ctx) => {
      while ((await refreshAccounts(ctx)) > 0);
    },
  },
];
