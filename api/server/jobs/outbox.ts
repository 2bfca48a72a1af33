import type { MikroORM } from '@mikro-orm/postgresql';
import { Counter, Registry } from 'prom-client';
import { accessTokenMailHandlers } from '../../modules/accounts/access-tokens/access-token-mail.service.ts';
import { deprecatedUseHandlers } from '../../modules/accounts/access-tokens/deprecated-use.service.ts';
import { emailChangeMailHandlers } from '../../modules/accounts/email-change/email-change-mail.service.ts';
import { factorHandlers } from '../../modules/accounts/factors/factor.service.ts';
import { accountMailHandlers } from '../../modules/accounts/mails/account-mail.service.ts';
import { connectedAppMailHandlers } from '../../modules/accounts/oauth/connected-app-mail.service.ts';
import { newDeviceMailHandlers } from '../../modules/accounts/sessions/new-device-mail.service.ts';
import { sessionHandlers } from '../../modules/accounts/sessions/session.service.ts';
import { bankAccountHandlers } from '../../modules/bank-accounts/bank-account-notice.service.ts';
import { deskHandlers } from '../../modules/desk/desk-overdue.service.ts';
import { helpHandlers } from '../../modules/help/help-notice.service.ts';
import { messageHandlers } from '../../modules/messages/message-notice.service.ts';
import { notificationHandlers, notify } from '../../modules/notifications/notification.service.ts';
import { notificationMailHandlers } from '../../modules/notifications/notification-mail.service.ts';
import { pushHandlers } from '../../modules/notifications/push/push-delivery.service.ts';
import { orderHandlers } from '../../modules/orders/order-notice.service.ts';
import { visibilityHandlers } from '../../modules/presence/visibility.service.ts';
import { logSteps } from '../../modules/remarks/remark-steps.service.ts';
import { refreshReputation } from '../../modules/reviews/reputation.service.ts';
import { reviewHandlers } from '../../modules/reviews/review-notice.service.ts';
import { productHandlers } from '../../modules/shop/product-notice.service.ts';
import { socialHandlers } from '../../modules/socials/social-account.service.ts';
import { staffLookHandlers } from '../../modules/staff-looks/staff-look.service.ts';
import { reportHandlers } from '../../modules/trust/resolve-report.service.ts';
import { storeEvents } from '../../modules/webhooks/event-store.service.ts';
import { webhookHandlers } from '../../modules/webhooks/webhook-delivery.service.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  type FactHandler,
  type OutboxWorker,
  startOutboxWorker,
} from '../../platform/outbox/outbox-worker.ts';
import type { Ports } from '../../platform/ports.ts';
import { systemCtx } from '../system-context.ts';

/** Handlers of single event types, besides the notifications that most events make. A new one is a line here. */
const handlers: Readonly<Record<string, FactHandler>> = {
  ...accessTokenMailHandlers,
  ...connectedAppMailHandlers,
  ...deprecatedUseHandlers,
  ...accountMailHandlers,
  ...emailChangeMailHandlers,
  ...newDeviceMailHandlers,
  ...factorHandlers,
  ...bankAccountHandlers,
  ...staffLookHandlers,
  ...sessionHandlers,
  ...visibilityHandlers,
  ...deskHandlers,
  ...helpHandlers,
  ...messageHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...socialHandlers,
  ...productHandlers,
  ...orderHandlers,
  ...notificationHandlers,
  ...notificationMailHandlers,
  ...pushHandlers,
  ...webhookHandlers,
};

/** The handlers of an event. */
function handlersOf(type: string): readonly FactHandler[] {
  return [handlers[type] ?? notify, logSteps, refreshReputation, storeEvents];
}

/** Starts the lanes of the outbox: mail and push, which may be slow, and everything else. */
export function startOutbox(
  orm: MikroORM,
  ports: Ports,
  clock: Clock,
  registry: Registry = new Registry(),
): OutboxWorker {
  const counter = new Counter({
    name: 'outbox_events_total',
    help: 'Tries to handle an event of the outbox, by how they ended.',
    labelNames: ['lane', 'outcome'],
    registers: [registry],
  });
  const lanes: OutboxWorker[] = [];
  const poke = (): void => {
    for (const lane of lanes) lane.poke();
  };
  const { inTransaction } = systemCtx({ orm, ports, clock, afterCommit: poke });
  const count = (lane: string, outcome: string): void => counter.inc({ lane, outcome });
  const shared = { orm, inTransaction, pubsub: ports.pubsub, log: ports.log, handlersOf, count };
  for (const lane of ['others', 'mail', 'push'] as const) lanes.push(startOutboxWorker({ ...shared, lane }));
  return {
    poke,
    async idle() {
      for (const lane of lanes) await lane.idle();
    },
    async stop() {
      for (const lane of lanes) await lane.stop();
    },
  };
}
