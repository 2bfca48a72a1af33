import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { allowed, campaignPage, ownDetail, refused, someJob, someOffer, step } from './fixtures.ts';

const open = (handlers: ReturnType<typeof campaignPage>, path = '/campaigndetail/5') =>
  renderPage(path, { me: someMe(), handlers });

describe('tabs of the owner', () => {
  it.each([
    ['', 'Yet no applicants applied on campaigns'],
    ['?tab=suggested', 'Suggested User not found'],
    ['?tab=hired', 'Not yet appointed any of their influencers'],
    ['?tab=contact', 'Not yet appointed any of their influencers'],
  ])('%s without anybody: %s', async (search, text) => {
    open(campaignPage(ownDetail()), `/campaigndetail/5${search}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('stand in the address, with order and view', async () => {
    const { user, router } = open(campaignPage(ownDetail(), { applications: [someJob()] }));
    await user.click(await screen.findByRole('button', { name: 'Grid' }));
    const box = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(box)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Default',
      'Followers Low to high',
      'Followers High to low',
      'By Distance',
      'By Date Applied',
      'Price Low to High',
      'Price High to Low',
      'Engagement',
      'Country',
      'Rating',
      'Jobs done',
    ]);
    await user.selectOptions(box, 'By Distance');
    await user.click(screen.getByRole('tab', { name: 'Hired' }));
    expect(router.state.location.search).toBe('?view=grid&order=distance&tab=hired');
  });

  it('sort by distance once the own place may be known', async () => {
    const { user, router } = open(
      [
        api.query('OwnPlace', () =>
          HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', hasPlace: false } } }),
        ),
        ...campaignPage(ownDetail()),
      ],
      '/campaigndetail/5?order=distance',
    );
    const dialog = await screen.findByRole('dialog', {
      name: 'Koli would like to access your location to show nearby Influencers',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Allow' }));
    expect(await within(dialog).findByText(/couldn't get your location/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('sorts suggested people by no date', async () => {
    open(campaignPage(ownDetail()), '/campaigndetail/5?tab=suggested');
    const box = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(within(box).queryByRole('option', { name: 'By Date Applied' })).not.toBeInTheDocument();
  });

  it('count who applied and who is hired', async () => {
    open(campaignPage(ownDetail(), { applications: [someJob()], hired: [someJob({ id: 'rmk_8' })] }));
    expect(await screen.findByRole('tab', { name: 'Applications 1' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Hired 1' })).toBeVisible();
  });

  it('show who is online, as it changes', async () => {
    const { publish } = open(campaignPage(ownDetail(), { applications: [someJob()] }));
    const list = await screen.findByRole('list', { name: 'Applications' });
    const row = await within(list).findByRole('listitem');
    const told = (online: boolean) =>
      publish('PeoplePresence', {
        presenceChanged: [{ __typename: 'Profile', id: 'usr_31', online, lastSeenAt: null }],
      });
    await waitFor(() => {
      told(true);
      expect(within(row).getByText('Online')).toBeInTheDocument();
    });
    told(false);
    await waitFor(() => expect(within(row).queryByText('Online')).not.toBeInTheDocument());
  });

  it('are not for others', async () => {
    open(campaignPage(ownDetail({ isMine: false, permissions: { seeApplications: refused('FORBIDDEN') } })));
    expect(await screen.findByRole('heading', { name: 'Laksa week' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('offers', () => {
  const applied = someJob({ nextSteps: [step('MAKE_OFFER')] });

  it('need an amount, then say that it was submitted', async () => {
    const sent: unknown[] = [];
    const { user } = open([
      ...campaignPage(ownDetail(), { applications: [applied] }),
      api.mutation('MakeOffer', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { makeOffer: { remark: someJob({ state: 'OFFERED', offer: someOffer() }) } },
        });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Make Offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make Offer' });
    await user.click(within(dialog).getByRole('button', { name: 'Submit offer' }));
    expect(await within(dialog).findByText('Please enter offer amount!')).toBeVisible();
    const amount = within(dialog).getByRole('textbox', { name: 'Offer amount' });
    await user.type(amount, '1000000.01');
    await user.click(within(dialog).getByRole('button', { name: 'Submit offer' }));
    expect(
      await within(dialog).findByText(
        'Please enter an amount of at most 1,000,000 with at most two decimals.',
      ),
    ).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '450.50');
    await user.click(within(dialog).getByRole('button', { name: 'Submit offer' }));
    expect(await screen.findByText('Offer amount successfully submitted')).toBeVisible();
    expect(sent).toMatchObject([{ remarkId: 'rmk_7', amount: usd(45_050) }]);
  });

  it('say in the dialog why they were refused', async () => {
    const { user } = open([
      ...campaignPage(ownDetail(), { applications: [applied] }),
      api.query('JobNow', () => HttpResponse.json({ data: { remark: applied } })),
      api.mutation('MakeOffer', () => refusal('WRONG_STATE', "You can't do this right now.")),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Make Offer' }));
    await user.type(await screen.findByRole('textbox', { name: 'Offer amount' }), '450{Enter}');
    expect(await screen.findByText("You can't do this right now.")).toBeVisible();
  });

  it('change begins with the present amount', async () => {
    const job = someJob({
      state: 'OFFERED',
      offer: someOffer(),
      nextSteps: [step('CHANGE_OFFER')],
      turn: 'APPLICANT',
    });
    const { user } = open(campaignPage(ownDetail(), { applications: [job] }));
    expect(await screen.findByText('Offer pending · US$450')).toBeVisible();
    await user.click((await screen.findAllByRole('button', { name: 'Change offer' }))[0] as HTMLElement);
    expect(await screen.findByRole('textbox', { name: 'Offer amount' })).toHaveValue('450');
  });
});

describe('hiring and money', () => {
  it('asks before hiring for a free campaign, then says it is done', async () => {
    const job = someJob({ type: 'SHOUTOUT', nextSteps: [step('HIRE')] });
    const { user } = open([
      ...campaignPage(ownDetail({ type: 'SHOUTOUT' }), { applications: [job] }),
      api.mutation('Hire', () =>
        HttpResponse.json({ data: { hire: { remark: { ...job, state: 'HIRED' } } } }),
      ),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Hire Now' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to hire this applicant?',
    });
    expect(within(dialog).getByRole('button', { name: 'No' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('dialog', { name: 'Hired successfully' })).toBeVisible();
  });

  it('leads to the payment by way of what escrow is', async () => {
    const job = someJob({
      state: 'OFFER_ACCEPTED',
      offer: someOffer(45_000, 'ACCEPTED'),
      nextSteps: [step('PAY')],
    });
    const { user } = open(campaignPage(ownDetail(), { applications: [job] }));
    const card = await screen.findByRole('region', { name: 'Your turn: pay US$450 to hire' });
    await user.click(within(card).getByRole('button', { name: 'Pay Now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hire Influencer' });
    expect(within(dialog).getByText('What is Escrow?')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/payment/5/31');
  });

  it('releases after a question and says where the money went', async () => {
    const done = {
      state: 'DONE',
      hiredAt: '2026-11-20T01:00:00Z',
      doneAt: '2026-12-01T01:00:00Z',
      hiredState: 'COMPLETED',
      offer: someOffer(145_000, 'ACCEPTED'),
    };
    const job = someJob({ ...done, nextSteps: [step('RELEASE_PAYMENT')] });
    const { user } = open(
      [
        ...campaignPage(ownDetail(), { hired: [job] }),
        api.mutation('ReleasePayment', () =>
          HttpResponse.json({
            data: { releasePayment: { remark: someJob({ ...done, state: 'RELEASED' }) } },
          }),
        ),
      ],
      '/campaigndetail/5?tab=hired',
    );
    expect(await screen.findByText('Service fee')).toHaveTextContent('Service fee US$1,450');
    expect(screen.getByText('Completed')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Release Payment' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Release US$1,450 to Mei Tan?' });
    await user.click(within(dialog).getByRole('button', { name: 'Release US$1,450' }));
    expect(await screen.findByRole('dialog', { name: 'Payout Successfully Done' })).toBeVisible();
  });

  it('says why a payment cannot be released', async () => {
    const reason = 'No Bank account added for the recipient user';
    const job = someJob({
      state: 'DONE',
      hiredAt: '2026-11-20T01:00:00Z',
      hiredState: 'COMPLETED',
      offer: someOffer(),
      applicantHasBankAccount: false,
      nextSteps: [step('RELEASE_PAYMENT', 'RECIPIENT_BANK_MISSING', reason)],
    });
    open(campaignPage(ownDetail(), { hired: [job] }), '/campaigndetail/5?tab=hired');
    expect((await screen.findAllByText(reason))[0]).toBeVisible();
    // The line of the list comes after what stands above it.
    expect(await screen.findByText(/no payment details were added\. Please connect with Mei/)).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Release Payment' }))
      expect(button).toBeDisabled();
  });
});

describe('the campaign itself', () => {
  const found = ownDetail({ permissions: { close: allowed } });
  const closed = ownDetail({ state: 'AWARDED', endsOn: '2090-12-12' });

  it('is hidden after a question', async () => {
    const { user } = open([
      ...campaignPage(ownDetail()),
      api.mutation('SetCampaignDisabled', ({ variables }) =>
        HttpResponse.json({
          data: {
            setCampaignDisabled: {
              campaign: { __typename: 'Campaign', id: 'cmp_5', isDisabled: variables.input.disabled },
            },
          },
        }),
      ),
    ]);
    await user.click(await screen.findByRole('switch', { name: 'Campaign is visible' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Hide this campaign?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Hide campaign' }));
    expect(await screen.findByText('Campaign disabled')).toBeVisible();
  });

  it('is closed after a question, once somebody is hired', async () => {
    let isClosed = false;
    const { user } = open([
      api.query('CampaignDetail', () => HttpResponse.json({ data: { campaign: isClosed ? closed : found } })),
      ...campaignPage(found),
      api.mutation('CloseCampaign', () => {
        isClosed = true;
        return HttpResponse.json({
          data: { closeCampaign: { campaign: { __typename: 'Campaign', id: 'cmp_5', state: 'AWARDED' } } },
        });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Close campaign' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Close this campaign?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close campaign' }));
    expect(await screen.findByText(/takes no applications/)).toBeVisible();
    const visibility = screen.getByRole('region', { name: 'Visibility' });
    await waitFor(() => expect(visibility).toHaveTextContent('Campaign closed'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close campaign' })).toBeNull());
  });

  it.each([
    [{ state: 'OPEN' as const }, true],
    [{ state: 'AWAITING_APPROVAL' as const }, false],
    [{ isDisabled: true }, false],
    [{ endsOn: '2024-01-31' }, false],
  ])('offers to share only what others can open: %o', async (own, isOffered) => {
    open(campaignPage(ownDetail(own)));
    await screen.findByRole('link', { name: 'My Campaigns' });
    expect(screen.queryAllByRole('group', { name: 'Share' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('has no switch before it is published, nor after staff rejected it', async () => {
    open(
      campaignPage(
        ownDetail({
          state: 'INACTIVE',
          rejectedReason: 'The logo of another brand.',
          permissions: { edit: allowed, setDisabled: refused('WRONG_STATE') },
        }),
      ),
    );
    expect(await screen.findByText('Staff rejected it: The logo of another brand.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Visibility' })).not.toBeInTheDocument();
  });

  it('offers editing while the API does', async () => {
    const { user, router } = open(
      campaignPage(ownDetail({ state: 'AWAITING_APPROVAL', permissions: { edit: allowed } })),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit campaign' }));
    await waitFor(() => expect(router.state.location.search).toBe('?compose=5'));
  });

  it('follows an event that comes while it still asks because of another', async () => {
    const applications: unknown[] = [];
    const slow = api.query('CampaignRemarks', async () => {
      const nodes = [...applications];
      await delay(150);
      return HttpResponse.json({
        data: { campaignRemarks: { __typename: 'RemarkConnection', totalCount: nodes.length, nodes } },
      });
    });
    const { publish } = open([slow, ...campaignPage(ownDetail(), { applications })]);
    expect(await screen.findByText('Yet no applicants applied on campaigns')).toBeVisible();
    publish('CampaignChanged', {
      campaignChanged: { __typename: 'Campaign', id: 'cmp_5', state: 'OPEN', isDisabled: false },
    });
    await delay(50);
    applications.push(someJob());
    publish('JobChanged', {
      remarkChanged: {
        __typename: 'RemarkChange',
        remark: { __typename: 'Remark', id: 'rmk_7', state: 'APPLIED' },
      },
    });
    expect(await screen.findByText('Mei Tan')).toBeVisible();
  });

  it('follows an event that comes while the page is still loading', async () => {
    const applications: unknown[] = [];
    const slow = api.query('CampaignRemarks', async () => {
      const nodes = [...applications];
      await delay(600);
      return HttpResponse.json({
        data: { campaignRemarks: { __typename: 'RemarkConnection', totalCount: nodes.length, nodes } },
      });
    });
    const { publish } = open([slow, ...campaignPage(ownDetail(), { applications })]);
    expect(await screen.findByRole('tab', { name: /Applications/ })).toBeVisible();
    await delay(150);
    applications.push(someJob());
    publish('JobChanged', {
      remarkChanged: {
        __typename: 'RemarkChange',
        remark: { __typename: 'Remark', id: 'rmk_7', state: 'APPLIED' },
      },
    });
    expect(await screen.findByText('Mei Tan')).toBeVisible();
  });

  it('follows what the other side does', async () => {
    const applications: unknown[] = [];
    const { publish } = open(campaignPage(ownDetail(), { applications }));
    expect(await screen.findByText('Yet no applicants applied on campaigns')).toBeVisible();
    applications.push(someJob());
    publish('JobChanged', {
      remarkChanged: {
        __typename: 'RemarkChange',
        remark: { __typename: 'Remark', id: 'rmk_7', state: 'APPLIED' },
      },
    });
    expect(await screen.findByText('Mei Tan')).toBeVisible();
  });
});
