import { t } from '../../../languages/t.ts';
import { countryName } from '../../../lib/format/countryNames.ts';
import { formatMoney, formatNumber } from '../../../lib/format/formatMoney.ts';
import type { ApplicantJob } from './applicantDocument.ts';

/** What stands where an applicant has nothing to show. */
export const NOTHING = '–';

/** '3.4%'; likes and comments per post, of all followers. */
export const formatEngagement = (percent: number): string => `${formatNumber(percent, 1)}%`;

/** The named price, engagement and country of an applicant; a dash for what is not known. */
export function applicantFigures({ price, applicant }: ApplicantJob) {
  const { engagement, country } = applicant;
  return {
    price: price ? formatMoney(price) : NOTHING,
    engagement: engagement == null ? NOTHING : formatEngagement(engagement),
    country: country ? countryName(country) : NOTHING,
  };
}

/** The same in one line, without what is not known: 'Asks $450 · 3.4% engagement · Singapore'. */
export function figuresLine(job: ApplicantJob): string {
  const { price, engagement, country } = applicantFigures(job);
  return [
    price === NOTHING ? null : t('Asking {price}', { price }),
    engagement === NOTHING ? null : t('{engagement} engagement', { engagement }),
    country === NOTHING ? null : country,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
