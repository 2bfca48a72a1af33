import { hash, type Options, verify } from '@node-rs/argon2';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';

/** Shortest password that may be set. */
export const MIN_PASSWORD = 8;

/** Longest password that is looked at. */
const MAX_PASSWORD = 200;

/** argon2id with 19 MiB and two passes, as OWASP recommends. 2 is `Algorithm.Argon2id`, a constant of types only. */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id);
}

/** Hash of what nobody can type, so that an unknown account takes as long as a wrong password. */
const nobody = hashPassword('\u0000nobody');

/** Whether the password is the one of the hash; without a hash it takes the same time and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password.slice(0, MAX_PASSWORD + 1));
  return isRight && passwordHash !== undefined;
}

/** Checks a password that is to be set. Throws PASSWORD_REQUIRED, PASSWORD_TOO_SHORT or BAD_INPUT. */
export function checkNewPassword(password: string, field = 'password'): string {
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, field);
  if (password.length < MIN_PASSWORD) throw new DomainError(ErrorCode.PASSWORD_TOO_SHORT, field);
  if (password.length > MAX_PASSWORD) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return password;
}
