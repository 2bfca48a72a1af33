import { requestPasswordReset } from '../../api/modules/accounts/passwords/password.service.ts';
import { signUp } from '../../api/modules/accounts/sign-up/sign-up.service.ts';
import { DomainError } from '../../schema/errors.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { isObject } from '../lb3/is-object.ts';
import { blank, type Invalid, invalid, LegacyError } from '../lb3/legacy-error.ts';
import { done } from '../presenters/envelope.ts';
import { callingCodeOf, textOf } from '../presenters/read-values.ts';

type Body = Record<string, unknown>;

/** One fault of an account that cannot be created, in LoopBack's words. */
function toProblem({ code, field = 'base', message }: DomainError, data: Body, profile: Body): Invalid {
  const property = field === 'phonePrefix' ? 'countryCode' : field;
  // Answers never repeat the password.
  const value = property === 'email' ? data.email : profile[property];
  if (code === 'EMAIL_INVALID') return { property, code: 'custom.email', message: 'is invalid', value };
  const isTaken = code === 'EMAIL_TAKEN' || code === 'USERNAME_TAKEN';
  return { property, code: isTaken ? 'uniqueness' : 'custom', message, value };
}

/** LoopBack's text for an account that cannot be created, with all that is wrong. */
function refusedAccount(error: unknown, data: Body, profile: Body): unknown {
  if (!(error instanceof DomainError) || !error.field || error.code === 'CAPTCHA_NEEDED') return error;
  return invalid(
    'user',
    error.faults.map((fault) => toProblem(fault, data, profile)),
  );
}

function assertAccount({ email, password }: Body): void {
  const missing = Object.entries({ email, password }).filter(([, value]) => textOf(value) === '');
  if (missing.length > 0)
    throw invalid(
      'user',
      missing.map(([name, value]) => blank(name, value)),
    );
}

async function createAccount(call: Call): Promise<object> {
  const data = call.args.requiredObject('data');
  assertAccount(data);
  const profile = isObject(data.profile) ? data.profile : {};
  const email = textOf(data.email);
  const input = {
    email,
    password: textOf(data.password),
    first: textOf(profile.first),
    last: textOf(profile.last),
    username: textOf(profile.username),
    phonePrefix: callingCodeOf(profile.countryCode),
    mobile: textOf(profile.mobile),
    // The legacy form checks it before it sends anything.
    termsAccepted: true,
    captcha: textOf(data.captcha),
  };
  const proof = input.captcha === '' ? 'few' : 'captcha';
  const userId = await call.ctx
    .inTransaction((inner) => signUp(inner, input, proof))
    .catch((error: unknown) => {
      throw refusedAccount(error, data, profile);
    });
  return done('Account created. Please check your mail to verify your address.', {
    userId,
    email: email.trim().toLowerCase(),
  });
}

async function reset({ ctx, body }: Call): Promise<undefined> {
  const { email, captcha } = objectBody(body);
  if (typeof email !== 'string' || email === '')
    throw new LegacyError(400, 'Email is required', { code: 'EMAIL_REQUIRED' });
  try {
    await ctx.inTransaction((inner) => requestPasswordReset(inner, email, textOf(captcha)));
  } catch (error) {
    if (!(error instanceof DomainError) || error.field !== 'email') throw error;
    throw new LegacyError(404, 'Email not found', { code: 'EMAIL_NOT_FOUND' });
  }
  return undefined;
}

/** Sign-up, and a forgotten password. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/AppUsers/createAccount',
    model: 'AppUser',
    access: 'public',
    replacedBy: 'signUp',
    summary: 'Makes an account; a link to verify the address is mailed',
    body: ['data'],
    handle: createAccount,
  },
  {
    method: 'POST',
    path: '/users/reset',
    model: 'user',
    access: 'public',
    replacedBy: 'requestPasswordReset',
    summary: 'Mails a link to set a new password; 204',
    answers: 'nothing',
    body: ['email', 'captcha'],
    handle: reset,
  },
];
