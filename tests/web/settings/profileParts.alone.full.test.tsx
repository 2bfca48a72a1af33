import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cropPicture } from '../../../web/src/pages/settings/EditProfilePage/AvatarCrop/cropPicture.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { emptyFormAccount, formAccount, profileChoices, profileForm, UPLOAD_WARNING } from './accounts.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = vi.fn();
});

const open = async (me = formAccount(), handlers: RequestHandler[] = []) => {
  const page = renderPage('/edit-profile', {
    me: someMe(),
    handlers: [...handlers, profileForm(me), ...profileChoices()],
  });
  await screen.findByRole('checkbox', { name: 'Food' });
  return page;
};

describe('interests', () => {
  const account = (interests: string[]) => ({
    __typename: 'Account',
    id: 'usr_1',
    profile: { __typename: 'Profile', id: 'usr_1', interests },
  });

  it('are saved as they are switched; the last switch wins', async () => {
    const sent: unknown[] = [];
    const { user } = await open(formAccount(), [
      api.mutation('SetInterests', ({ variables }) => {
        sent.push(variables.input.interests);
        return HttpResponse.json({
          data: { setInterests: { account: account(variables.input.interests as string[]) } },
        });
      }),
    ]);
    expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Travel' }));
    await user.click(screen.getByRole('checkbox', { name: 'Food' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['Travel']));
    expect(screen.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Food' })).not.toBeChecked();
  });

  it('go back when they cannot be saved', async () => {
    const { user } = await open(formAccount(), [api.mutation('SetInterests', () => HttpResponse.error())]);
    await user.click(screen.getByRole('checkbox', { name: 'Travel' }));
    expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Travel' })).not.toBeChecked();
  });
});

describe('Instagram account', () => {
  const linking = async (handlers: RequestHandler[] = []) => {
    const page = await open(emptyFormAccount(), handlers);
    expect(screen.getByText('Instagram account not linked')).toBeVisible();
    expect(screen.queryByLabelText('Followers')).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Link Instagram' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Instagram account' });
    return { ...page, dialog, add: () => within(dialog).getByRole('button', { name: 'Add Account' }) };
  };

  it('asks for a username', async () => {
    const { user, add } = await linking();
    await user.click(add());
    expect(await screen.findByText('Please enter username.')).toBeVisible();
    expect(screen.getByLabelText('Instagram username')).toHaveFocus();
  });

  const silent = "Instagram isn't answering. Nothing was changed. Try again later.";
  const unreached = 'Could not reach Koli. Nothing was lost: try again.';
  it.each([
    ['is refused', () => refusal('USERNAME_INVALID', 'whatever', 'username'), null],
    ['is not answered by Instagram', () => refusal('UNAVAILABLE', 'Later!', 'username'), silent],
    ['does not arrive', () => HttpResponse.error(), unreached],
  ])('says so when it %s', async (_, answer, cause) => {
    const { user, add, dialog } = await linking([api.mutation('SetInstagramUsername', answer)]);
    await user.type(within(dialog).getByLabelText('Instagram username'), 'mei.eats');
    await user.click(add());
    expect(
      await screen.findByText('Please check if you have entered the correct details or try again.'),
    ).toBeVisible();
    const causes = [silent, unreached].filter((text) => within(dialog).queryByText(text));
    expect(causes).toEqual(cause ? [cause] : []);
  });

  it('is linked, asks for followers then, and is removed after a question', async () => {
    const sent: unknown[] = [];
    const { user, dialog } = await linking([
      api.mutation('SetInstagramUsername', ({ variables }) => {
        sent.push(variables.input.username);
        const instagramUsername = (variables.input.username as string | null) ?? null;
        const answer = formAccount({}, { instagramUsername, followers: 0, instagramPrice: null });
        return HttpResponse.json({ data: { setInstagramUsername: { account: answer } } });
      }),
    ]);
    await user.type(within(dialog).getByLabelText('Instagram username'), '@meieats{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The form behind the dialog was not sent along.
    expect(screen.queryByText('Mobile number is required')).not.toBeInTheDocument();
    expect(screen.getAllByText('@meieats').length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Followers')).toBeVisible();
    expect(screen.getByText('Brands see it as self-reported')).toBeVisible();
    await user.type(screen.getByLabelText('Followers'), '1200');
    await user.type(screen.getByLabelText('Price per post'), '80');

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Instagram account not linked')).toBeVisible();
    expect(sent).toEqual(['meieats', null]);
    expect(screen.queryByLabelText('Followers')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Price per post')).toHaveValue('');
  });

  it('saves a changed follower number with the account', async () => {
    const sent: unknown[] = [];
    const { user } = await open(formAccount(), [
      api.mutation('SetFollowers', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { setFollowers: { account: formAccount({}, { followers: 90000 }) } },
        });
      }),
      api.mutation('UpdateProfile', () =>
        HttpResponse.json({ data: { updateProfile: { account: formAccount() } } }),
      ),
    ]);
    await user.clear(screen.getByLabelText('Followers'));
    await user.type(screen.getByLabelText('Followers'), '90000');
    await user.click(screen.getByRole('button', { name: 'Update Account' }));
    await screen.findByRole('dialog', { name: 'Profile Updated!' });
    expect(sent).toEqual([{ followers: 90000 }]);
  });
});

// jsdom shows and draws no pictures: the cropping itself is seen in a real browser.
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (area: unknown, pixels: unknown) => void }) => (
    <button type="button" onClick={() => onCropComplete({}, { x: 10, y: 0, width: 300, height: 300 })}>
      Move
    </button>
  ),
}));
vi.mock('../../../web/src/pages/settings/EditProfilePage/AvatarCrop/cropPicture.ts', () => ({
  cropPicture: vi.fn(async () => new File(['square'], 'face.jpg', { type: 'image/jpeg' })),
}));

describe('photo', () => {
  const choose = () => screen.getByLabelText('Profile photo');
  const jpeg = () => new File(['face'], 'holiday.jpg', { type: 'image/jpeg' });
  const stored = () => HttpResponse.json({ id: 'p7', tiny: '/t', small: '/s', medium: '/m', large: '/l' });
  const setAvatar = api.mutation('SetAvatar', ({ variables }) => {
    const avatar = variables.input.picture && {
      __typename: 'Picture',
      id: variables.input.picture,
      tiny: '/t',
      small: '/s',
    };
    const profile = { __typename: 'Profile', id: 'usr_1', avatar };
    return HttpResponse.json({
      data: { setAvatar: { account: { __typename: 'Account', id: 'usr_1', profile } } },
    });
  });
  const crop = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.upload(choose(), jpeg());
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    expect(dialog.getByRole('button', { name: 'Use photo' })).toBeDisabled();
    await user.click(await dialog.findByRole('button', { name: 'Move' }));
    await user.click(dialog.getByRole('button', { name: 'Use photo' }));
    return dialog;
  };
  const photo = () => screen.getByRole('region', { name: 'Photo', hidden: true });

  it('is cropped, uploaded as an avatar, becomes the face, and is taken away again', async () => {
    const heads: unknown[] = [];
    const { user } = await open(formAccount(), [
      http.post('/files', async ({ request }) => {
        heads.push([
          new URL(request.url).searchParams.get('purpose'),
          request.headers.get('apollo-require-preflight'),
          (await request.text()).includes('name="file"; filename="face.jpg"'),
        ]);
        return stored();
      }),
      setAvatar,
    ]);
    await crop(user);
    await waitFor(() => expect(photo().querySelector('img')).toHaveAttribute('src', '/s'));
    expect(heads).toEqual([['avatar', '1', true]]);
    expect(vi.mocked(cropPicture)).toHaveBeenCalledWith(
      'blob:preview',
      { x: 10, y: 0, width: 300, height: 300 },
      { maxBytes: 2_097_152, warning: UPLOAD_WARNING },
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(photo().querySelector('img')).toBeNull());
  });

  it('shows the upload warning for the wrong type and for too many bytes, and uploads nothing', async () => {
    await open();
    const { default: userEvent } = await import('@testing-library/user-event');
    const user = userEvent.setup({ applyAccept: false });
    for (const file of [
      new File(['gif'], 'face.gif', { type: 'image/gif' }),
      new File([new Uint8Array(2_097_153)], 'big.png', { type: 'image/png' }),
    ]) {
      await user.upload(choose(), file);
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByText(UPLOAD_WARNING)).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('shows the warning also when the server refuses it', async () => {
    const refused = http.post('/files', () =>
      HttpResponse.json({ error: { code: 'IMAGE_REFUSED', message: UPLOAD_WARNING } }, { status: 400 }),
    );
    const { user } = await open(formAccount(), [refused]);
    await crop(user);
    expect(await screen.findByText(UPLOAD_WARNING)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use photo' })).not.toBeInTheDocument());
    expect(photo().querySelector('img')).toBeNull();
  });

  it('keeps the crop when the network fails, for another try', async () => {
    let isDown = true;
    const { user } = await open(formAccount(), [
      http.post('/files', () => (isDown ? HttpResponse.error() : stored())),
      setAvatar,
    ]);
    const dialog = await crop(user);
    expect(await dialog.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Use photo' }));
    await waitFor(() => expect(photo().querySelector('img')).toHaveAttribute('src', '/s'));
  });
});
