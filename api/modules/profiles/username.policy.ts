import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { TextParams } from '../../../schema/texts/sentences.ts';

const form = /^[A-Za-z0-9._]{1,30}$/;

/** A username as stored: trimmed. Throws USERNAME_REQUIRED or USERNAME_INVALID, with the texts of the screen. */
export function toUsername(typed: string, screen?: TextParams['screen']): string {
  const username = typed.trim();
  const params = screen && { screen };
  if (username === '') throw new DomainError({ code: ErrorCode.USERNAME_REQUIRED, params }, 'username');
  if (!form.test(username)) throw new DomainError({ code: ErrorCode.USERNAME_INVALID, params }, 'username');
  return username;
}

/** An Instagram handle, with or without the at sign. Throws the texts of the Instagram dialog. */
export function toInstagramUsername(typed: string): string {
  return toUsername(typed.trim().replace(/^@/, ''), 'instagram');
}
