import { randomUUID } from 'node:crypto';
import { markConversationRead, openConversation } from '../../../modules/messages/conversation.service.ts';
import { sendMessage } from '../../../modules/messages/send-message.service.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import type { Agenda } from '../agenda.ts';
import { type Line, type TalkStage, talks } from '../content.ts';
import type { PlannedJob } from '../job-life.ts';
import { Rng } from '../rng.ts';

type Side = Line[0];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago the conversations of one person ended. The first is not read yet. */
const AGES = [25 * MINUTE, 5 * HOUR, DAY, 2.5 * DAY, 6 * DAY, 9 * DAY, 14 * DAY];

/** Days after an application at which even the slowest job of the demo is paid for, and is paid out. */
const [PAID_FOR, PAID_OUT] = [4, 11];

/** How far a job has come at a time, as far as a conversation may know; null before its application is read. */
function stageOf({ reach, appliedAt }: PlannedJob, at: Date): TalkStage | null {
  const days = (at.getTime() - appliedAt.getTime()) / DAY;
  if (days < 1) return null;
  const isEarly = ['applied', 'offered', 'countered', 'accepted', 'rejected'].includes(reach);
  if (isEarly || days < PAID_FOR) return 'early';
  return reach === 'released' && days > PAID_OUT ? 'after' : 'working';
}

interface Talk {
  readonly job: PlannedJob;
  readonly lines: readonly Line[];
  /** When the last line is written. */
  readonly end: Date;
  readonly isRead: boolean;
}

/** Adds the lines of a conversation to the agenda. Answering marks earlier lines as read. */
function planTalk(agenda: Agenda, { job, lines, end, isRead }: Talk, rng: Rng): void {
  const sides = { brand: job.campaign.ownerId, influencer: job.applicantId };
  const other = { brand: sides.influencer, influencer: sides.brand };
  let written = 0;
  const read = (who: StepsCtx, side: Side) =>
    who.inTransaction(async (ctx) =>
      markConversationRead(ctx, await openConversation(ctx, other[side]), written),
    );
  let at = end;
  for (const [side, text] of lines.toReversed()) {
    const letter = { profileId: String(other[side]), clientId: randomUUID(), text };
    agenda.add(at, sides[side], async (who) => {
      if (written > 0) await read(who, side);
      written = await who.inTransaction((ctx) => sendMessage(ctx, letter));
    });
    at = new Date(at.getTime() - rng.between(4, 90) * MINUTE);
  }
  if (!isRead) return;
  const reader = lines.at(-1)?.[0] === 'brand' ? 'influencer' : 'brand';
  agenda.add(new Date(end.getTime() + 5 * MINUTE), sides[reader], (who) => read(who, reader));
}

/** The lines of a stage in turn; the last word is theirs to whom the reader still owes an answer. */
function linesFor(stage: TalkStage, turn: number, reader: Side): readonly Line[] {
  const lines = talks[stage][turn % talks[stage].length] ?? [];
  return lines.at(-1)?.[0] === reader ? lines.slice(0, -1) : lines;
}

/** Plans what somebody and the others of their jobs write to each other: one conversation for each of them, in several stages. */
export function planTalks(agenda: Agenda, jobs: readonly PlannedJob[], id: number, side: Side): void {
  const others = new Set<number>();
  const turns: Record<TalkStage, number> = { early: 0, working: 0, after: 0 };
  for (const age of AGES) {
    const end = new Date(agenda.until.getTime() - age);
    const fits = (job: PlannedJob) => !others.has(otherOf(job, side)) && stageOf(job, end) !== null;
    // Begins with the stage that has the fewest conversations.
    const [job] = jobs
      .filter(fits)
      .sort((a, b) => turns[stageOf(a, end) ?? 'early'] - turns[stageOf(b, end) ?? 'early']);
    const stage = job && stageOf(job, end);
    if (!job || !stage) continue;
    others.add(otherOf(job, side));
    const isRead = age !== AGES[0];
    const lines = linesFor(stage, turns[stage]++, side);
    planTalk(agenda, { job, lines, end, isRead }, new Rng(`talk:${id}:${age}`));
  }
}

const otherOf = ({ campaign, applicantId }: PlannedJob, side: Side): number =>
  side === 'brand' ? applicantId : campaign.ownerId;
