import { DomainError, ErrorCode } from '../../../schema/errors.ts';

/** One plain address: nothing that a mail server could read as a list, a display name or a comment. */
const form = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u;

/** The address as stored: trimmed, in lower case. Throws EMAIL_REQUIRED or EMAIL_INVALID. */
export function toEmail(typed: string, field = 'email'): string {
  const email = typed.trim().toLowerCase();
  if (email === '') throw new DomainError(ErrorCode.EMAIL_REQUIRED, field);
  if (email.length > 254 || !form.test(email)) throw new DomainError(ErrorCode.EMAIL_INVALID, field);
  return email;
}
