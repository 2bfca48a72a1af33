import type { Ctx } from '../../../platform/context.ts';
import { shorten } from '../../../platform/text.ts';
import { publishedLinks } from '../../deliverables/submission.service.ts';
import { finishWork } from '../job.service.ts';
import { LONGEST_TEXT } from '../remark.policy.ts';
import type { LockedRemark } from '../remark.service.ts';

/** Links of all the work of a job, as far as a report can be long; null without any. */
export async function reportOf(ctx: Ctx, remarkId: number): Promise<string | null> {
  const links = await publishedLinks(ctx, remarkId);
  return links && shorten(links, LONGEST_TEXT);
}

/** Makes a locked job done in which all work is handed in, with its links as the report. Throws BANK_ACCOUNT_MISSING. */
export async function finishHandedIn(ctx: Ctx, locked: LockedRemark): Promise<void> {
  await finishWork(ctx, locked, await reportOf(ctx, locked.remark.id));
}
