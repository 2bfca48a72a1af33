import type { FastifyInstance } from 'fastify';
import { allowStyles } from '../../../platform/page-styles.ts';
import { askForDocument, refuseDocument, satisfyAccount } from '../objects/account-links.ts';
import { changeAccount } from '../objects/accounts.ts';
import { closeDispute, openDispute } from '../objects/disputes.ts';
import { runPayout } from '../objects/payouts.ts';
import { createRefund, failRefund } from '../objects/refunds.ts';
import { reverseTransfer } from '../objects/transfers.ts';
import type { ProviderEngine } from '../provider-engine.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { dashboardPage } from './dashboard-page.ts';

const PATH = '/dev/payments';

type Deed = (scope: ProviderScope, id: string) => Promise<unknown>;

const deeds: Readonly<Record<string, Deed>> = {
  dispute: (scope, id) => openDispute(scope, id),
  win: (scope, id) => closeDispute(scope, id, 'won'),
  lose: (scope, id) => closeDispute(scope, id, 'lost'),
  reverse: (scope, id) => reverseTransfer(scope, id),
  fail: (scope, id) => failRefund(scope, id),
  refund: (scope, payment_intent) => createRefund(scope, { payment_intent }),
  payout: (scope, account) => runPayout(scope, { account, amount: 100 }),
  pause: (scope, id) =>
    changeAccount(scope, id, {
      extraDue: ['individual.verification.document'],
      disabledReason: 'requirements.past_due',
    }),
  ask: (scope, id) => askForDocument(scope, id, 10),
  refuse: refuseDocument,
  resume: satisfyAccount,
};

/** The page at /dev/payments, to trigger what banks and the provider do. */
export function registerDashboard(app: FastifyInstance, engine: ProviderEngine): void {
  app.get(PATH, async (_request, reply) => {
    const html = await engine.inScope('dashboard', dashboardPage);
    allowStyles(reply, html);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
  app.post(`${PATH}/:deed/:id`, async (request, reply) => {
    const { deed: name, id } = request.params as { deed: string; id: string };
    const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
    const site = request.headers['sec-fetch-site'];
    if (!deed || !/^\w{3,100}$/.test(id)) return reply.code(404).send({ error: 'not found' });
    if (site !== undefined && site !== 'same-origin') return reply.code(403).send({ error: 'forbidden' });
    try {
      await engine.inScope('dashboard', (scope) => deed(scope, id));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return reply.code(409).type('text/plain; charset=utf-8').send(error.message);
    }
    return reply.redirect(PATH, 303);
  });
}
