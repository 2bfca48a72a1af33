import { DomainError, ErrorCode } from '../../schema/errors.ts';

/** An id as the API takes it, as the number the database knows. Throws NOT_FOUND for what no row can have. */
export function toId(value: string | number, field?: string): number {
  const id = typeof value === 'number' ? value : /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new DomainError(ErrorCode.NOT_FOUND, field);
  return id;
}
