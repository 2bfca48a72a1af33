import { hash, type Options, verify } from '@node-rs/argon2';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { PasswordStrength } from '../../../schema/password.ts';
import { MIN_SCORE } from './passwords/password-strength.ts';

/** Minimum length of a new password. */
export const MIN_PASSWORD = 8;

/** Longer passwords are refused without hashing them. */
const MAX_PASSWORD = 200;

/** argon2id with 19 MiB and two passes, as OWASP recommends. 2 is `Algorithm.Argon2id`, which exists only as a type. */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The stored hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id);
}

/** A hash no password matches: verifying it makes an unknown account take as long as a wrong password. */
const nobody = hashPassword('\u0000nobody');

/** Whether a password matches a hash. Without a hash the answer is false, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password.slice(0, MAX_PASSWORD + 1));
  return isRight && passwordHash !== undefined;
}

/** Validates a new password. Throws PASSWORD_REQUIRED, PASSWORD_TOO_SHORT or BAD_INPUT. */
export function checkNewPassword(password: string, field = 'password'): string {
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, field);
  if (password.length < MIN_PASSWORD) throw new DomainError(ErrorCode.PASSWORD_TOO_SHORT, field);
  if (password.length > MAX_PASSWORD) throw outOfBounds(field, { maxCharacters: MAX_PASSWORD });
  return password;
}

/** Refuses a new password that is easy to guess (`measurePassword`). Throws PASSWORD_TOO_EASY. */
export function checkStrength({ score }: PasswordStrength, field = 'password'): void {
  if (score < MIN_SCORE) throw new DomainError(ErrorCode.PASSWORD_TOO_EASY, field);
}
