import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderSVG } from 'uqr';
import { answerChallenge } from '../objects/confirm-intent.ts';
import type { ProviderEngine } from '../provider-engine.ts';
import { invalidRequest, noSuch } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { payNowPage } from './paynow-page.ts';

interface CodeParams {
  Params: { id: string };
}

const OUTCOMES = ['completed', 'failed', 'expired'] as const;

const read = async (scope: ProviderScope, id: string) => {
  const { body: challenge } = await scope.get('challenge', id);
  const { body: method } = await scope.get('payment_method', challenge.payment_method);
  if (method.type !== 'paynow') throw noSuch('challenge', id);
  const { body: intent } = await scope.get('payment_intent', challenge.payment_intent);
  return { challenge, intent };
};

const outcomeIn = (form: unknown) => {
  const sent = typeof form === 'string' ? new URLSearchParams(form).get('outcome') : null;
  const outcome = OUTCOMES.find((one) => one === sent);
  if (!outcome) throw invalidRequest('Invalid outcome', undefined, 'outcome');
  return outcome;
};

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const guard = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');

/** The pages that play the payer's bank app. They need no key: the id in the address cannot be guessed. */
export const registerPayNowRoutes = (app: FastifyInstance, engine: ProviderEngine, base: string): void => {
  const find = (id: string) => engine.inScope(newId('req'), (scope) => read(scope, id));
  app.get<CodeParams>('/paynow/:id', async ({ params: { id } }, reply) => {
    const { challenge, intent } = await find(id);
    return guard(reply)
      .type('text/html; charset=utf-8')
      .send(payNowPage(challenge, intent, base));
  });
  app.get<CodeParams>('/paynow/:id/code.svg', async ({ params: { id } }, reply) => {
    const { intent } = await find(id);
    const code = intent.next_action?.paynow_display_qr_code?.data;
    if (!code) throw noSuch('challenge', id);
    return guard(reply).type('image/svg+xml').send(renderSVG(code));
  });
  app.post<CodeParams>('/paynow/:id', async ({ params: { id }, body }, reply) => {
    const outcome = outcomeIn(body);
    await engine.inScope(newId('req'), async (scope) => {
      await read(scope, id);
      await answerChallenge(scope, id, outcome);
    });
    return reply.redirect(`${base}/paynow/${id}`, 303);
  });
};
