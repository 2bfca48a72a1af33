import { mixed, object, string } from 'yup';
import { msg, type Text } from '../../../languages/t.ts';
import { todayInSingapore } from '../../../lib/format/formatDate.ts';
import { parseMoney } from '../../../lib/format/formatMoney.ts';
import { AMOUNT_MAX_MINOR, TITLE_MAX } from './campaignOptions.ts';
import { type CampaignValues, emptyCampaign } from './campaignValues.ts';

/** Texts that the specification prints (section 5, 'Create campaign'), and where it is silent those of the API. */
export const texts = {
  price: msg('Please enter price'),
  amount: msg('Please enter an amount of at most 1,000,000 with at most two decimals.'),
  url: msg('Please enter an address that begins with http:// or https://'),
  date: msg('Please select date'),
  pastDate: msg('Please select a date that is not in the past'),
  country: msg('Please select country'),
  age: msg('Please select age'),
  title: msg('Please enter title'),
  longTitle: msg('Please shorten the title to at most 60 characters'),
  detail: msg('Please enter detail'),
  image: msg('Please select image'),
} as const;

const price = string()
  .test('price', texts.price, (typed) => (parseMoney(typed ?? '') ?? 1) > 0 && !!typed)
  .test(
    'amount',
    texts.amount,
    (typed) => (parseMoney(typed ?? '') ?? AMOUNT_MAX_MINOR + 1) <= AMOUNT_MAX_MINOR,
  );

const url = string()
  .trim()
  .matches(/^https?:\/\/\S+\.\S+$/i, { message: texts.url, excludeEmptyString: true });

const filled = <T>(message: Text) =>
  mixed<T[]>().test('filled', message, (list) => Array.isArray(list) && list.length > 0);

const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/** Rules of the form. Drafts need none of them. */
export const campaignRules = object({
  title: string().trim().required(texts.title).max(TITLE_MAX, texts.longTitle),
  detailsHtml: string().test('text', texts.detail, (html) => hasText(html ?? '')),
  budget: string().when('type', ([type], rule) => (type === 'PAID' ? price : rule)),
  productValue: string().when('type', ([type], rule) => (type === 'SPONSORED' ? price : rule)),
  productUrl: string().when('type', ([type], rule) => (type === 'SPONSORED' ? url : rule)),
  endsOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, texts.date)
    .required(texts.date)
    .test('past', texts.pastDate, (day) => !day || day >= todayInSingapore()),
  countries: mixed<string[]>().when('allCountries', ([all], rule) => (all ? rule : filled(texts.country))),
  age: string().required(texts.age),
  pictures: filled(texts.image),
});

/** Where a member of the API's input stands in the form. */
export function fieldOfInput(member: string | null): keyof CampaignValues | null {
  const name = member?.split('.').at(-1) ?? '';
  const renamed: Record<string, keyof CampaignValues> = {
    budgetMinor: 'budget',
    productValueMinor: 'productValue',
    minAge: 'age',
    maxAge: 'age',
    allCountries: 'countries',
  };
  return renamed[name] ?? (name in emptyCampaign ? (name as keyof CampaignValues) : null);
}
