import { mixed, object, string, type TestContext, ValidationError } from 'yup';
import { workFaults } from '../../../components/work/workRules.ts';
import type { WorkValues } from '../../../components/work/workValues.ts';
import { msg, type Text } from '../../../languages/t.ts';
import { amountFault } from '../../../lib/form/amountFault.ts';
import { toLink } from '../../../lib/form/toLink.ts';
import { todayInSingapore } from '../../../lib/format/formatDate.ts';
import { parseMoney } from '../../../lib/format/formatMoney.ts';
import { TITLE_MAX } from './campaignOptions.ts';
import { type CampaignValues, emptyCampaign } from './campaignValues.ts';

const DATE = msg('Please select date');

const price = string()
  .test('price', msg('Please enter price'), (typed) => (parseMoney(typed ?? '') ?? 1) > 0 && !!typed)
  .test('amount', (typed, { createError }) => {
    const fault = typed ? amountFault(typed) : undefined;
    return !fault || createError({ message: fault });
  });

const url = string()
  .transform(toLink)
  .matches(/^https?:\/\/\S+\.\S+$/i, {
    message: msg('Please enter an address that begins with http:// or https://'),
    excludeEmptyString: true,
  });

const filled = <T>(message: Text) =>
  mixed<T[]>().test('filled', message, (list) => Array.isArray(list) && list.length > 0);

const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/** All faults of the brief, each at its field. */
function checkBrief(brief: WorkValues | null | undefined, { parent, path, createError }: TestContext) {
  const faults = brief ? Object.entries(workFaults(brief, parent.type, parent.endsOn)) : [];
  const errors = faults.map(([field, text]) =>
    createError({ path: `${path}.${field}`, message: String(text) }),
  );
  return errors.length === 0 || new ValidationError(errors);
}

/** Rules of the form, with the texts of the specification (section 5, 'Create campaign'). Drafts need none of them. */
export const campaignRules = object({
  title: string()
    .trim()
    .required(msg('Please enter title'))
    .max(TITLE_MAX, msg('Please shorten the title to at most 60 characters')),
  detailsHtml: string().test('text', msg('Please enter detail'), (html) => hasText(html ?? '')),
  budget: string().when('type', ([type], rule) => (type === 'PAID' ? price : rule)),
  productValue: string().when('type', ([type], rule) => (type === 'SPONSORED' ? price : rule)),
  productUrl: string().when('type', ([type], rule) => (type === 'SPONSORED' ? url : rule)),
  endsOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, DATE)
    .required(DATE)
    .test(
      'past',
      msg('Please select a date that is not in the past'),
      (day) => !day || day >= todayInSingapore(),
    ),
  countries: mixed<string[]>().when('allCountries', ([all], rule) =>
    all ? rule : filled(msg('Please select country')),
  ),
  age: string().required(msg('Please select age')),
  pictures: filled(msg('Please select image')),
  brief: mixed<WorkValues>().nullable().test('work', checkBrief),
});

/** Where a member of the API's input stands in the form. */
export function fieldOfInput(member: string | null): keyof CampaignValues | null {
  if (member?.startsWith('brief.')) return 'brief';
  const name = member?.split('.').at(-1) ?? '';
  const renamed: Record<string, keyof CampaignValues> = {
    minAge: 'age',
    maxAge: 'age',
    allCountries: 'countries',
  };
  return renamed[name] ?? (name in emptyCampaign ? (name as keyof CampaignValues) : null);
}
