import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { StepsCtx } from '../../platform/steps.ts';
export async function ruleDispute(_ctx: StepsCtx, _id: number, _input: unknown): Promise<void> {
  throw new DomainError(ErrorCode.UNAVAILABLE);
}
