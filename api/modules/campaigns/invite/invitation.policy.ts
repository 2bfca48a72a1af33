import { ErrorCode } from '../../../../schema/errors.ts';
import type { InvitationPermissions } from '../../../../schema/suggestion.ts';
import { offeredSteps, type Refusal, toPermission } from '../../../platform/process/process.ts';
import type { Column } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { type InvitationFacts, type InvitationSide, invitationProcess } from './invitation.process.ts';

/** Answers to an invitation, each for one side. */
const answers = { decline: 'influencer', withdraw: 'owner' } as const satisfies Record<
  string,
  InvitationSide
>;

export type InvitationAnswer = keyof typeof answers;

/** The side of an invitation that may give an answer. */
export const sideOfAnswer = (answer: InvitationAnswer): InvitationSide => answers[answer];

/** The side of an invitation that an account is on; null for others. */
export function invitationSide(
  { ownerId, influencerId }: InvitationFacts,
  accountId: number | null,
): InvitationSide | null {
  if (accountId === ownerId) return 'owner';
  return accountId === influencerId ? 'influencer' : null;
}

function refusal(facts: InvitationFacts, accountId: number | null, answer: InvitationAnswer): Refusal | null {
  const side = sideOfAnswer(answer);
  if (invitationSide(facts, accountId) !== side) return { code: ErrorCode.FORBIDDEN };
  const offered = offeredSteps(invitationProcess, facts.state, side, facts);
  return offered.some(({ step }) => step.action === answer) ? null : { code: ErrorCode.WRONG_STATE };
}

/** The account's permissions on an invitation, as the API publishes them. */
export function invitationPermissions(
  facts: InvitationFacts,
  accountId: number | null,
): InvitationPermissions {
  const may = (answer: InvitationAnswer) => toPermission(refusal(facts, accountId, answer));
  return { decline: may('decline'), withdraw: may('withdraw') };
}

/** SQL: the `InvitationFacts` of an invitation as JSON. */
export const invitationFacts: Column = (row) => sql`json_build_object(
  'state', ${sql.ref(`${row}.state`)},
  'influencerId', ${sql.ref(`${row}.influencer_id`)},
  'ownerId', (select posted.owner_id from campaign as posted where posted.id = ${sql.ref(`${row}.campaign_id`)}))`;
