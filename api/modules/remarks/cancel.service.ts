import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
export async function askToCancel(_ctx: Ctx, _id: number, _reason: string): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
export async function withdrawCancel(_ctx: Ctx, _id: number): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
