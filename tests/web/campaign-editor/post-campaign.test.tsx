import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { created, formAnswers, fullDraft, inAMonth, picture, recorded } from './fixtures.ts';

afterEach(() => sessionStorage.clear());

async function toPreview(handlers: RequestHandler[]) {
  const page = renderPage('/no-such-page?compose=continue', { me: someMe({ hasDraft: true }), handlers });
  await page.user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'Ready to post?' })).toHaveFocus();
  return page;
}

describe('posting a campaign', () => {
  it('sends the verification link again from the refusal beside Post', async () => {
    const text = 'Please verify your email address first. We can send you the link again.';
    const { user } = await toPreview([
      ...formAnswers(fullDraft()),
      api.mutation('CreateCampaign', () => refusal('EMAIL_NOT_VERIFIED', text)),
      api.mutation('ResendVerification', () =>
        HttpResponse.json({
          data: { resendVerification: { account: { __typename: 'Account', id: 'usr_1' } } },
        }),
      ),
    ]);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('We sent the link again to mei@example.test')).toBeVisible();
  });

  it('goes from form to preview to success, sends what was entered, and clears the draft dot', async () => {
    const create = created();
    const { user } = await toPreview([...formAnswers(fullDraft()), create.handler]);
    expect(screen.getAllByText('US$480')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('heading', { name: 'Campaign Submitted' })).toBeVisible();
    expect(screen.getByText(/Allow 48 hours/)).toBeVisible();
    expect(create.inputs).toEqual([
      {
        idempotencyKey: expect.any(String),
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
        pictures: ['p1'],
        brief: null,
      },
    ]);
    await waitFor(() => expect(screen.queryByText('a draft waits')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
  });

  it('posts once for two clicks, and again under the same key after a lost answer with nothing lost', async () => {
    const keys: unknown[] = [];
    const seen = Promise.withResolvers<void>();
    const failing = api.mutation('CreateCampaign', async ({ variables }) => {
      keys.push(variables.input.idempotencyKey);
      await seen.promise;
      return HttpResponse.error();
    });
    const { user } = await toPreview([...formAnswers(fullDraft()), failing]);
    const post = screen.getByRole('button', { name: 'Post' });
    await user.dblClick(post);
    expect(post).toBeDisabled();
    seen.resolve();
    expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
    expect(post).toBeEnabled();
    expect(keys).toHaveLength(1);
    await user.click(post);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(post).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(screen.getByLabelText('Campaign title')).toHaveValue('Laksa week');
  });

  it('shows a refusal of the server at its field', async () => {
    const refuses = api.mutation('CreateCampaign', () =>
      refusal('PRICE_REQUIRED', 'Please enter price', 'budget'),
    );
    const { user } = await toPreview([...formAnswers(fullDraft()), refuses]);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Please enter price')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Campaign's budget")).toHaveFocus());
    expect(screen.getByLabelText("Campaign's budget")).toHaveValue('480');
  });
});

const posted = (own: object = {}) => ({
  __typename: 'Campaign',
  id: 'cmp_12',
  type: 'SPONSORED',
  title: 'Rice-water serum',
  detailsHtml: '<p>Show your skin.</p>',
  budget: null,
  productValue: { __typename: 'Money', amount: 12_000, currency: 'USD' },
  productUrl: 'https://halia.example/serum',
  categories: [],
  countries: [],
  gender: 'FEMALE',
  minAge: null,
  maxAge: null,
  minFollowers: 0,
  endsOn: inAMonth,
  hashtags: [],
  tags: [],
  pictures: [picture('p1')],
  brief: null,
  rejectedReason: 'The picture shows another brand.',
  permissions: {
    __typename: 'CampaignPermissions',
    edit: { __typename: 'Permission', allowed: true, code: null, reason: null },
  },
  ...own,
});

describe('editing a campaign', () => {
  const answers = (campaign: object) => [
    ...formAnswers(),
    api.query('EditedCampaign', () => HttpResponse.json({ data: { campaign } })),
  ];

  it('fills the form, locks the type, tells the reason, and saves', async () => {
    const update = recorded('UpdateCampaign', {
      updateCampaign: {
        campaign: {
          ...posted({ title: 'Rice serum' }),
          state: 'AWAITING_APPROVAL',
          cover: picture('p1'),
        },
      },
    });
    const { user } = renderPage('/no-such-page?compose=12', {
      me: someMe(),
      handlers: [...answers(posted()), update.handler],
    });
    const title = await screen.findByLabelText('Campaign title');
    expect(screen.getByText(/The picture shows another brand\./)).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Sponsored' })).toBeChecked();
    await user.clear(title);
    await user.type(title, 'Rice serum');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Campaign Submitted' })).toBeVisible();
    expect(update.inputs[0]).toMatchObject({
      id: 'cmp_12',
      title: 'Rice serum',
      budget: null,
      productValue: usd(12_000),
      allCountries: true,
      countries: [],
    });
  });

  it('says why a campaign can no longer be edited', async () => {
    const edit = {
      __typename: 'Permission',
      allowed: false,
      code: 'CAMPAIGN_LOCKED',
      reason: 'It is published.',
    };
    const locked = posted({ permissions: { __typename: 'CampaignPermissions', edit } });
    renderPage('/no-such-page?compose=12', { me: someMe(), handlers: answers(locked) });
    expect(await screen.findByText('It is published.')).toBeVisible();
  });
});
