import type { FastifyInstance } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { sendFailure } from '../http/http-failure.ts';
import type { ServerParts } from '../http/request-context.ts';

const challenges: Limit = { name: 'captcha-challenge', points: 600, seconds: 600 };

/** GET /captcha/challenge: a new challenge for the widget of forms. */
export function registerCaptcha(app: FastifyInstance, { ports }: ServerParts): void {
  app.get('/captcha/challenge', async (request, reply) => {
    try {
      await ports.limiter.consume(challenges, request.ip);
      const challenge = await ports.captcha.challenge();
      if (!challenge) throw new DomainError(ErrorCode.NOT_FOUND);
      return await reply.header('cache-control', 'no-store').send(challenge);
    } catch (error) {
      return sendFailure(reply, ports, error);
    }
  });
}
