import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';
import { expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { money, someJob, someOffer } from './fixtures.ts';

const account = { __typename: 'PayoutAccount', bankName: 'DBS', last4: '3456' };

const jobMoney = (own: object) => ({
  __typename: 'JobMoney',
  place: 'ON_ITS_WAY',
  amount: money(45_000),
  promisedOn: null,
  promises: [],
  sent: null,
  arrivedOn: null,
  account: null,
  hold: null,
  ...own,
});

async function note(own: object, job: Parameters<typeof someJob>[0] = {}, handlers: RequestHandler[] = []) {
  const released = {
    state: 'RELEASED',
    turn: 'NOBODY',
    mySide: 'APPLICANT',
    hiredAt: '2026-11-20T01:00:00Z',
    hiredState: 'PAYMENT_DONE',
    offer: someOffer(45_000, 'ACCEPTED'),
    nextSteps: [],
    money: jobMoney(own),
  } as const;
  renderPage('/applicationdetail/applicantdetail/7', {
    me: someMe(),
    handlers: [
      ...handlers,
      api.query('Application', () =>
        HttpResponse.json({ data: { remark: someJob({ ...released, ...job }) } }),
      ),
    ],
  });
  const title = await screen.findByRole('heading', { name: /^US\$450 / });
  return title.closest('section') as HTMLElement;
}

const promises = (...days: string[]) => days.map((day) => ({ __typename: 'PayoutPromise', day }));

it('says by when money is in which account, and which day was promised first', async () => {
  const part = await note({
    promisedOn: '2026-12-07',
    promises: promises('2026-12-07', '2026-12-04'),
    account,
  });
  expect(part).toHaveTextContent(
    'US$450 is on its wayIt should be in DBS •••• 3456 by 7 Dec 2026. First promised for 4 Dec.',
  );
});

it('tells the owner the day, and not the account', async () => {
  const part = await note(
    { promisedOn: '2026-12-07', promises: promises('2026-12-07') },
    { mySide: 'OWNER' },
  );
  expect(part).toHaveTextContent("US$450 is on its wayIt should be in Mei's bank by 7 Dec 2026.");
});

it('tells the influencer what the provider sends in another currency', async () => {
  const sent = { ...money(58_750), currency: 'SGD' };
  const part = await note({ promisedOn: '2026-12-07', promises: promises('2026-12-07'), account, sent });
  expect(part).toHaveTextContent('US$450 is on its way');
  expect(part).toHaveTextContent('Sent to your bank account as S$587.50.');
});

it('says when it arrived', async () => {
  const part = await note({ place: 'ARRIVED', arrivedOn: '2026-12-05', promisedOn: '2026-12-07', account });
  expect(part).toHaveTextContent('US$450 has arrivedOn 5 Dec 2026 in DBS •••• 3456.');
});

it('says what holds it, and leads to the next step', async () => {
  const hold = {
    __typename: 'PayoutHold',
    reason: 'BANK_REJECTED',
    until: null,
    text: 'Your payout for “Laksa week” is on hold. Your bank sent the money back.',
    code: 'job.payoutHeld.person',
    params: { campaignTitle: 'Laksa week', holdReason: 'bank_rejected' },
    path: '/edit-profile/setting',
  };
  const part = await note({ hold });
  expect(within(part).getByRole('note')).toHaveTextContent(
    'On hold: sent back by the bankYour payout for “Laksa week” is on hold. Your bank sent the money back.',
  );
  expect(within(part).getByRole('link', { name: 'Open Settings' })).toHaveAttribute(
    'href',
    '/edit-profile/setting',
  );
});

it('leads to the page of the payment provider, and back to the job', async () => {
  const asked: unknown[] = [];
  const hold = {
    __typename: 'PayoutHold',
    reason: 'DOCUMENT_NEEDED',
    until: null,
    text: 'The payment provider needs a document from you.',
    code: 'job.payoutHeld.person',
    params: { campaignTitle: 'Laksa week', holdReason: 'document_needed' },
    path: '/edit-profile/setting',
  };
  const part = await note({ hold }, {}, [
    api.mutation('OpenVerification', ({ variables }) => {
      asked.push(variables);
      return refusal('NOTHING_TO_VERIFY', 'Nothing is needed.');
    }),
  ]);
  await userEvent.click(within(part).getByRole('button', { name: 'Continue at payment provider' }));
  expect(await within(part).findByRole('alert')).toHaveTextContent(/needs no details|Nothing is needed/);
  expect(asked).toEqual([{ input: { returnTo: '/applicationdetail/applicantdetail/7' } }]);
  expect(within(part).queryByRole('link', { name: 'Open Settings' })).not.toBeInTheDocument();
});

it('keeps the day in sight while the card payment is cleared, as the day counts on that', async () => {
  const hold = {
    __typename: 'PayoutHold',
    reason: 'BALANCE_PENDING',
    until: '2026-12-03T02:00:00Z',
    text: 'The card payment is still being cleared.',
    code: 'job.payoutHeld.person',
    params: { campaignTitle: 'Laksa week', holdReason: 'balance_pending' },
    path: null,
  };
  const part = await note({ promisedOn: '2026-12-07', promises: promises('2026-12-07'), account, hold });
  expect(part).toHaveTextContent('It should be in DBS •••• 3456 by 7 Dec 2026.');
  expect(within(part).getByRole('note')).toHaveTextContent('On hold: card payment not cleared yet');
});
