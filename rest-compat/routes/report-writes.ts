import { changePurpose } from '../../api/modules/pictures/picture.service.ts';
import { reportCampaign, reportPerson } from '../../api/modules/trust/report.service.ts';
import type { Ctx } from '../../api/platform/context.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import type { Call, Operation } from '../call.ts';
import { idOf, pictureIds, textOf } from '../presenters/read-values.ts';
import { assertOwnership, assertPresent, type Body, createEach } from './write-resource.ts';

const model = 'Report';
const fields = {
  comment: 'reportText',
  profileId: 'reportedownerId',
  campaignId: 'campaignId',
  picture: 'reportPicUrl',
  base: 'reportText',
};
const about = { model, fields };

/** The form about influencers has other names for its fields. */
function renamed({ comment, influencerId, ...body }: Body): Body {
  return {
    campaignId: 0,
    reportPicUrl: 'NA',
    ...body,
    reportText: body.reportText ?? comment,
    reportedownerId: body.reportedownerId ?? influencerId,
  };
}

async function file(ctx: Ctx, body: Body): Promise<number> {
  const [picture = null] = pictureIds(body.reportPicUrl);
  if (picture !== null) await changePurpose(ctx, picture, 'report', 'picture');
  const comment = textOf(body.reportText);
  const campaignId = idOf(body.campaignId);
  if (campaignId > 0) return reportCampaign(ctx, { campaignId: String(campaignId), comment, picture });
  return reportPerson(ctx, { profileId: String(idOf(body.reportedownerId)), comment, picture });
}

async function create(call: Call, sent: Body): Promise<Row> {
  const body = renamed(sent);
  assertPresent(model, body, ['reportText']);
  assertOwnership(call, body.ownerId);
  const id = await call.ctx.inTransaction((inner) => file(inner, body));
  return { ...body, ownerId: call.ctx.actor.accountId, id };
}

/** Reports to staff. */
export const reportOperations: readonly Operation[] = [
  {
    ...about,
    method: 'POST',
    path: '/Reports',
    access: 'session',
    replacedBy: 'reportCampaign',
    summary: 'Reports a campaign, or a person when campaignId is 0',
    answers: 'row',
    body: ['reportedownerId', 'campaignId', 'reportText', 'ownerId', 'reportPicUrl'],
    handle: (call) => createEach(call, about, (body) => create(call, body)),
  },
];
