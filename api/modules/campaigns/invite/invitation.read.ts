import { Invitation } from '../../../../schema/suggestion.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { readOne } from '../../../platform/read/read-list.ts';
import type { Reading } from '../../../platform/read/reading.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { profileOf } from '../../profiles/profile.view.ts';
import { campaignOf } from '../campaign.view.ts';
import { Invitation as InvitationEntity } from './invitation.entity.ts';
import { invitationFacts } from './invitation.policy.ts';

const { column, columns, money } = columnsOf(InvitationEntity, { updatedAt: 'instant' });

/** View of Invitation, for the owner of its campaign and the invited member. `permissions` reads the facts of its rules. */
const invitationView = viewOf(Invitation, InvitationEntity, {
  ...columns('id', 'state', 'createdAt', 'updatedAt'),
  campaign: campaignOf(column('campaignId')),
  influencer: profileOf(column('influencerId')),
  amount: money('amountMinor'),
  permissions: invitationFacts,
});

/** An invitation by or to the actor. Throws NOT_FOUND. */
export function readInvitation(ctx: Ctx, id: number, fields: Fields): Promise<Invitation> {
  const me = accountIdOf(ctx);
  const reading: Reading<Invitation> = {
    view: invitationView,
    where: (row) => sql`${sql.ref(`${row}.id`)} = ${id}
      and (${sql.ref(`${row}.influencer_id`)} = ${me} or exists (select from campaign as posted
        where posted.id = ${sql.ref(`${row}.campaign_id`)} and posted.owner_id = ${me}))`,
  };
  return orNotFound(readOne<Invitation>(ctx, reading, fields));
}
