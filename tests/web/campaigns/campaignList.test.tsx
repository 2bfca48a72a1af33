import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { someCard } from './fixtures.ts';

const categories = api.query('FilterCategories', () =>
  HttpResponse.json({
    data: {
      categories: [
        { __typename: 'Category', id: 'cat_1', name: 'Food', slug: 'food' },
        { __typename: 'Category', id: 'cat_2', name: 'Skin care', slug: 'skin-care' },
      ],
    },
  }),
);

/** Draws the list and keeps what it asked for. */
function renderList(path: string, answer = { totalCount: 1, nodes: [someCard()] }, me = someMe()) {
  const asked: Record<string, unknown>[] = [];
  const campaigns = api.query('Campaigns', ({ variables }) => {
    asked.push(variables);
    return HttpResponse.json({ data: { campaigns: { __typename: 'CampaignConnection', ...answer } } });
  });
  return { ...renderPage(path, { me, handlers: [categories, campaigns] }), asked };
}

describe('campaign list', () => {
  it('shows a campaign with what it gives, where, until when, for whom and by whom', async () => {
    renderList('/campaigns');
    const card = (await screen.findByRole('link', { name: 'Laksa week' })).closest('article') as HTMLElement;
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/campaigndetail/5');
    for (const text of ['Paid', 'US$480', 'Singapore · ends 12 Dec · 10k+', 'Rice & Fire']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
  });

  it('asks for what the address says', async () => {
    const { asked } = renderList(
      '/campaigns/paid?category=food&gender=female&min=200&max=5000&sort=1&q=laksa&page=2',
    );
    await screen.findByRole('link', { name: 'Laksa week' });
    expect(asked[0]).toEqual({
      filter: {
        search: 'laksa',
        types: ['PAID'],
        categories: ['food'],
        minPrice: usd(20_000),
        maxPrice: usd(500_000),
        gender: 'FEMALE',
      },
      sort: 'PRICE_LOW_TO_HIGH',
      offset: 12,
      first: 12,
    });
  });

  it('takes a category from the path', async () => {
    const { asked } = renderList('/campaigns/food');
    expect(await screen.findByRole('checkbox', { name: 'Food' })).toBeChecked();
    expect(asked[0]?.filter).toEqual({ categories: ['food'] });
  });

  it.each(['nonsense', 'constructor'])('/campaigns/%s leads nowhere', async (segment) => {
    renderList(`/campaigns/${segment}`);
    expect(await screen.findByRole('heading', { name: "This page isn't available" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See open campaigns' })).toHaveAttribute('href', '/campaigns');
  });

  it('writes filters into the address, and back takes them away again', async () => {
    const { user, router } = renderList('/campaigns?page=3');
    await user.click(await screen.findByRole('checkbox', { name: 'Skin care' }));
    expect(router.state.location.search).toBe('?category=skin-care');
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await user.click(screen.getByRole('button', { name: 'Shoutout' }));
    expect(router.state.location.pathname).toBe('/campaigns/shoutout');
    expect(router.state.location.search).toBe('?category=skin-care&gender=male');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns'));
    expect(screen.getByRole('checkbox', { name: 'Skin care' })).toBeChecked();
  });

  it('sorts by price', async () => {
    const { user, router, asked } = renderList('/campaigns');
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Default', 'Price Low to High', 'Price High to Low', 'Ending soon']);
    await user.selectOptions(sort, 'Price High to Low');
    expect(router.state.location.search).toBe('?sort=2');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('PRICE_HIGH_TO_LOW'));
    await user.selectOptions(sort, 'Ending soon');
    expect(router.state.location.search).toBe('?sort=ending');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('ENDING_SOON'));
  });

  it('finds briefs by platform and format', async () => {
    const { user, router, asked } = renderList('/campaigns?platform=tiktok&format=nonsense');
    expect(await screen.findByRole('checkbox', { name: 'TikTok' })).toBeChecked();
    await waitFor(() => expect(asked[0]?.filter).toEqual({ platforms: ['TIKTOK'] }));
    await user.click(screen.getByRole('checkbox', { name: 'Instagram' }));
    await user.click(screen.getByRole('checkbox', { name: 'Reel' }));
    expect(router.state.location.search).toBe('?format=reel&platform=instagram&platform=tiktok');
    await waitFor(() =>
      expect(asked.at(-1)?.filter).toEqual({ platforms: ['INSTAGRAM', 'TIKTOK'], formats: ['REEL'] }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: TikTok' }));
    expect(router.state.location.search).toBe('?format=reel&platform=instagram');
  });

  it('shows members what they qualify for', async () => {
    const { user, router, asked } = renderList('/campaigns');
    await user.click(await screen.findByRole('checkbox', { name: 'I qualify' }));
    expect(router.state.location.search).toBe('?fits=');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ fits: true }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: I qualify' }));
    expect(screen.getByRole('checkbox', { name: 'I qualify' })).not.toBeChecked();
  });

  it('searches while one types', async () => {
    const { user, router } = renderList('/campaigns');
    await screen.findByRole('link', { name: 'Laksa week' });
    await user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'kopi');
    await waitFor(() => expect(router.state.location.search).toBe('?q=kopi'));
  });

  it('takes away one filter by its chip and all by Clear', async () => {
    const { user, router } = renderList('/campaigns/paid?category=food&category=skin-care&min=200');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Food' }));
    expect(router.state.location.search).toBe('?category=skin-care&min=200');
    await user.click(screen.getByRole('button', { name: 'Remove filter: US$200 – US$1,000,000' }));
    expect(router.state.location.search).toBe('?category=skin-care');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/campaigns');
  });

  it('takes a typed price in whole dollars', async () => {
    const { user, router } = renderList('/campaigns');
    const from = await screen.findByRole('textbox', { name: 'From US$' });
    await user.clear(from);
    await user.type(from, '1,500{Enter}');
    expect(router.state.location.search).toBe('?min=1500');
  });

  it('says the range only when there are more than one page', async () => {
    const { user, router } = renderList('/campaigns?page=2', { totalCount: 57, nodes: [someCard()] });
    expect(
      await screen.findByText('Showing 13 to 24 of 57 entries', { ignore: '[aria-hidden]' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /next page/i }));
    expect(router.state.location.search).toBe('?page=3');
  });

  it('has one page without words about pages', async () => {
    renderList('/campaigns');
    await screen.findByRole('link', { name: 'Laksa week' });
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });

  it('says that nothing was found, with a way on', async () => {
    const { user, router } = renderList('/campaigns?q=zzz', { totalCount: 0, nodes: [] });
    expect(await screen.findByText('Sorry, no result found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('says errors in words and asks again', async () => {
    let works = false;
    const campaigns = api.query('Campaigns', () =>
      works
        ? HttpResponse.json({
            data: { campaigns: { __typename: 'CampaignConnection', totalCount: 1, nodes: [someCard()] } },
          })
        : refusal('RATE_LIMITED', 'Too many tries. Wait a while, then try again.'),
    );
    const { user } = renderPage('/campaigns', { handlers: [categories, campaigns] });
    expect(await screen.findByText('Too many tries. Wait a while, then try again.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Laksa week' })).toBeVisible();
  });

  it('marks a favourite at once', async () => {
    const saved: unknown[] = [];
    const { user } = renderPage('/campaigns', {
      me: someMe(),
      handlers: [
        categories,
        api.query('Campaigns', () =>
          HttpResponse.json({
            data: { campaigns: { __typename: 'CampaignConnection', totalCount: 1, nodes: [someCard()] } },
          }),
        ),
        api.mutation('SetFavourite', ({ variables }) => {
          saved.push(variables.input);
          return HttpResponse.json({
            data: { setFavourite: { campaign: { __typename: 'Campaign', id: 'cmp_5', isFavourite: true } } },
          });
        }),
      ],
    });
    const heart = await screen.findByRole('button', { name: 'Favourite: Laksa week' });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(saved).toEqual([{ campaignId: 'cmp_5', on: true }]);
  });

  it('sends visitors with a heart to the login', async () => {
    const { user, router } = renderPage('/campaigns', {
      handlers: [
        categories,
        api.query('Campaigns', () =>
          HttpResponse.json({
            data: { campaigns: { __typename: 'CampaignConnection', totalCount: 1, nodes: [someCard()] } },
          }),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Favourite: Laksa week' }));
    expect(router.state.location.search).toBe('?auth=login');
  });
});
