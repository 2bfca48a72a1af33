import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { callingCodes } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { emptyFormAccount, formAccount, profileChoices, profileForm } from './accounts.ts';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this);
  };
});

const open = async (me = formAccount(), handlers: RequestHandler[] = [], path = '/edit-profile') => {
  const page = renderPage(path, {
    me: someMe(),
    handlers: [...handlers, profileForm(me), ...profileChoices()],
  });
  await screen.findByLabelText('First name');
  await screen.findByRole('checkbox', { name: 'Food' });
  return page;
};
const update = () => screen.getByRole('button', { name: 'Update Account' });
const retype = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};
const saved = (inputs: unknown[], answer = formAccount()) =>
  api.mutation('UpdateProfile', ({ variables }) => {
    inputs.push(variables.input);
    return HttpResponse.json({ data: { updateProfile: { account: answer } } });
  });

describe('profile tab', () => {
  it('sends visitors home', async () => {
    const { router } = renderPage('/edit-profile');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows the account; username and email cannot be changed', async () => {
    await open();
    expect(screen.getByLabelText('Username')).toHaveValue('meieats');
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('81234567');
    expect(screen.getByLabelText('Gender')).toHaveValue('FEMALE');
    expect(screen.getByLabelText('Country')).toHaveValue('SG');
    expect(screen.getByLabelText('Price per post')).toHaveValue('450');
    const genders = within(screen.getByLabelText('Gender')).getAllByRole('option');
    expect(genders.map((option) => option.textContent)).toEqual([
      'Please select',
      'Male',
      'Female',
      'Others',
    ]);
    expect(within(screen.getByRole('group', { name: 'Date of birth' })).getByText('1998')).toBeVisible();
  });

  it('asks for names and mobile number, and leads to the first', async () => {
    const inputs: unknown[] = [];
    const { user } = await open(formAccount(), [saved(inputs)]);
    for (const label of ['First name', 'Last name', 'Mobile number']) await retype(user, label, '');
    await user.click(update());
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Last name is required')).toBeVisible();
    expect(screen.getByText('Mobile number is required')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(inputs).toEqual([]);
  });

  it('guesses the calling code of who has none, and shows the own country where some share one', async () => {
    const home = { country: { __typename: 'Country', code: 'US', name: 'United States' } } as const;
    await open(formAccount({ phonePrefix: null }, home), [callingCodes('CA')]);
    await waitFor(() => expect(screen.getByLabelText('Calling code')).toHaveDisplayValue('United States +1'));
  });

  it('refuses a number that no phone of the country can have', async () => {
    const { user } = await open();
    await retype(user, 'Mobile number', '812345');
    await user.tab();
    expect(await screen.findByText('Invalid mobile number')).toBeVisible();
  });

  it('takes ten digits as mobile number and nothing else', async () => {
    const { user } = await open();
    await retype(user, 'Mobile number', '8123 456');
    await user.tab();
    expect(await screen.findByText('Invalid mobile number')).toBeVisible();
    await retype(user, 'Mobile number', '123456789012');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('1234567890');
    await waitFor(() => expect(screen.queryByText('Invalid mobile number')).not.toBeInTheDocument());
  });

  it('takes no day of birth after today, and no half one', async () => {
    const { user } = await open();
    const group = screen.getByRole('group', { name: 'Date of birth' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Year' }));
    await user.keyboard('2999');
    await user.click(update());
    expect(await screen.findByText('Please select a date that is not in the future')).toBeVisible();
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('{Backspace}');
    await user.click(screen.getByLabelText('City'));
    expect(await screen.findByText('Please enter the date as dd/MM/yyyy')).toBeVisible();
  });

  it('refuses what is no amount and no count', async () => {
    const { user } = await open();
    await retype(user, 'Price per post', '12.345');
    await retype(user, 'Followers', 'many');
    await user.click(update());
    expect(
      await screen.findByText('Please enter an amount of at most 1,000,000 with at most two decimals.'),
    ).toBeVisible();
    expect(screen.getByText('Please enter a whole number')).toBeVisible();
  });

  it('saves what was typed and leads to the own profile', async () => {
    const inputs: unknown[] = [];
    const nextPage = [
      api.query('OwnProfile', () => HttpResponse.error()),
      api.query('OwnCampaigns', () => HttpResponse.error()),
    ];
    const { user, router } = await open(formAccount(), [saved(inputs), ...nextPage]);
    await retype(user, 'First name', ' Mei Ling ');
    await user.selectOptions(screen.getByLabelText('Calling code'), 'Malaysia +60');
    await user.selectOptions(screen.getByLabelText('Gender'), 'Others');
    await retype(user, 'City', '');
    await retype(user, 'Price per post', '1,200.50');
    await user.click(screen.getByRole('checkbox', { name: 'Malay' }));
    await user.click(screen.getByRole('button', { name: 'Add price' }));
    const row = within(screen.getByRole('group', { name: 'Price 1' }));
    await user.selectOptions(row.getByLabelText('Platform'), 'TikTok');
    await user.click(update());
    expect(await row.findByText('Please enter a price')).toBeVisible();
    await user.type(row.getByLabelText('Price'), '300');
    await user.type(row.getByLabelText('Included (optional)'), 'Up to 3 minutes');
    await retype(user, 'Paid ads for 30 days', '120');
    await user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Profile Updated!' });
    expect(within(dialog).getByText('Your account has been updated successfully.')).toBeVisible();
    expect(inputs).toEqual([
      {
        first: 'Mei Ling',
        last: 'Tan',
        phonePrefix: '+60',
        mobile: '81234567',
        gender: 'OTHERS',
        country: 'SG',
        city: null,
        dateOfBirth: '1998-04-03',
        bio: 'Laksa, mostly.',
        instagramPrice: usd(120050),
        facebookPrice: usd(9900),
        languages: ['MS'],
        formatPrices: [{ platform: 'TIKTOK', format: 'REEL', price: usd(30000), note: 'Up to 3 minutes' }],
        paidAdsPrice: usd(12000),
      },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const refused = api.mutation('UpdateProfile', () =>
      refusal('MOBILE_INVALID', 'Invalid mobile number', 'mobile'),
    );
    const { user } = await open(formAccount(), [refused]);
    await retype(user, 'Bio', 'New words');
    await user.click(update());
    expect(await screen.findByText('Invalid mobile number')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveFocus());
    expect(screen.getByLabelText('Bio')).toHaveValue('New words');
  });

  it('says so when the network fails', async () => {
    const { user } = await open(formAccount(), [api.mutation('UpdateProfile', () => HttpResponse.error())]);
    await user.click(update());
    expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
  });

  it('brings back what was typed before a reload, until it is saved or discarded', async () => {
    const first = await open();
    await retype(first.user, 'City', 'Ipoh');
    first.unmount();
    const second = await open();
    expect(screen.getByLabelText('City')).toHaveValue('Ipoh');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('City')).toHaveValue('Singapore');
    second.unmount();
    await open();
    expect(screen.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
  });

  it('keeps what was typed while the other tab is open', async () => {
    const settings = api.query('SettingsTab', () => HttpResponse.error());
    const { user } = await open(formAccount(), [settings]);
    await retype(user, 'City', 'Ipoh');
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await waitFor(() => expect(screen.getByLabelText('City')).not.toBeVisible());
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await waitFor(() => expect(screen.getByLabelText('City')).toBeVisible());
    expect(screen.getByLabelText('City')).toHaveValue('Ipoh');
  });
});

describe('profile tab, opened to apply to a campaign', () => {
  it('highlights what applying needs and shows the first', async () => {
    await open(emptyFormAccount(), [], '/edit-profile/12');
    expect(screen.getAllByText('Needed to apply for campaigns')).toHaveLength(6);
    for (const label of ['Gender', 'Country', 'Bio', 'Price per post']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(screen.getByRole('button', { name: 'Link Instagram' })).toHaveAttribute('aria-invalid', 'true');
    expect(scrolled).toHaveBeenCalledWith(screen.getByLabelText('Gender'));
  });

  it.each(['/edit-profile', '/edit-profile/no-campaign'])('highlights nothing at %s', async (path) => {
    await open(emptyFormAccount(), [], path);
    expect(screen.queryByText('Needed to apply for campaigns')).not.toBeInTheDocument();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('takes a highlight away when the field is filled, and leads back to the campaign', async () => {
    const inputs: unknown[] = [];
    const answer = formAccount({ missingForApplying: ['BIO', 'INSTAGRAM_PRICE'] });
    const { user, router } = await open(emptyFormAccount(), [saved(inputs, answer)], '/edit-profile/12');
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
    expect(screen.getAllByText('Needed to apply for campaigns')).toHaveLength(5);
    await user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Profile Updated!' });
    expect(within(dialog).getByText('To apply, add: bio and price per Instagram post.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigndetail/12'));
  });
});
