import type { Ask, ReadWorkload } from './workload.ts';

/** Campaign detail as its owner sees it: ten applicants with profiles and followers, and suggested users. */
export const campaignDetailWork: ReadWorkload = {
  name: 'W2',
  title: 'campaign detail',
  target: 1.2,
  path: 'campaign-detail',
  query: `query CampaignDetail($id: ID!) {
    campaign(id: $id) { id type state title detailsHtml budget { amount currency } productValue { amount currency }
      categories { name } countries { code name } gender minAge maxAge minFollowers endsOn hashtags pictures { large } createdAt
      owner { id fullName username avatar { small } followers online } remarkCount hiredCount isMine }
    campaignRemarks(campaignId: $id, first: 10) { totalCount nodes { id state text createdAt
      applicant { id fullName username avatar { small } followers online country { name } } } }
    suggestedUsers(campaignId: $id, first: 12) { totalCount nodes { reason
      profile { id fullName username avatar { small } followers } } } }`,
  async asks(look): Promise<Ask[]> {
    const rows = await look<{
      id: number;
      owner: number;
    }>(`select c.id, c.owner_id as owner from campaign as c
      where c.state = 'open' and (select count(*) from remark as r where r.campaign_id = c.id and not is_hired) >= 10
      order by bench_random(90, c.id) limit 100`);
    return rows.map(({ id, owner }) => ({ plain: { id }, variables: { id: String(id) }, viewer: owner }));
  },
};
