import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api, server } from '../support/server.ts';
import { happened, money, someDispute, someJob, someOffer, somePicture, step } from './fixtures.ts';

const path = '/applicationdetail/applicantdetail/7';

const done = (own = {}) =>
  someJob({
    state: 'DONE',
    turn: 'OWNER',
    hiredAt: '2026-11-20T01:00:00Z',
    doneAt: '2026-12-01T01:00:00Z',
    doneText: 'All posts are up',
    hiredState: 'COMPLETED',
    offer: someOffer(45_000, 'ACCEPTED'),
    held: money(45_000),
    nextSteps: [step('RELEASE_PAYMENT'), step('RAISE_DISPUTE')],
    ...own,
  });

const disputed = (own = {}, dispute = {}) =>
  done({
    state: 'DISPUTED',
    turn: 'NOBODY',
    hiredState: 'IN_DISPUTE',
    nextSteps: [],
    dispute: someDispute(dispute),
    ...own,
  });

const statement = (by: string, text: string, at: string, pictures: unknown[] = []) => ({
  __typename: 'DisputeStatement',
  by,
  text,
  at,
  pictures,
});

function open(job: unknown, ...more: ReturnType<typeof api.mutation>[]) {
  const state = { job };
  const view = renderPage(path, {
    me: someMe(),
    handlers: [api.query('Application', () => HttpResponse.json({ data: { remark: state.job } })), ...more],
  });
  uploads();
  return { ...view, state };
}

const uploads = () =>
  server.use(
    api.query('UploadPolicy', () =>
      HttpResponse.json({
        data: {
          uploadPolicy: {
            __typename: 'UploadPolicy',
            mimeTypes: ['image/jpeg', 'image/png'],
            campaignMaxBytes: 10_485_760,
            productMaxBytes: 2_097_152,
            profileMaxBytes: 2_097_152,
            warning: 'Too large.',
          },
        },
      }),
    ),
    http.post('/files', ({ request }) => {
      const purpose = new URL(request.url).searchParams.get('purpose');
      return purpose === 'report' ? HttpResponse.json(somePicture('up1')) : HttpResponse.error();
    }),
  );

const picture = () => new File(['x'], 'proof.png', { type: 'image/png' });

describe('raising a dispute', () => {
  it('says that the money freezes, needs a reason, takes pictures, and opens the room', async () => {
    const sent: unknown[] = [];
    const { user, state } = open(
      done(),
      api.mutation('RaiseDispute', ({ variables }) => {
        sent.push(variables.input);
        state.job = disputed({}, { pictures: [somePicture('up1')] });
        return HttpResponse.json({ data: { raiseDispute: { remark: state.job } } });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'More for the job with Mei Tan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Raise Dispute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Raise Dispute' }));
    expect(dialog.getByText(/US\$450 stays held until support decides/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Raise Dispute' }));
    expect(await dialog.findByText('Please enter the reason!')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The video has no sound.');
    await user.upload(dialog.getByLabelText('Add pictures'), picture());
    expect(await dialog.findByAltText('Picture 1')).toHaveAttribute('src', '/files/up1/320.webp');
    expect(dialog.queryByText('Cover')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Raise Dispute' }));
    expect(
      await screen.findByRole('heading', { name: "Support's turn: decide about your dispute" }),
    ).toBeVisible();
    const room = within(screen.getByRole('region', { name: 'Dispute' }));
    expect(room.getByText('You raised the dispute')).toBeVisible();
    expect(room.getByRole('group', { name: 'Pictures from Rice & Fire' })).toBeVisible();
    expect(sent).toMatchObject([{ remarkId: 'rmk_7', reason: 'The video has no sound.', pictures: ['up1'] }]);
  });

  it('says in the dialog why it was refused', async () => {
    const { user } = open(
      done(),
      api.mutation('RaiseDispute', () => refusal('IN_DISPUTE', 'This job is in dispute.')),
    );
    await user.click(await screen.findByRole('button', { name: 'More for the job with Mei Tan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Raise Dispute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Raise Dispute' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No sound.');
    await user.click(dialog.getByRole('button', { name: 'Raise Dispute' }));
    expect(await dialog.findByText('This job is in dispute.')).toBeVisible();
  });
});

/** A payment of US$450 that support has split. */
const split = {
  state: 'RULED',
  ruling: 'SPLIT',
  rulingReason: 'Half of the posts have sound.',
  released: money(30_000),
  refunded: money(15_000),
  ruledAt: '2026-12-03T02:00:00Z',
};

describe('dispute room', () => {
  const both = {
    statements: [
      statement('APPLICANT', 'The sound is in the second post.', '2026-12-02T05:00:00Z', [somePicture('p1')]),
      statement('OWNER', 'We agreed on one post.', '2026-12-02T06:00:00Z'),
    ],
  };

  it('shows both sides in the order they spoke, with pictures at full size', async () => {
    const { user } = open(disputed({}, both));
    const course = await screen.findByRole('list', { name: 'Dispute timeline' });
    const rows = within(course).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/You raised the dispute.*The video has no sound\./),
      expect.stringMatching(/Mei Tan.*The sound is in the second post\./),
      expect.stringMatching(/You.*We agreed on one post\./),
    ]);
    await user.click(within(course).getByRole('button', { name: 'Picture 1 of 1' }));
    expect(
      await screen.findByRole('dialog', { name: 'Pictures of the dispute, from Mei Tan' }),
    ).toBeVisible();
  });

  it('says who is staff', async () => {
    open(disputed({ applicant: { ...(someJob().applicant as object), isStaff: true } }, both));
    const course = await screen.findByRole('list', { name: 'Dispute timeline' });
    const rows = within(course).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes('Koli staff'))).toEqual([false, true, false]);
  });

  it('tells the other side that they were accused and lets them answer', async () => {
    const job = disputed({ mySide: 'APPLICANT' });
    const answered = disputed({ mySide: 'APPLICANT' }, { statements: both.statements.slice(0, 1) });
    const sent: unknown[] = [];
    const { user, state } = open(
      job,
      api.mutation('AddDisputeStatement', ({ variables }) => {
        sent.push(variables.input);
        state.job = answered;
        return HttpResponse.json({ data: { addDisputeStatement: { remark: answered } } });
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Rice & Fire raised a dispute' })).toBeVisible();
    expect(screen.getByText(/US\$450 is frozen until support decides/)).toBeVisible();
    const room = within(screen.getByRole('region', { name: 'Dispute' }));
    expect(room.getByText('Rice & Fire raised the dispute')).toBeVisible();
    await user.click(room.getByRole('button', { name: 'Add statement' }));
    expect(await room.findByText('Please enter your statement!')).toBeVisible();
    await user.type(
      room.getByRole('textbox', { name: 'How you see it' }),
      'The sound is in the second post.',
    );
    await user.click(room.getByRole('button', { name: 'Add statement' }));
    const course = room.getByRole('list', { name: 'Dispute timeline' });
    expect(await within(course).findByText('The sound is in the second post.')).toBeVisible();
    expect(room.getByRole('textbox', { name: 'How you see it' })).toHaveValue('');
    expect(sent).toMatchObject([
      { remarkId: 'rmk_7', text: 'The sound is in the second post.', pictures: [] },
    ]);
  });

  it('shows support both sides and the way to decide', async () => {
    open(disputed({ mySide: 'NOBODY' }, both));
    expect(
      await screen.findByRole('heading', { name: "Support's turn: Rice & Fire raised a dispute" }),
    ).toBeVisible();
    const room = within(screen.getByRole('region', { name: 'Dispute' }));
    expect(room.getByRole('link', { name: 'desk' })).toHaveAttribute('href', '/desk/dispute/3');
    expect(room.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the ruling with its amounts to both sides', async () => {
    const timeline = [
      happened('raiseDispute', 'DISPUTED', 'OWNER', '2026-12-02T02:00:00Z'),
      happened('ruleSplit', 'REFUNDING', 'NOBODY', '2026-12-03T02:00:00Z'),
      happened('partRefunded', 'RELEASING', 'NOBODY', '2026-12-03T02:00:01Z'),
      happened('restPaidOut', 'SETTLED', 'NOBODY', '2026-12-03T02:00:02Z'),
    ];
    const { unmount } = open(
      disputed({ state: 'SETTLED', hiredState: 'SETTLED', held: null, timeline }, split),
    );
    expect(
      await screen.findByRole('heading', { name: 'Settled: Mei got US$300, you got US$150 back' }),
    ).toBeVisible();
    const room = within(screen.getByRole('region', { name: 'Dispute' }));
    expect(room.getByText('Support decided: the payment is split')).toBeVisible();
    expect(room.getByText('Half of the posts have sound.')).toBeVisible();
    expect(room.getByText('To Mei Tan').nextSibling).toHaveTextContent('US$300');
    expect(room.getByText('Back to your card').nextSibling).toHaveTextContent('US$150');
    expect(room.queryByRole('textbox')).not.toBeInTheDocument();
    const course = within(screen.getByRole('list', { name: 'Job timeline' }));
    expect(
      course
        .getAllByRole('listitem')
        .slice(-3)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/Support decided/),
      expect.stringMatching(/Refunded · US\$150/),
      expect.stringMatching(/Paid out · US\$300/),
    ]);
    unmount();
    open(disputed({ state: 'SETTLED', mySide: 'APPLICANT', held: null, timeline }, split));
    expect(
      await screen.findByRole('heading', { name: 'Settled: you got US$300, Rice & Fire got US$150 back' }),
    ).toBeVisible();
    expect(screen.getByText("Back to Rice & Fire's card")).toBeVisible();
  });

  it('says that the payout was taken back when the payer has all of the money', async () => {
    const timeline = [
      happened('restPaidOut', 'SETTLED', 'NOBODY', '2026-12-03T02:00:02Z'),
      happened('reversedAfterRefund', 'CANCELLED', 'NOBODY', '2026-12-09T02:00:00Z'),
    ];
    const gone = { state: 'CANCELLED', hiredState: 'CANCELLED', held: null, refunded: money(45_000) };
    open(disputed({ ...gone, mySide: 'APPLICANT', timeline }, split));
    expect(await screen.findByRole('heading', { name: 'The job is cancelled' })).toBeVisible();
    expect(screen.getByText(/^US\$450 went back to Rice & Fire's card\./)).toBeVisible();
    const course = within(screen.getByRole('list', { name: 'Job timeline' }));
    const rows = course.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.at(-1)).toMatch(/Payout taken back · US\$300/);
  });
});
