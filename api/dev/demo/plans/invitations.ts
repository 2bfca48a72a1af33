import {
  answerInvitation,
  invite,
  lastInvitedBy,
} from '../../../modules/campaigns/invite/invitation.service.ts';
import type { Agenda } from '../agenda.ts';
import type { PlannedJob } from '../job-life.ts';
import type { OpenCampaign, Stage } from '../stage.ts';

const HOUR = 3_600_000;

/** The open campaigns of a brand, or of all others, that take applications for some days. */
const running = ({ open, hidden }: Stage, isWanted: (ownerId: number) => boolean): OpenCampaign[] =>
  open.filter(
    (one) =>
      isWanted(one.ownerId) &&
      one.content.type === 'paid' &&
      one.content.endsInDays > 5 &&
      !hidden.includes(one),
  );

/** Invites somebody some hours before the present. `then` is what becomes of it. */
function planInvitation(
  agenda: Agenda,
  { id: campaignId, ownerId, content }: OpenCampaign,
  influencerId: number,
  then?: 'decline' | 'withdraw',
): void {
  const hoursAgo = (hours: number) => new Date(agenda.until.getTime() - hours * HOUR);
  let invitationId = 0;
  agenda.write(hoursAgo(30), ownerId, async (ctx) => {
    await invite(ctx, { campaignId, influencerId, amountMinor: content.budgetMinor ?? null });
    invitationId = await lastInvitedBy(ctx);
  });
  if (!then) return;
  const who = then === 'decline' ? influencerId : ownerId;
  agenda.write(hoursAgo(20), who, (ctx) => answerInvitation(ctx, invitationId, then));
}

/** Invitations of the demo: one waits for the demo influencer, and those of the demo brand wait, are declined, withdrawn. */
export function planInvitations(agenda: Agenda, stage: Stage, jobs: readonly PlannedJob[]): void {
  const { brandIds, influencerIds } = stage.cast;
  const hasApplied = (campaign: OpenCampaign, influencerId: number) =>
    jobs.some((job) => job.campaign.id === campaign.id && job.applicantId === influencerId);
  const [demo = 0, ...others] = influencerIds;
  const forDemo = running(stage, (ownerId) => ownerId !== brandIds[0]).find((one) => !hasApplied(one, demo));
  if (forDemo) planInvitation(agenda, forDemo, demo);
  const [ofBrand] = running(stage, (ownerId) => ownerId === brandIds[0]);
  if (!ofBrand) return;
  const free = others.filter((id) => !hasApplied(ofBrand, id));
  for (const [at, then] of ([undefined, 'decline', 'withdraw'] as const).entries()) {
    const influencerId = free[at];
    if (influencerId !== undefined) planInvitation(agenda, ofBrand, influencerId, then);
  }
}
