import { InvitationState } from '../../../../schema/suggestion.ts';
import { defineProcess } from '../../../platform/process/process.ts';

/** Sides of an invitation. */
export type InvitationSide = 'owner' | 'influencer';

/** Facts that the rules of an invitation use. */
export interface InvitationFacts {
  readonly state: InvitationState;
  readonly ownerId: number;
  readonly influencerId: number;
}

/** Life cycle of an invitation. Applying accepts it, which the application tells. */
export const invitationProcess = defineProcess<InvitationState, InvitationSide, InvitationFacts>({
  name: 'invitation',
  initial: 'open',
  states: Object.values(InvitationState),
  rows: [
    ['accept', ['open'], 'accepted', ['influencer']],
    ['decline', ['open'], 'declined', ['influencer'], 'invitation.declined'],
    ['withdraw', ['open'], 'withdrawn', ['owner'], 'invitation.withdrawn'],
    ['invite', ['withdrawn'], 'open', ['owner'], 'invitation.sent'],
  ],
});
