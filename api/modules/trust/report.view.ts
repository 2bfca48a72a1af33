import { column, one, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { campaignView } from '../campaigns/campaign.view.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';

/** View of Report, for staff only. */
export const reportView: View = {
  id: column('id'),
  reporter: profileOf('reporter_id'),
  campaign: one(
    campaignView,
    'campaign',
    (campaign, row) => sql`${sql.ref(`${campaign}.id`)} = ${sql.ref(`${row}.campaign_id`)}`,
  ),
  person: profileOf('person_id'),
  comment: column('comment'),
  picture: pictureOf('picture_id'),
  createdAt: column('created_at'),
  resolvedAt: column('resolved_at'),
  resolution: column('resolution'),
  resolvedBy: profileOf('resolved_by'),
};
