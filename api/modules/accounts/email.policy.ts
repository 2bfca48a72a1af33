import { domainToASCII } from 'node:url';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';

/** One plain address: nothing that a mail server could read as a list, a display name or a comment. */
const form = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u;

/**
 * The address as stored and written to: trimmed, in lower case, its domain in ASCII and without a last dot. Other forms
 * of the same mailbox count as the same account (`form_of_email` in the database). Throws EMAIL_REQUIRED or
 * EMAIL_INVALID.
 */
export function toEmail(typed: string, field = 'email'): string {
  const email = typed.trim().replace(/\.$/, '').toLowerCase();
  if (email === '') throw new DomainError(ErrorCode.EMAIL_REQUIRED, field);
  if (email.length > 254 || !form.test(email)) throw new DomainError(ErrorCode.EMAIL_INVALID, field);
  const [local = '', domain = ''] = email.split('@');
  // Letters of other alphabets can look like Latin ones; in ASCII nobody takes one domain for another.
  const plain = domainToASCII(domain);
  if (plain === '') throw new DomainError(ErrorCode.EMAIL_INVALID, field);
  return `${local}@${plain}`;
}
