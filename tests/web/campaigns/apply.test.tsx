import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, refused, someDetail, someJob } from './fixtures.ts';

const applicant = (own: Record<string, unknown> = {}) =>
  api.query('Applicant', () =>
    HttpResponse.json({
      data: {
        me: {
          __typename: 'Account',
          id: 'usr_1',
          profile: {
            __typename: 'Profile',
            id: 'usr_1',
            instagramUsername: 'meieats',
            facebookUsername: null,
            followers: 84_200,
            followersSource: 'SELF_REPORTED',
            country: { __typename: 'Country', code: 'SG' },
            ...own,
          },
        },
      },
    }),
  );

const gate = (code: string, reason: string) =>
  campaignPage(someDetail({ permissions: { apply: refused(code, reason) } }));

async function pressApply(handlers: ReturnType<typeof campaignPage>, me = someMe()) {
  const page = renderPage('/campaigndetail/5', { me, handlers });
  await page.user.click(await screen.findByRole('button', { name: 'Apply' }));
  return page;
}

describe('gates of applying', () => {
  it('sends visitors to the login, and remembers what they pressed', async () => {
    const { user, router } = renderPage('/campaigndetail/5', {
      handlers: gate('SIGN_IN_REQUIRED', 'Please sign in to continue.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?auth=login&then=apply');
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  it('brings who signed in back to the form they wanted', async () => {
    let signedIn = false;
    const { user, router } = renderPage('/campaigndetail/5?auth=login&then=apply', {
      handlers: [
        ...campaignPage(someDetail()),
        applicant(),
        api.query('Me', () => HttpResponse.json({ data: { me: signedIn ? someMe() : null } })),
        api.mutation('SignIn', () => {
          signedIn = true;
          return HttpResponse.json({ data: { signIn: { account: { __typename: 'Account', id: 'usr_1' } } } });
        }),
        api.query('Notifications', () =>
          HttpResponse.json({ data: { notifications: { nodes: [], totalCount: 0, unread: 0 } } }),
        ),
      ],
    });
    const login = await screen.findByRole('dialog', { name: 'Login' });
    await user.type(within(login).getByLabelText(/Email address/), 'mei@example.test');
    await user.type(within(login).getByLabelText(/^Password/), 'Demo-pass-1');
    await user.click(within(login).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Remark' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/campaigndetail/5');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('prompts for what the profile lacks', async () => {
    const prompt = 'Please update missing details from your Profile to continue applying on Campaigns Jobs?';
    const { user } = await pressApply(gate('PROFILE_INCOMPLETE', prompt));
    const dialog = await screen.findByRole('dialog', { name: prompt });
    expect(within(dialog).getByRole('link', { name: 'Update Now' })).toHaveAttribute(
      'href',
      '/edit-profile/5',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Do It Later' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says how many followers are needed', async () => {
    const text = 'Minimum followers count should be 100000 to apply for this campaign.';
    await pressApply(gate('TOO_FEW_FOLLOWERS', text));
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible();
  });

  it('waits for the verified address, and mails the link again', async () => {
    const { user } = await pressApply(
      [
        ...gate('EMAIL_NOT_VERIFIED', 'Please verify your email address first.'),
        api.mutation('ResendVerification', () =>
          HttpResponse.json({
            data: { resendVerification: { account: { __typename: 'Account', id: 'usr_1' } } },
          }),
        ),
      ],
      someMe({ emailVerified: false }),
    );
    await user.click(await screen.findByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('We sent the link again to mei@example.test')).toBeVisible();
  });

  it('says why a closed campaign takes nobody', async () => {
    const text = "This campaign doesn't take applications. Choose another one.";
    renderPage('/campaigndetail/5', { me: someMe(), handlers: gate('CAMPAIGN_CLOSED', text) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Closed' })).toBeVisible();
  });

  it('shows every condition before the application, met or not', async () => {
    const of = (condition: string, state: string) => ({
      __typename: 'Fit' as const,
      ...{ condition, state, change: null, refuses: false },
    });
    const fit = [of('COUNTRY', 'NOT_MET'), of('AGE', 'MET'), of('PAYOUT_COUNTRY', 'UNKNOWN')] as never;
    await pressApply([...campaignPage(someDetail({ fit })), applicant()]);
    const form = within(await screen.findByRole('dialog', { name: 'Remark' }));
    const rows = await form.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Lives in SingaporeNot metYou can still apply. Moved? Update your profile.',
      'Age: 18-24Met',
      'Payout country: SingaporeUnknownTo get paid, add a Singapore bank account.',
    ]);
  });

  it('tells a gate that closed in the meantime', async () => {
    const text = 'Minimum followers count should be 100000 to apply for this campaign.';
    const { user } = await pressApply([
      ...campaignPage(someDetail()),
      applicant(),
      api.mutation('Apply', () => refusal('TOO_FEW_FOLLOWERS', text)),
    ]);
    const form = await screen.findByRole('dialog', { name: 'Remark' });
    await user.click(await within(form).findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the application', () => {
  it('names a price, and says which conditions the viewer does not meet', async () => {
    const sent: unknown[] = [];
    const fit = [
      { __typename: 'Fit' as const, condition: 'AGE', state: 'NOT_MET', change: 'PROFILE', refuses: false },
    ] as never;
    const { user } = await pressApply([
      ...campaignPage(someDetail({ fit })),
      applicant(),
      api.mutation('Apply', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({ data: { applyToCampaign: { remark: someJob({ mySide: 'APPLICANT' }) } } });
      }),
    ]);
    const form = await screen.findByRole('dialog', { name: 'Remark' });
    expect(await within(form).findByText('Age: 18-24')).toBeVisible();
    expect(within(form).getByText('You can still apply.')).toBeVisible();
    await user.type(within(form).getByRole('textbox', { name: 'Your price (optional)' }), '450.5');
    await user.click(within(form).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(sent).toEqual([{ campaignId: 'cmp_5', text: null, price: { amount: 45_050, currency: 'USD' } }]),
    );
  });

  it('goes out without a message, and reads Applied after it', async () => {
    let applied = false;
    const sent: unknown[] = [];
    const job = someJob({ mySide: 'APPLICANT' });
    const { user } = await pressApply([
      api.query('CampaignDetail', () =>
        HttpResponse.json({
          data: {
            campaign: someDetail(
              applied
                ? {
                    myRemark: job as never,
                    permissions: { apply: refused('ALREADY_APPLIED', 'Applied before.') },
                  }
                : {},
            ),
          },
        }),
      ),
      applicant(),
      api.mutation('Apply', ({ variables }) => {
        applied = true;
        sent.push(variables.input);
        return HttpResponse.json({ data: { applyToCampaign: { remark: job } } });
      }),
    ]);
    const form = await screen.findByRole('dialog', { name: 'Remark' });
    await user.click(await within(form).findByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Applied' })).toBeDisabled();
    expect(sent).toEqual([{ campaignId: 'cmp_5', text: null }]);
    expect(
      await screen.findByRole('heading', { name: "Rice & Fire's turn: review your application" }),
    ).toBeVisible();
  });

  it('asks for followers only of who has a connected account, and saves a corrected number first', async () => {
    const sent: unknown[] = [];
    const { user } = await pressApply([
      ...campaignPage(someDetail()),
      applicant(),
      api.mutation('SetFollowersForApplying', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: {
            setFollowers: {
              account: {
                __typename: 'Account',
                id: 'usr_1',
                profile: {
                  __typename: 'Profile',
                  id: 'usr_1',
                  followers: 90_000,
                  followersSource: 'SELF_REPORTED',
                },
              },
            },
          },
        });
      }),
      api.mutation('Apply', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({ data: { applyToCampaign: { remark: someJob() } } });
      }),
    ]);
    const followers = await screen.findByRole('textbox', { name: 'Follower count' });
    await user.clear(followers);
    await user.type(followers, '90000');
    await user.type(screen.getByRole('textbox', { name: 'Message (optional)' }), 'Hello');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(sent).toEqual([{ followers: 90_000 }, { campaignId: 'cmp_5', text: 'Hello' }]),
    );
  });

  it('hides the number of who has none', async () => {
    await pressApply([...campaignPage(someDetail()), applicant({ instagramUsername: null })]);
    expect(await screen.findByRole('textbox', { name: 'Message (optional)' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Follower count' })).not.toBeInTheDocument();
  });
});

it('who cannot be paid learns it on the page and while applying, and may apply', async () => {
  const getPaid = refused('PAYOUT_OUT_OF_REACH', 'Payouts go to bank accounts in Singapore only.');
  const { user } = renderPage('/campaigndetail/5', {
    me: someMe(),
    handlers: [
      applicant({ country: { __typename: 'Country', code: 'ID' } }),
      ...campaignPage(someDetail({ permissions: { getPaid } })),
    ],
  });
  expect(await screen.findByText(/Payouts go to bank accounts in Singapore only/)).toBeVisible();
  for (const button of await screen.findAllByRole('button', { name: 'Apply' })) expect(button).toBeEnabled();
  const [apply] = screen.getAllByRole('button', { name: 'Apply' });
  await user.click(apply as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Remark' });
  expect(await within(dialog).findByText(/Payouts go to bank accounts in Singapore only/)).toBeVisible();
});
