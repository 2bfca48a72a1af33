import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../schema/errors.ts';

/** What was looked up. Throws NOT_FOUND, at a field of the input, when there is none. */
export async function orNotFound<T>(lookup: Promise<T | null | undefined>, field?: string): Promise<T> {
  const found = await lookup;
  if (found == null) throw new DomainError(ErrorCode.NOT_FOUND, field);
  return found;
}

/** Locks what is looked up until the transaction ends. */
export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** Parses an id. Throws NOT_FOUND when no row can have it. */
export function toId(value: string | number, field?: string): number {
  const id = typeof value === 'number' ? value : /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new DomainError(ErrorCode.NOT_FOUND, field);
  return id;
}
