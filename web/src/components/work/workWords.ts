import type { DeliverablePartsFragment, WorkPartsFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { nameOfCountry } from '../../lib/format/countryNames.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatCounts } from './workNames.ts';

/** '3 stories'. */
export const countWords = ({ format, count }: Pick<DeliverablePartsFragment, 'format' | 'count'>): string =>
  t(formatCounts[format], { count });

/** When the work is due: a day, or days after what starts them. Null while no day was chosen. */
export function dueWords({ dueOn, dueDays, productDescription }: WorkPartsFragment): string | null {
  if (dueOn) return formatDate(dueOn);
  if (!dueDays) return null;
  return productDescription
    ? t('{days, plural, one {# day} other {# days}} after the product arrives', { days: dueDays })
    : t('{days, plural, one {# day} other {# days}} after the hire', { days: dueDays });
}

/** Whether work is longer use of what is there alone: nothing is to be done. */
export const isLongerUse = ({
  deliverables,
  ownerDeliverables,
}: Pick<WorkPartsFragment, 'deliverables' | 'ownerDeliverables'>): boolean =>
  deliverables.length === 0 && ownerDeliverables.length === 0;

/** What the brand may do with the work, as one sentence. */
export function usageWords(
  work: Pick<WorkPartsFragment, 'usage' | 'deliverables' | 'ownerDeliverables'>,
  owner: string,
): string {
  const { channels, days, countries } = work.usage;
  if (channels === 'NONE') return t('{owner} may not use the work elsewhere.', { owner });
  const values = {
    owner,
    days: days ?? 0,
    where: countries.length > 0 ? 'some' : 'all',
    countries: countries.map(nameOfCountry).join(', '),
  };
  if (isLongerUse(work)) return longerUseWords(channels, values);
  return channels === 'OWN'
    ? t(
        '{owner} may show the work on its own channels {days, plural, =0 {without end} other {for # days from publication}}, {where, select, all {in every country} other {in {countries}}}.',
        values,
      )
    : t(
        '{owner} may show the work on its own channels and in paid ads {days, plural, =0 {without end} other {for # days from publication}}, {where, select, all {in every country} other {in {countries}}}.',
        values,
      );
}

function longerUseWords(channels: 'OWN' | 'PAID_ADS', values: Record<string, string | number>): string {
  return channels === 'OWN'
    ? t(
        '{owner} may show the work on its own channels {days, plural, =0 {without end} other {for # more days}}, {where, select, all {in every country} other {in {countries}}}.',
        values,
      )
    : t(
        '{owner} may show the work on its own channels and in paid ads {days, plural, =0 {without end} other {for # more days}}, {where, select, all {in every country} other {in {countries}}}.',
        values,
      );
}
