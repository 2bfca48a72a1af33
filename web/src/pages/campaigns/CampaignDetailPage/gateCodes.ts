import type { ErrorCode } from '../../../__generated__/enums.ts';

/** Refusals of an application that are told by a dialog of their own, not inside the form. */
export const gateCodes: readonly ErrorCode[] = [
  'EMAIL_NOT_VERIFIED',
  'PROFILE_INCOMPLETE',
  'SOCIAL_ACCOUNT_MISSING',
  'TOO_FEW_FOLLOWERS',
];
