import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });

const campaign = (id: string, own: object = {}) => ({
  __typename: 'Campaign',
  id: `cmp_${id}`,
  type: 'PAID',
  title: `Campaign ${id}`,
  budget: money(48_000),
  productValue: null,
  countries: [],
  minFollowers: 0,
  endsOn: '2026-12-12',
  cover: null,
  isFavourite: false,
  isMine: true,
  owner: { __typename: 'Profile', id: 'usr_1', fullName: 'Mei Tan', isStaff: false, avatar: null },
  state: 'OPEN',
  remarkCount: 0,
  isDisabled: false,
  createdAt: '2026-11-14T02:00:00Z',
  rejectedReason: null,
  permissions: {
    __typename: 'CampaignPermissions',
    edit: { __typename: 'Permission', allowed: true },
  },
  ...own,
});

function myCampaigns(nodes: object[], total = nodes.length, path = '/my-campaigns') {
  const asked: unknown[] = [];
  const handler = api.query('MyCampaigns', ({ variables }) => {
    asked.push(variables);
    return HttpResponse.json({
      data: { myCampaigns: { __typename: 'CampaignConnection', nodes, totalCount: total } },
    });
  });
  return { ...renderPage(path, { me: someMe(), handlers: [handler] }), asked };
}

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const article = heading.closest('article');
  if (!article) throw new Error('The heading stands in no card.');
  return within(article);
};

describe('my campaigns', () => {
  it('tells where each stands, and leads to it', async () => {
    myCampaigns([
      campaign('1', { state: 'AWAITING_APPROVAL' }),
      campaign('2'),
      campaign('3', { remarkCount: 14 }),
      campaign('4', { state: 'AWARDED' }),
    ]);
    expect((await card('Campaign 1')).getByText('Awaiting Approval')).toBeVisible();
    expect((await card('Campaign 1')).getByRole('link')).toHaveAttribute('href', '/campaigndetail/1');
    expect((await card('Campaign 2')).getByText('New Listing')).toBeVisible();
    expect((await card('Campaign 2')).getByText('Ends Dec 12, 2026')).toBeVisible();
    expect((await card('Campaign 3')).getByText('14 Influencers Interested')).toBeVisible();
    expect((await card('Campaign 3')).getByRole('link')).toHaveAttribute(
      'href',
      '/application-user-list/applicants/3',
    );
    expect((await card('Campaign 4')).getByText('Awarded')).toBeVisible();
  });

  it('says why one was not approved, and opens it for editing', async () => {
    const rejected = campaign('5', { state: 'INACTIVE', rejectedReason: 'Another brand is shown.' });
    const edited = api.query('EditedCampaign', () => HttpResponse.json({ data: { campaign: null } }));
    const handler = api.query('MyCampaigns', () =>
      HttpResponse.json({
        data: { myCampaigns: { __typename: 'CampaignConnection', nodes: [rejected], totalCount: 1 } },
      }),
    );
    const { user, router } = renderPage('/my-campaigns', { me: someMe(), handlers: [handler, edited] });
    expect(await screen.findByText(/was not approved: Another brand is shown\./)).toBeVisible();
    expect(screen.getByText('Not approved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit and resubmit: Campaign 5' }));
    await waitFor(() => expect(router.state.location.search).toBe('?compose=5'));
  });

  it('searches, sorts and turns pages of eight', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => campaign(String(index + 1)));
    const { user, asked } = myCampaigns(eight, 20);
    expect(await screen.findByText('Showing 1 to 8 of 20 entries')).toBeVisible();
    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 8, first: 8 }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'laksa');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { search: 'laksa' }, offset: 0 }));
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    const options = within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(options).toEqual(['Default', 'Price Low to High', 'Price High to Low']);
    await user.selectOptions(sort, 'Price High to Low');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ sort: 'PRICE_HIGH_TO_LOW', filter: { search: 'laksa' } }),
    );
  });

  it('offers to post the first one', async () => {
    myCampaigns([]);
    expect(await screen.findByText("You haven't posted a campaign yet.")).toBeVisible();
    expect(screen.queryByText('Sorry, no result found')).toBeNull();
    expect(screen.getByRole('button', { name: 'Post a campaign' })).toBeVisible();
  });
});

describe('my applications', () => {
  it('lists applications with their state, and leads to them', async () => {
    const remark = {
      __typename: 'Remark',
      id: 'rmk_31',
      state: 'OFFERED',
      hiredState: null,
      createdAt: '2026-11-15T08:12:00Z',
      offer: { __typename: 'Offer', id: 'ofr_8', amount: money(45_000) },
      campaign: campaign('2', { isMine: false }),
    };
    const handler = api.query('MyApplications', () =>
      HttpResponse.json({
        data: { myRemarks: { __typename: 'RemarkConnection', nodes: [remark], totalCount: 1 } },
      }),
    );
    renderPage('/my-application', { me: someMe(), handlers: [handler] });
    const shown = await card('Campaign 2');
    expect(shown.getByText('Offer pending · US$450')).toBeVisible();
    expect(shown.getByText('Applied Nov 15, 2026')).toBeVisible();
    expect(shown.getByRole('link')).toHaveAttribute('href', '/applicationdetail/applicantdetail/31');
  });

  it('shows the way to campaigns when there are none', async () => {
    const handler = api.query('MyApplications', () =>
      HttpResponse.json({
        data: { myRemarks: { __typename: 'RemarkConnection', nodes: [], totalCount: 0 } },
      }),
    );
    renderPage('/my-application', { me: someMe(), handlers: [handler] });
    expect(await screen.findByText("You haven't applied to a campaign yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a campaign' })).toHaveAttribute('href', '/campaigns');
  });
});

describe('my favorites', () => {
  it('asks for the favourites only', async () => {
    const asked: unknown[] = [];
    const handler = api.query('MyFavorites', ({ variables }) => {
      asked.push(variables);
      const nodes = [campaign('2', { isMine: false, isFavourite: true })];
      return HttpResponse.json({
        data: { campaigns: { __typename: 'CampaignConnection', nodes, totalCount: 1 } },
      });
    });
    renderPage('/my-favorites', { me: someMe(), handlers: [handler] });
    expect((await card('Campaign 2')).getByRole('link')).toHaveAttribute('href', '/campaigndetail/2');
    expect(asked[0]).toMatchObject({ filter: { favourites: true } });
  });
});
