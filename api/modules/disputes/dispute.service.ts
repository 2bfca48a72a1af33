import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
export async function raiseDispute(_ctx: Ctx, _id: number, _input: unknown): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
export async function addDisputeStatement(_ctx: Ctx, _id: number, _input: unknown): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
