import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { transition } from '../../platform/process/transition.ts';
import { tidyText } from '../../platform/text/text.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';
import { helpProcess } from './help.process.ts';
import { HelpRequest } from './help-request.entity.ts';

const MAX_ANSWER = 2_000;

function toAnswer(typed: string): string {
  const answer = tidyText(typed);
  if (answer === '') throw new DomainError(ErrorCode.ANSWER_REQUIRED, 'answer');
  if (answer.length > MAX_ANSWER) throw new DomainError(ErrorCode.BAD_INPUT, 'answer');
  return answer;
}

/**
 * Answers a request for help: members are notified, visitors get a mail. Throws ANSWER_REQUIRED, NOT_FOUND, WRONG_STATE
 * when it was answered already.
 */
export async function resolveHelpRequest(ctx: Ctx, id: number, given: string): Promise<void> {
  const answer = toAnswer(given);
  const request = await ctx.em.findOne(HelpRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  await transition(ctx, helpProcess, request, {
    action: 'resolve',
    side: 'staff',
    facts: {},
    otherwise: ErrorCode.WRONG_STATE,
    about: { helpRequestId: id },
  });
  const resolvedBy = accountIdOf(ctx);
  Object.assign(request, { answer, resolvedAt: ctx.clock.now(), resolvedBy });
  await ctx.em.flush();
  await recordStaffAction(ctx, { action: 'resolveHelpRequest', subject: 'helpRequest', subjectId: id });
}
