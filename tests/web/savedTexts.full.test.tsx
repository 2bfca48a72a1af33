import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { forgetTexts } from '../../web/src/lib/form/savedTexts.ts';
import { emptyCampaign } from '../../web/src/pages/campaign-editor/CampaignEditor/campaignValues.ts';
import { keep, readKept } from '../../web/src/pages/campaign-editor/CampaignEditor/draft/keptForm.ts';
import { campaignPage, someDetail, someJob } from './campaigns/fixtures.ts';
import { refusal, renderPage, someMe } from './support/render.tsx';
import { api, server } from './support/server.ts';

afterEach(() => sessionStorage.clear());

it('a campaign being composed is kept until the sign-out', () => {
  const values = { ...emptyCampaign, title: 'Laksa week' };
  keep('usr_1', 'new', values);
  expect(readKept('usr_1', 'new')).toEqual(values);
  expect(readKept('usr_2', 'new')).toBeNull();
  forgetTexts();
  expect(readKept('usr_1', 'new')).toBeNull();
});

const allowed = api.query('Applicant', () =>
  HttpResponse.json({
    data: {
      me: {
        __typename: 'Account',
        id: 'usr_1',
        profile: {
          __typename: 'Profile',
          id: 'usr_1',
          instagramUsername: null,
          facebookUsername: null,
          followers: 10,
          followersSource: 'SELF_REPORTED',
        },
      },
    },
  }),
);

async function openApply(send: Parameters<typeof api.mutation>[1], me = someMe()) {
  const page = renderPage('/campaigndetail/5', {
    me,
    handlers: [...campaignPage(someDetail()), allowed, api.mutation('Apply', send)],
  });
  await page.user.click(await screen.findByRole('button', { name: 'Apply' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remark' });
  const message = await within(dialog).findByLabelText('Message (optional)');
  const apply = () => page.user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  return { ...page, dialog, message, apply };
}

const refuses = () => refusal('INTERNAL', 'x');

it('a message stays through a broken connection and a reload, and the same press works again', async () => {
  const sent: unknown[] = [];
  const first = await openApply(({ variables }) => {
    sent.push(variables.input);
    return HttpResponse.error();
  });
  await first.user.type(first.message, 'I eat');
  await first.apply();
  expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
  expect(first.message).toHaveValue('I eat');
  expect(sent).toHaveLength(1);
  first.unmount();

  const second = await openApply(({ variables }) => {
    sent.push(variables.input);
    return HttpResponse.json({ data: { applyToCampaign: { remark: someJob() } } });
  });
  expect(second.message).toHaveValue('I eat');
  await second.apply();
  expect(await screen.findByText('Applied')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sessionStorage).toHaveLength(0);
});

it('an application that arrived although its answer was lost is no refusal at the second press', async () => {
  let tries = 0;
  const page = await openApply(() => {
    tries += 1;
    return tries === 1 ? HttpResponse.error() : refusal('ALREADY_APPLIED', 'You have already applied.');
  });
  await page.user.type(page.message, 'I eat');
  await page.apply();
  expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
  await page.apply();
  expect(await screen.findByText('Applied')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('a message is not shown to another member in the same tab', async () => {
  const mine = await openApply(refuses);
  await mine.user.type(mine.message, 'Mine');
  mine.unmount();
  const theirs = await openApply(refuses, someMe({ id: 'usr_2' }));
  expect(theirs.message).toHaveValue('');
});

it('logging out forgets what was being written', async () => {
  const page = await openApply(refuses);
  await page.user.type(page.message, 'Mine');
  await page.user.click(within(page.dialog).getByRole('button', { name: 'Cancel' }));
  expect(sessionStorage).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Hi, Mei Tan' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  server.use(api.mutation('SignOut', () => HttpResponse.json({ data: { signOut: { isSignedOut: true } } })));
  const sure = await screen.findByRole('dialog', { name: 'Are you sure you want to Logout?' });
  await page.user.click(within(sure).getByRole('button', { name: 'Ok' }));
  await expect.poll(() => sessionStorage.length).toBe(0);
});
