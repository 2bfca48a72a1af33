import { readSuggestedUsers } from '../../api/modules/campaigns/invite/suggested-user.read.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import { pick } from '../../api/platform/read/selection.ts';
import type { Call, Operation } from '../call.ts';
import { unknownRow } from '../lb3/legacy-error.ts';
import { readById, readList } from './read-resource.ts';
import { resources } from './resources.ts';

const { campaigns, remarks, people } = resources;
/** Maximum number of suggested people in one answer. */
const MOST_SUGGESTED = 20;

async function suggested(call: Call, campaign: Row): Promise<Row[]> {
  if (campaign.ownerId !== call.ctx.actor.accountId) return [];
  const { nodes } = await readSuggestedUsers(
    call.ctx,
    Number(campaign.id),
    null,
    pick(['nodes', pick(['profile', pick('id')])]),
    { first: MOST_SUGGESTED },
  );
  const ids = nodes.map(({ profile }) => Number(profile.id));
  const rows = await readList(call, people, { where: { id: { inq: ids } } });
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.flatMap((id): Row[] => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
}

async function details(call: Call): Promise<object> {
  const id = call.args.requiredNumber('campaignId');
  const campaign = await readById(call, campaigns, id, { include: 'profile' });
  if (!campaign) throw unknownRow(campaigns.name, String(id));
  call.assertScope('applications:read');
  const [suggestedUser, remarksoncampains] = await Promise.all([
    suggested(call, campaign),
    readList(call, remarks, { where: { campaignId: id }, include: 'profile', order: 'id DESC' }),
  ]);
  return { campaigndetails: campaign, suggestedUser, remarksoncampains };
}

const common = {
  method: 'POST',
  model: campaigns.name,
  access: 'public',
  scope: 'campaigns:read',
} as const;

/** Custom calls about campaigns. */
export const campaignCalls: readonly Operation[] = [
  {
    ...common,
    path: '/Campaigns/usercampaign',
    replacedBy: 'campaigns',
    summary: 'Campaigns of a person, newest first',
    takes: ['ownerId'],
    async handle(call) {
      const ownerId = call.args.requiredNumber('ownerId');
      const include = ['remarks', 'profile'];
      return { data: await readList(call, campaigns, { where: { ownerId }, include, order: 'id DESC' }) };
    },
  },
  {
    ...common,
    path: '/Campaigns/campaigndetails',
    replacedBy: 'campaign',
    summary: 'A campaign with its applications and suggested people',
    takes: ['campaignId'],
    handle: details,
  },
];
