import type { Chance } from './chance.ts';

/** What a side publishes for a job, as the two see it. */
export interface Deliverable {
  readonly id: string;
  readonly by: string;
  readonly draftFirst: boolean;
  readonly rounds: number;
  readonly roundsUsed: number;
  readonly state: string;
  /** Newest first. */
  readonly submissions: readonly { readonly id: string; readonly kind: string; readonly state: string }[];
}

/** Fields of it. */
export const deliverableFields =
  'deliverables { id by draftFirst rounds roundsUsed state submissions { id kind state } }';

const isDraftDone = ({ draftFirst, state, submissions }: Deliverable): boolean =>
  !draftFirst ||
  state === 'DRAFT_APPROVED' ||
  submissions.some(({ kind, state: answer }) => kind === 'PUBLISHED' || answer === 'APPROVED');

const isAwaited = ({ state }: Deliverable): boolean =>
  state === 'AWAITED' || state === 'CHANGES_ASKED' || state === 'DRAFT_APPROVED';

const isInReview = ({ by, state }: Deliverable): boolean =>
  by === 'APPLICANT' && (state === 'DRAFT_IN_REVIEW' || state === 'PUBLISHED');

const link = (kind: string, choice: Chance): string =>
  `https://www.instagram.com/${kind === 'DRAFT' ? 'reel' : 'p'}/C${choice.between(100_000, 999_999)}/`;

/** A version of one of a side's deliverables of which this kind is awaited, or not answered yet. */
export function versionToHandIn(
  choice: Chance,
  all: readonly Deliverable[],
  side: 'owner' | 'applicant',
  kind: 'DRAFT' | 'PUBLISHED',
) {
  const mine = all.filter(({ by }) => by.toLowerCase() === side);
  const open = mine.filter((one) =>
    kind === 'DRAFT'
      ? isAwaited(one) && !isDraftDone(one)
      : (isAwaited(one) && isDraftDone(one)) || one.state === 'PUBLISHED',
  );
  return {
    deliverableId: choice.pick(open)?.id,
    submission: { kind, links: [link(kind, choice)] },
  };
}

/** The version in review that the owner answers; with `hasRounds` one of which changes can be asked, if there is any. */
export function versionToAnswer(choice: Chance, all: readonly Deliverable[], hasRounds: boolean) {
  const open = all.filter(isInReview);
  const withRounds = open.filter(({ roundsUsed, rounds }) => roundsUsed < rounds);
  const chosen = choice.pick(hasRounds && withRounds.length > 0 ? withRounds : open);
  return { submissionId: chosen?.submissions[0]?.id };
}
