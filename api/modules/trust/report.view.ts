import { p } from '@mikro-orm/core';
import { Report } from '../../../schema/report.ts';
import { columnsOf, oneById, tableOf, viewOf } from '../../platform/read/view.ts';
import { campaignView } from '../campaigns/campaign.view.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { jobReviewView } from '../reviews/review.view.ts';

const reportTable = tableOf('report', {
  id: p.integer().primary(),
  reporterId: p.integer().nullable(),
  campaignId: p.integer().nullable(),
  personId: p.integer().nullable(),
  reviewId: p.integer().nullable(),
  comment: p.string(),
  pictureId: p.string().nullable(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
  resolvedAt: p.datetime().nullable(),
  resolution: p.string().nullable(),
  resolvedBy: p.integer().nullable(),
});
const { column, columns } = columnsOf(reportTable);

/** View of Report, for staff only. */
export const reportView = viewOf(Report, reportTable, {
  ...columns('id', 'comment', 'createdAt', 'updatedAt', 'resolvedAt', 'resolution'),
  reporter: profileOf(column('reporterId')),
  campaign: oneById(campaignView, column('campaignId')),
  person: profileOf(column('personId')),
  review: oneById(jobReviewView, column('reviewId')),
  picture: pictureOf(column('pictureId'), 'private'),
  resolvedBy: profileOf(column('resolvedBy')),
});
