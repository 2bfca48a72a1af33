import type { PlannedJob, Reach } from './job-life.ts';
import type { OpenCampaign, Stage } from './stage.ts';

/** How far a job gets, and what else is planned for it. */
export type Course = Partial<PlannedJob> & { readonly reach: Reach };

/** Applications before these go on as those of other campaigns. */
const FIRST = 3;

/** What the demo brand has besides in its running paid campaigns, the oldest first. */
const inRunning: readonly (readonly Course[])[] = [
  [
    { reach: 'disputed' },
    { reach: 'settled' },
    { reach: 'done' },
    { reach: 'done', work: 'approved' },
    { reach: 'released', extra: 'proposed', lastStepDaysAgo: 6 },
  ],
  [
    { reach: 'offered' },
    { reach: 'cancelled' },
    { reach: 'hired', work: 'draft' },
    { reach: 'hired', work: 'changes', change: 'proposed' },
    { reach: 'hired', work: 'draftApproved', change: 'agreed' },
  ],
];
const inEnded: readonly Course[] = [
  { reach: 'hired', work: 'late' },
  { reach: 'released', extra: 'running', lastStepDaysAgo: 6 },
];
const inFree = {
  sponsored: [
    { reach: 'hired', shippingSteps: 3 },
    { reach: 'hired', shippingSteps: 1 },
  ],
  shoutout: [{ reach: 'done' }],
} satisfies Readonly<Record<string, readonly Course[]>>;

/** Whether it is the demo brand's, with jobs in every state. */
export const isOfDemoBrand = ({ cast }: Stage, { ownerId }: OpenCampaign): boolean =>
  ownerId === cast.brandIds[0];

/** What the demo brand has besides, by the place of the application in its campaign. */
export function courseOfDemoBrand(stage: Stage, campaign: OpenCampaign, place: number): Course | undefined {
  if (!isOfDemoBrand(stage, campaign)) return undefined;
  const { type, endsInDays } = campaign.content;
  if (type !== 'paid') return inFree[type][place - FIRST];
  if (endsInDays < 0) return inEnded[place - FIRST];
  const running = stage.open.filter(
    (one) => isOfDemoBrand(stage, one) && one.content.type === 'paid' && one.content.endsInDays > 5,
  );
  return inRunning[running.indexOf(campaign)]?.[place - FIRST];
}
