import type { FastifyInstance, FastifyReply } from 'fastify';
import { finishLink, openLink, type Verdict } from '../objects/account-links.ts';
import type { ProviderEngine } from '../provider-engine.ts';
import { invalidRequest } from '../provider-error.ts';
import { newId } from '../provider-secrets.ts';
import { CHALLENGE_STYLE } from './challenge-page.ts';
import { ONBOARDING_STYLE, onboardingPage } from './onboarding-page.ts';

interface LinkParams {
  Params: { id: string };
}

const verdicts: readonly string[] = [
  'accept',
  'review',
  'unreadable',
  'expired',
  'other-name',
  'later',
] satisfies Verdict[];

/** The last one counts: that of the button. */
const verdictIn = (form: unknown): Verdict => {
  const verdict = typeof form === 'string' ? new URLSearchParams(form).getAll('verdict').at(-1) : undefined;
  if (verdict && verdicts.includes(verdict)) return verdict as Verdict;
  throw invalidRequest('Invalid verdict', undefined, 'verdict');
};

const protect = (reply: FastifyReply, returnUrl: string): void => {
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(returnUrl).origin}; frame-ancestors 'none'; base-uri 'none'`;
  reply.header('content-security-policy', policy);
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
};

/** The pages where payees give what is required. They need no key: the id in the address cannot be guessed. */
export const registerOnboardingRoutes = (
  app: FastifyInstance,
  engine: ProviderEngine,
  base: string,
): void => {
  app.get('/onboarding/files/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(CHALLENGE_STYLE + ONBOARDING_STYLE),
  );
  app.get<LinkParams>('/onboarding/:id', async (request, reply) => {
    const { link, account } = await engine.inScope(newId('req'), (scope) =>
      openLink(scope, request.params.id),
    );
    protect(reply, link.return_url);
    if (!account) return reply.redirect(link.refresh_url, 303);
    return reply.type('text/html; charset=utf-8').send(onboardingPage(link.id, account, base));
  });
  app.post<LinkParams>('/onboarding/:id', async (request, reply) => {
    const verdict = verdictIn(request.body);
    const link = await engine.inScope(newId('req'), (scope) => finishLink(scope, request.params.id, verdict));
    return reply.redirect(link.return_url, 303);
  });
};
