import { drawing } from '../../../lib/format/drawing.ts';
import { campaignPath } from '../../../lib/navigation/pagePaths.ts';
import type { CampaignDetail } from './campaignDetailDocument.ts';

const price = (money: { amount: number; currency: string }) => ({
  '@type': 'MonetaryAmount',
  currency: money.currency,
  value: (money.amount / 100).toFixed(2),
});

/** A campaign in the words of schema.org: a paid one is a job, the others are something that is looked for. */
function campaignJsonLd(campaign: CampaignDetail, picture: string | undefined) {
  const { type, title, excerpt, createdAt, endsOn, countries, owner, budget, id } = campaign;
  const places = countries.map(({ name }) => ({ '@type': 'Country', name }));
  const by = { '@type': 'Organization', name: owner.fullName };
  const common = {
    '@context': 'https://schema.org',
    description: excerpt,
    url: `${drawing.origin()}${campaignPath(id)}`,
    ...(picture && { image: drawing.origin() + picture }),
  };
  if (type !== 'PAID') {
    return {
      ...common,
      '@type': 'Demand',
      name: title,
      availabilityStarts: createdAt,
      availabilityEnds: endsOn,
      ...(places.length > 0 && { areaServed: places }),
      seller: by,
    };
  }
  return {
    ...common,
    '@type': 'JobPosting',
    title,
    datePosted: createdAt,
    validThrough: `${endsOn}T23:59:59+08:00`,
    employmentType: 'CONTRACTOR',
    jobLocationType: 'TELECOMMUTE',
    ...(places.length > 0 && { applicantLocationRequirements: places }),
    hiringOrganization: by,
    ...(budget && { estimatedSalary: price(budget) }),
  };
}

export function campaignHead(campaign: CampaignDetail) {
  const picture = campaign.pictures[0]?.large;
  return {
    title: `${campaign.title} · ${campaign.owner.fullName}`,
    description: campaign.excerpt,
    picture: picture ?? null,
    jsonLd: [campaignJsonLd(campaign, picture)],
  };
}
