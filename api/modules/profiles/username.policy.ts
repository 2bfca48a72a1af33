import { DomainError, ErrorCode, type ErrorScreen } from '../../../schema/errors.ts';

const form = /^[A-Za-z0-9._]{1,30}$/;

/** A username as stored: trimmed. Throws USERNAME_REQUIRED or USERNAME_INVALID, with the texts of the screen. */
export function toUsername(typed: string, screen?: ErrorScreen): string {
  const username = typed.trim();
  if (username === '') throw new DomainError(ErrorCode.USERNAME_REQUIRED, 'username', undefined, screen);
  if (!form.test(username)) throw new DomainError(ErrorCode.USERNAME_INVALID, 'username', undefined, screen);
  return username;
}

/** An Instagram handle, with or without the at sign. Throws the texts of the Instagram dialog. */
export function toInstagramUsername(typed: string): string {
  return toUsername(typed.trim().replace(/^@/, ''), 'instagram');
}
