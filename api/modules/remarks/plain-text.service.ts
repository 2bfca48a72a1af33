import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { tidyText } from '../../platform/text.ts';

/** Maximum length of the text of an application or a finished job, in characters. */
export const LONGEST_TEXT = 2_000;

/** A text as stored: trimmed, null when empty. Throws BAD_INPUT at the field when it is too long. */
export function plainText(text: string | null | undefined, field: string): string | null {
  const trimmed = tidyText(text ?? '');
  if (trimmed.length > LONGEST_TEXT) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return trimmed === '' ? null : trimmed;
}
