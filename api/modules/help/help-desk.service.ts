import { ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound } from '../../platform/ids.ts';
import { transition } from '../../platform/process/process.ts';
import { sql } from '../../platform/sql.ts';
import { checkText } from '../../platform/text.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';
import { helpProcess } from './help.process.ts';
import { HelpRequest } from './help-request.entity.ts';

const MAX_ANSWER = 2_000;

function toAnswer(typed: string): string {
  return checkText(typed, { field: 'answer', max: MAX_ANSWER, missing: ErrorCode.ANSWER_REQUIRED });
}

/**
 * Answers a request for help: members are notified, visitors get a mail. Throws ANSWER_REQUIRED, NOT_FOUND, WRONG_STATE
 * when it was answered already.
 */
export async function resolveHelpRequest(ctx: Ctx, id: number, given: string): Promise<void> {
  const answer = toAnswer(given);
  const request = await orNotFound(ctx.em.findOne(HelpRequest, { id }, forUpdate), 'id');
  await transition(ctx, helpProcess, request, {
    action: 'resolve',
    side: 'staff',
    facts: {},
    about: { helpRequestId: id },
  });
  const resolvedBy = accountIdOf(ctx);
  Object.assign(request, { answer, resolvedAt: ctx.clock.now(), resolvedBy });
  await ctx.em.flush();
  const of = [request.accountId ?? null];
  await recordStaffAction(ctx, { action: 'resolveHelpRequest', subject: 'helpRequest', subjectId: id, of });
}

const DAY = 86_400_000;

/** How long an answered request is kept, as the privacy policy says. */
const KEPT_MS = 365 * DAY;

/** Maximum number of requests in one run. */
const BATCH = 200;

/** Deletes requests that were answered a year ago. Returns how many. */
export async function deleteOldHelpRequests(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now().getTime();
  const old = await sql<{
    pictureId: string | null;
  }>`delete from help_request where id in (select id from help_request
    where resolved_at < ${new Date(now - KEPT_MS)} order by id limit ${BATCH})
    returning picture_id as "pictureId"`.rows(ctx);
  // The job for unused uploads deletes their pictures.
  const pictures = old.flatMap(({ pictureId }) => pictureId ?? []);
  await sql`update picture set is_kept = false where id = any(${pictures}::text[])`.run(ctx);
  return old.length;
}
