import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { StepsCtx } from '../../platform/steps.ts';
export async function cancelJob(_ctx: StepsCtx, _id: number, _reason: string | null): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
export async function answerCancel(_ctx: StepsCtx, _id: number, _agree: boolean): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
