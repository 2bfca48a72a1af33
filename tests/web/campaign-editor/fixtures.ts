import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { usd } from '../../../schema/usd.ts';
import { dayAfter, todayInSingapore } from '../../../web/src/lib/format/formatDate.ts';
import { api } from '../support/server.ts';

export const picture = (id: string) => ({
  __typename: 'Picture',
  id,
  tiny: `/files/${id}/96.webp`,
  small: `/files/${id}/320.webp`,
  medium: `/files/${id}/640.webp`,
  large: `/files/${id}/1280.webp`,
});

export const inAMonth = dayAfter(todayInSingapore(), 30);

/** A draft that may be posted as it is. */
export const fullDraft = (own: object = {}) => ({
  __typename: 'CampaignDraft',
  type: 'PAID',
  title: 'Laksa week',
  detailsHtml: '<p>Show us your slurp.</p>',
  budget: usd(48_000),
  productValue: null,
  productUrl: null,
  categories: ['food'],
  countries: ['SG'],
  allCountries: false,
  gender: 'ANY',
  minAge: 18,
  maxAge: 24,
  minFollowers: 10_000,
  endsOn: inAMonth,
  hashtags: ['laksaweek'],
  tags: [],
  pictures: [picture('p1')],
  brief: null,
  updatedAt: '2026-11-20T02:00:00Z',
  ...own,
});

const choices = api.query('CampaignChoices', () =>
  HttpResponse.json({
    data: {
      countries: [
        { __typename: 'Country', code: 'MY', name: 'Malaysia' },
        { __typename: 'Country', code: 'SG', name: 'Singapore' },
      ],
      categories: [{ __typename: 'Category', id: 'cat_1', name: 'Food', slug: 'food' }],
    },
  }),
);

export const warning =
  'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.';

const policy = api.query('UploadPolicy', () =>
  HttpResponse.json({
    data: {
      uploadPolicy: {
        __typename: 'UploadPolicy',
        mimeTypes: ['image/jpeg', 'image/png'],
        campaignMaxBytes: 10_485_760,
        productMaxBytes: 2_097_152,
        profileMaxBytes: 2_097_152,
        warning,
      },
    },
  }),
);

/** What every form asks for. */
export const formAnswers = (draft: object | null = null) => [
  choices,
  policy,
  api.query('MyDraft', () => HttpResponse.json({ data: { myDraft: draft } })),
];

/** Takes every upload, numbered. */
export function takesUploads() {
  let count = 0;
  return http.post('*/files', () => {
    count += 1;
    return HttpResponse.json(picture(`up${count}`));
  });
}

/** Remembers the input of a mutation and answers it. */
export function recorded(operation: string, data: Record<string, unknown>) {
  const inputs: Record<string, unknown>[] = [];
  const handler = api.mutation(operation, ({ variables }) => {
    inputs.push(variables.input);
    return HttpResponse.json({ data });
  });
  return { handler, inputs };
}

export const created = () =>
  recorded('CreateCampaign', {
    createCampaign: { campaign: { __typename: 'Campaign', id: 'cmp_77', state: 'AWAITING_APPROVAL' } },
  });
