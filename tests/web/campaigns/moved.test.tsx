import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { happened, someJob, someOffer, step } from './fixtures.ts';

const path = '/applicationdetail/applicantdetail/7';

const offered = someJob({
  state: 'OFFERED',
  turn: 'APPLICANT',
  offer: someOffer(12_300),
  nextSteps: [step('CHANGE_OFFER')],
});
const accepted = someJob({
  state: 'OFFER_ACCEPTED',
  offer: someOffer(12_300, 'ACCEPTED'),
  nextSteps: [step('PAY')],
  timeline: [happened('acceptOffer', 'OFFER_ACCEPTED', 'APPLICANT', '2026-11-21T01:00:00Z')],
});

/** The page of a job with the dialog of its offer open; the other side moves it when `now.job` becomes another. */
async function changingOffer(makeOffer: () => Response | Promise<Response>) {
  const now = { job: offered };
  const view = renderPage(path, {
    me: someMe(),
    handlers: [
      api.query('Application', () => HttpResponse.json({ data: { remark: now.job } })),
      api.query('JobNow', () => HttpResponse.json({ data: { remark: now.job } })),
      api.mutation('MakeOffer', makeOffer),
    ],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Change offer' }));
  await screen.findByRole('dialog', { name: 'Change offer' });
  return { ...view, now };
}

describe('a job that the other side moves while a dialog about it is open', () => {
  it('is told as it stands once the step was refused, and not as a question again', async () => {
    const { user, now } = await changingOffer(() => refusal('WRONG_STATE', "You can't do this right now."));
    now.job = accepted;
    const [submit] = screen.getAllByRole('button', { name: 'Change offer' }).slice(-1);
    if (submit) await user.click(submit);
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
    expect(dialog).toHaveTextContent('Your turn: pay US$123 to hire');
    await user.click(screen.getByRole('button', { name: 'Okay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told at once when an event says so', async () => {
    const { client, now } = await changingOffer(() => refusal('WRONG_STATE', 'Not asked.'));
    now.job = accepted;
    act(() => {
      client.cache.modify({ id: 'Remark:rmk_7', fields: { state: () => 'OFFER_ACCEPTED' } });
    });
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
    expect(dialog).toHaveTextContent('Your turn: pay US$123 to hire');
  });

  it('is no surprise when the answer to the own step was lost: pressed again, it is told as done', async () => {
    let presses = 0;
    const { client, user, now } = await changingOffer(() => {
      presses += 1;
      return presses === 1
        ? HttpResponse.error()
        : HttpResponse.json({ data: { makeOffer: { remark: accepted } } });
    });
    const [submit] = screen.getAllByRole('button', { name: 'Change offer' }).slice(-1);
    if (submit) await user.click(submit);
    await screen.findByText('Could not reach Koli. Nothing was lost: try again.');
    now.job = accepted;
    act(() => {
      client.cache.modify({ id: 'Remark:rmk_7', fields: { state: () => 'OFFER_ACCEPTED' } });
    });
    if (submit) await user.click(submit);
    expect(await screen.findByText('Offer amount successfully submitted')).toBeVisible();
  });
});
