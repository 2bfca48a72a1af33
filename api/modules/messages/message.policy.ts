import { ErrorCode } from '../../../schema/errors.ts';
import type { Permission } from '../../../schema/permission.ts';
import { toPermission } from '../../platform/process/process.ts';

/** Facts that decide whether a member may message another. */
export interface WriteFacts {
  /** One of the two has blocked the other. */
  readonly isApart: boolean;
  /** The account of the other is closed or suspended. */
  readonly isGone: boolean;
}

/** Why a member may not write; null when they may. Earlier messages stay readable. */
export function writeRefusal({ isApart, isGone }: WriteFacts): 'APART' | 'RECIPIENT_GONE' | null {
  if (isGone) return ErrorCode.RECIPIENT_GONE;
  return isApart ? ErrorCode.APART : null;
}

/** The same, as the API publishes it. */
export function writePermission(facts: WriteFacts): Permission {
  const code = writeRefusal(facts);
  return toPermission(code && { code });
}
