import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerChallenge } from '../objects/confirm-intent.ts';
import type { ProviderEngine } from '../provider-engine.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { Challenge } from '../stored-objects.ts';
import { CHALLENGE_SCRIPT, CHALLENGE_STYLE, challengePage } from './challenge-page.ts';

interface ChallengeParams {
  Params: { id: string };
}

const protect = (reply: FastifyReply, returnUrl: string | null): void => {
  const back = returnUrl && URL.canParse(returnUrl) ? new URL(returnUrl).origin : '';
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self' ${back}; frame-ancestors 'self' http://127.0.0.1:* http://localhost:*; base-uri 'none'`;
  reply.header('content-security-policy', policy);
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
};

const backTo = (challenge: Challenge, clientSecret: string | null): string | null => {
  if (!challenge.return_url || !URL.canParse(challenge.return_url)) return null;
  const url = new URL(challenge.return_url);
  url.searchParams.set('payment_intent', challenge.payment_intent);
  url.searchParams.set('payment_intent_client_secret', clientSecret ?? '');
  url.searchParams.set('redirect_status', challenge.state === 'completed' ? 'succeeded' : 'failed');
  return url.href;
};

const read = async (scope: ProviderScope, id: string) => {
  const { body: challenge } = await scope.get('challenge', id);
  const { payment_intent: about } = challenge;
  const intent = about.startsWith('seti_') ? null : (await scope.get('payment_intent', about)).body;
  return { challenge, intent };
};

const outcomeIn = (form: unknown): 'complete' | 'fail' => {
  const outcome = typeof form === 'string' ? new URLSearchParams(form).get('outcome') : null;
  if (outcome === 'complete' || outcome === 'fail') return outcome;
  throw invalidRequest('Invalid outcome', undefined, 'outcome');
};

/** The pages on which the card holder's bank asks. They need no key: the id in the address cannot be guessed. */
export const registerChallengeRoutes = (app: FastifyInstance, engine: ProviderEngine, base: string): void => {
  app.get('/3d_secure/files/page.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(CHALLENGE_SCRIPT),
  );
  app.get('/3d_secure/files/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(CHALLENGE_STYLE),
  );
  app.get<ChallengeParams>('/3d_secure/:id', async (request, reply) => {
    const { challenge, intent } = await engine.inScope(newId('req'), (scope) =>
      read(scope, request.params.id),
    );
    protect(reply, challenge.return_url);
    return reply.type('text/html; charset=utf-8').send(challengePage(challenge, intent, base));
  });
  app.post<ChallengeParams>('/3d_secure/:id', async (request, reply) => {
    const passed = outcomeIn(request.body) === 'complete';
    const { challenge, intent } = await engine.inScope(newId('req'), async (scope) => {
      await answerChallenge(scope, request.params.id, passed ? 'completed' : 'failed');
      return read(scope, request.params.id);
    });
    const back = backTo(challenge, intent?.client_secret ?? null);
    return reply.redirect(back ?? `${base}/3d_secure/${challenge.id}`, 303);
  });
};
