import { signIn } from '../../api/modules/accounts/sessions/sign-in.service.ts';
import { DomainError } from '../../schema/errors.ts';
import type { Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { done, refusal } from '../presenters/envelope.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Missing or malformed input is answered like a wrong password. */
const WRONG = 'Invalid email or password';

/** Sign-in. */
export const sessionOperations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/userlogin',
    access: 'public',
    failureFormat: 'envelope',
    replacedBy: 'signIn',
    summary: 'Signs in: sets the cookie and answers a token',
    body: ['email', 'password', 'code', 'captcha'],
    async handle({ ctx, body }) {
      const { email, password, code, captcha } = objectBody(body);
      let token: string | undefined;
      const sessionCookie = {
        ...ctx.sessionCookie,
        set(made: string, expiresAt: Date) {
          token = made;
          ctx.sessionCookie.set(made, expiresAt);
        },
      };
      try {
        const userId = await ctx.inTransaction((inner) =>
          signIn(
            { ...inner, sessionCookie },
            {
              email: textIn(email),
              password: textIn(password),
              code: textIn(code),
              captcha: textIn(captcha),
            },
          ),
        );
        return done('Login successful', { userId, token });
      } catch (error) {
        if (!(error instanceof DomainError) || ['CAPTCHA_NEEDED', 'RATE_LIMITED'].includes(error.code))
          throw error;
        return refusal(401, error.field && error.field !== 'code' ? WRONG : error.message);
      }
    },
  },
];
