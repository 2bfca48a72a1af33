import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refreshJobs } from '../../../web/src/components/campaign/job/useJobEvents.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api, server } from '../support/server.ts';
import {
  happened,
  money,
  refused,
  someDeliverable,
  someJob,
  someOffer,
  somePicture,
  someSubmission,
  step,
} from './fixtures.ts';

const path = '/applicationdetail/applicantdetail/7';

/** A hired job as the influencer sees it, with the deliverables. */
const hired = (deliverables: unknown[], own = {}) =>
  someJob({
    mySide: 'APPLICANT',
    turn: 'APPLICANT',
    state: 'HIRED',
    hiredAt: '2026-12-02T06:05:00Z',
    hiredState: 'ONGOING',
    workDueAt: '2026-12-12T10:00:00Z',
    offer: someOffer(45_000, 'ACCEPTED'),
    offers: [someOffer(45_000, 'ACCEPTED')],
    held: money(45_000),
    timeline: [happened('paid', 'HIRED', 'OWNER', '2026-12-02T06:05:00Z')],
    deliverables,
    nextSteps: [step('HAND_IN_DRAFT'), step('HAND_IN_WORK'), step('MARK_AS_DONE')],
    ...own,
  });

/** The same for the brand, whose turn it is. */
const reviewed = (deliverables: unknown[], own = {}) =>
  hired(deliverables, {
    mySide: 'OWNER',
    turn: 'OWNER',
    nextSteps: [step('APPROVE_WORK'), step('ASK_FOR_CHANGES')],
    ...own,
  });

/** The page of a job, which a mutation replaces by what it answers. */
function open(job: unknown, name = '', after: unknown = job) {
  const state = { job, sent: [] as Record<string, unknown>[] };
  const field = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  const view = renderPage(path, {
    me: someMe(),
    handlers: [
      api.query('Application', () => HttpResponse.json({ data: { remark: state.job } })),
      api.query('WorkOfJob', () => HttpResponse.json({ data: { remark: state.job } })),
      ...(name
        ? [
            api.mutation(name, ({ variables }) => {
              state.sent.push(variables.input);
              state.job = after;
              return HttpResponse.json({ data: { [field]: { remark: after } } });
            }),
          ]
        : []),
    ],
  });
  return { ...view, state };
}

const inReview = (own = {}) =>
  someDeliverable({
    state: 'DRAFT_IN_REVIEW',
    submissions: [
      someSubmission({
        pictures: [somePicture('pic_1'), somePicture('pic_2')],
        links: ['https://www.instagram.com/stories/1/'],
        note: 'The sign is in the second one.',
        answerBy: '2026-12-11T10:02:00Z',
      }),
    ],
    ...own,
  });

describe('handing in', () => {
  it('leads with what comes next, and sends a draft with a link', async () => {
    const { user, state } = open(
      hired([someDeliverable()]),
      'HandInWork',
      hired([inReview()], { turn: 'OWNER' }),
    );
    expect(await screen.findByRole('heading', { name: 'Your turn: hand in 3 stories' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Deliverables' })).toHaveTextContent('0 of 1 approved');
    await user.click(screen.getByRole('button', { name: 'Hand in 3 stories' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand in 3 stories' }));
    await user.click(dialog.getByRole('button', { name: 'Hand in draft' }));
    expect(await dialog.findByText('Please add a link or a picture')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Link (optional)' }), 'drive.example.com/draft');
    await user.click(dialog.getByRole('button', { name: 'Add another link' }));
    await user.type(dialog.getByRole('textbox', { name: 'Link 2' }), 'http://plain.example.com');
    await user.click(dialog.getByRole('button', { name: 'Hand in draft' }));
    expect(await dialog.findByText('Please enter a link that begins with https://')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove link 2' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Music comes later.');
    await user.click(dialog.getByRole('button', { name: 'Hand in draft' }));
    expect(
      await screen.findByRole('heading', { name: "Rice & Fire's turn: review 3 stories" }),
    ).toBeVisible();
    expect(state.sent).toMatchObject([
      {
        deliverableId: 'dlv_1',
        submission: {
          kind: 'DRAFT',
          links: ['https://drive.example.com/draft'],
          pictures: [],
          note: 'Music comes later.',
        },
      },
    ]);
    // It is the other side's turn: the way to them takes the place of the button.
    expect(screen.getByRole('button', { name: 'Message Rice & Fire' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand in 3 stories' })).not.toBeInTheDocument();
  });

  it('needs a link once the draft is approved, and no draft where none is asked for', async () => {
    const approved = someDeliverable({
      state: 'DRAFT_APPROVED',
      submissions: [someSubmission({ state: 'APPROVED', decidedAt: '2026-12-09T03:20:00Z' })],
    });
    const video = someDeliverable({
      id: 'dlv_2',
      platform: 'TIKTOK',
      format: 'VIDEO',
      count: 1,
      draftFirst: false,
    });
    const { user, state } = open(hired([approved, video]), 'HandInWork');
    expect(await screen.findByRole('heading', { name: 'Your turn: publish the 3 stories' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand in the links' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand in the links' }));
    expect(dialog.getByText(/Publish it on Instagram with the label “Paid partnership”/)).toBeVisible();
    expect(dialog.queryByText('Add pictures')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Hand in' }));
    expect(await dialog.findByText('Please enter the link')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'https://instagram.com/p/1');
    await user.click(dialog.getByRole('button', { name: 'Hand in' }));
    await waitFor(() =>
      expect(state.sent).toMatchObject([{ deliverableId: 'dlv_1', submission: { kind: 'PUBLISHED' } }]),
    );
    // The other one has a button of its own in the list.
    await user.click(await screen.findByRole('button', { name: 'Hand in 1 video' }));
    const other = within(await screen.findByRole('dialog', { name: 'Hand in 1 video' }));
    expect(other.getByText(/Publish it on TikTok/)).toBeVisible();
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { user } = renderPage(path, {
      me: someMe(),
      handlers: [
        api.query('Application', () =>
          HttpResponse.json({ data: { remark: hired([someDeliverable({ draftFirst: false })]) } }),
        ),
        api.query('WorkOfJob', () =>
          HttpResponse.json({ data: { remark: hired([someDeliverable({ draftFirst: false })]) } }),
        ),
        api.mutation('HandInWork', () =>
          refusal('WRONG_PLATFORM', 'This link is not of Instagram.', 'links'),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Hand in 3 stories' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'https://tiktok.com/1');
    await user.click(dialog.getByRole('button', { name: 'Hand in' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This link is not of Instagram.');
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('https://tiktok.com/1');
  });

  it('shows what should change, in the job and in the form', async () => {
    const changing = someDeliverable({
      state: 'CHANGES_ASKED',
      roundsUsed: 1,
      submissions: [
        someSubmission({
          state: 'CHANGES_ASKED',
          changes: 'Please show the sign.',
          decidedAt: '2026-12-09T07:40:00Z',
        }),
      ],
    });
    const { user } = open(hired([changing]));
    expect(await screen.findByRole('heading', { name: 'Your turn: change the 3 stories' })).toBeVisible();
    expect(screen.getByText('Rice & Fire asked for changes, round 1 of 2. Hand it in again.')).toBeVisible();
    const history = within(screen.getByRole('list', { name: 'History of 3 stories' }));
    expect(history.getByText('Changes asked, round 1 of 2')).toBeVisible();
    expect(history.getByText('“Please show the sign.”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand in the 3 stories again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand in the 3 stories again' }));
    expect(dialog.getByText('“Please show the sign.”')).toBeVisible();
  });

  it('keeps marking the whole job as completed in the menu, and says what it does', async () => {
    const { user } = open(hired([someDeliverable()]));
    await screen.findByRole('heading', { name: 'Your turn: hand in 3 stories' });
    expect(screen.queryByRole('button', { name: 'Mark as Completed' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^More for the job with/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as Completed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as Completed' });
    expect(dialog).toHaveTextContent('This hands in everything still due, with your text.');
  });
});

describe('reviewing a draft', () => {
  it('opens it full screen and approves it', async () => {
    const after = hired([inReview({ state: 'DRAFT_APPROVED' })], { mySide: 'OWNER', nextSteps: [] });
    const { user, state } = open(reviewed([inReview()]), 'ApproveWork', after);
    expect(await screen.findByRole('heading', { name: 'Your turn: review 3 stories' })).toBeVisible();
    expect(
      screen.getByText(/^Mei handed in a draft\. Approve it, or ask for changes: 2 rounds are left\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review 3 stories' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 stories, draft 1' }));
    expect(dialog.getByText('“The sign is in the second one.”')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'instagram.com/stories/1' });
    expect(link).toHaveAttribute('href', 'https://www.instagram.com/stories/1/');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    await user.click(dialog.getByRole('button', { name: 'Picture 2 of 2' }));
    const viewer = await screen.findByRole('dialog', { name: 'Pictures of 3 stories' });
    await user.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Approve draft' }));
    expect(await screen.findByText('Draft approved', { selector: '[role=status] *' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: "Mei's turn: publish the 3 stories" })).toBeVisible();
    expect(state.sent).toMatchObject([{ submissionId: 'sub_1' }]);
  });

  it('asks for changes with words, and says first that they use the last round', async () => {
    const { user, state } = open(reviewed([inReview({ roundsUsed: 1 })]), 'AskForChanges');
    await user.click(await screen.findByRole('button', { name: 'Review 3 stories' }));
    const review = within(await screen.findByRole('dialog', { name: '3 stories, draft 1' }));
    expect(review.getByText('1 round of changes is left.')).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to the 3 stories' }));
    expect(dialog.getByText('This uses your last round.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(await dialog.findByText('Please say what should change')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^What should change/ }), 'Show the sign.');
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(
      await screen.findByText('Mei was asked for changes', { selector: '[role=status] *' }),
    ).toBeVisible();
    expect(state.sent).toMatchObject([{ submissionId: 'sub_1', changes: 'Show the sign.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers a dispute in place of changes when no round is left', async () => {
    const job = reviewed([inReview({ roundsUsed: 2 })], {
      nextSteps: [step('APPROVE_WORK'), step('ASK_FOR_CHANGES', 'ROUNDS_USED'), step('RAISE_DISPUTE')],
    });
    const { user } = open(job);
    await user.click(await screen.findByRole('button', { name: 'Review 3 stories' }));
    const review = within(await screen.findByRole('dialog', { name: '3 stories, draft 1' }));
    expect(
      review.getByText('No round of changes is left. Approve the draft, or raise a dispute.'),
    ).toBeVisible();
    expect(review.queryByRole('button', { name: 'Ask for changes' })).not.toBeInTheDocument();
    await user.click(review.getByRole('button', { name: 'Raise Dispute' }));
    expect(await screen.findByRole('dialog', { name: 'Raise Dispute' })).toBeVisible();
  });

  it('says whose turn it is to whom has to wait, with an outlined way to them', async () => {
    open(hired([someDeliverable({ draftFirst: false })], { mySide: 'OWNER', nextSteps: [] }));
    expect(await screen.findByRole('heading', { name: "Mei's turn: 3 stories" })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Message Mei Tan' })).toHaveClass('MuiButton-outlined');
  });
});

describe('a version that is answered elsewhere while its dialog is open', () => {
  const answered = (own: Record<string, unknown>) =>
    reviewed([inReview({ state: 'DRAFT_APPROVED', submissions: [someSubmission(own)] })], {
      turn: 'APPLICANT',
      nextSteps: [],
    });

  /** What an event from elsewhere leads to: what is shown is asked for anew. */
  async function elsewhere({ client, state }: ReturnType<typeof open>, job: unknown) {
    state.job = job;
    await act(() => refreshJobs(client));
  }

  it.each([
    [{ state: 'APPROVED' }, 'You approved this draft in another tab or on another device.'],
    [{ state: 'CHANGES_ASKED', changes: 'Brighter.' }, /^You asked for changes in another tab/],
    [{ state: 'APPROVED', isApprovedBySilence: true }, /^The time to answer is over, so it counts/],
    [{ state: 'REPLACED' }, 'Mei has handed in another version meanwhile.'],
  ])('stays open, and says so: %o', async (own, words) => {
    const view = open(reviewed([inReview()]));
    await view.user.click(await screen.findByRole('button', { name: 'Review 3 stories' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 stories, draft 1' }));
    await elsewhere(view, answered(own));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(dialog.queryByRole('button', { name: 'Approve draft' })).not.toBeInTheDocument();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await view.user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the words that were being written, and sends them no more', async () => {
    const view = open(reviewed([inReview()]));
    await view.user.click(await screen.findByRole('button', { name: 'Review 3 stories' }));
    await view.user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to the 3 stories' }));
    await view.user.type(dialog.getByRole('textbox'), 'Show the sign.');
    await elsewhere(view, answered({ state: 'APPROVED' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^You approved this draft in another tab/);
    expect(dialog.getByRole('textbox')).toHaveValue('Show the sign.');
    expect(dialog.getByRole('button', { name: 'Ask for changes' })).toBeDisabled();
  });

  it('keeps them, too, when the whole job has moved on', async () => {
    const view = open(reviewed([inReview()]));
    server.use(api.query('JobNow', () => HttpResponse.json({ data: { remark: view.state.job } })));
    await view.user.click(await screen.findByRole('button', { name: 'Review 3 stories' }));
    await view.user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to the 3 stories' }));
    await view.user.type(dialog.getByRole('textbox'), 'Show the sign.');
    const cancelled = { state: 'REFUNDING', turn: 'NOBODY', nextSteps: [] };
    await elsewhere(view, reviewed([inReview()], cancelled));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Cancelled: US\$450 is on its way back/);
    expect(dialog.getByRole('textbox')).toHaveValue('Show the sign.');
  });

  it('is told in place of the question about published work', async () => {
    const work = (own: Record<string, unknown>) =>
      someDeliverable({
        state: 'PUBLISHED',
        submissions: [someSubmission({ kind: 'PUBLISHED', links: ['https://instagram.com/p/1'], ...own })],
      });
    const view = open(reviewed([work({})], { turn: 'APPLICANT' }));
    await view.user.click(await screen.findByRole('button', { name: 'Approve: 3 stories' }));
    await screen.findByRole('dialog', { name: 'Approve 3 stories?' });
    await elsewhere(view, reviewed([work({ state: 'APPROVED' })]));
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
    expect(dialog).toHaveTextContent('You approved this work in another tab or on another device.');
  });
});

describe('the history of a deliverable', () => {
  const published = (own = {}) =>
    someDeliverable({
      state: 'PUBLISHED',
      roundsUsed: 1,
      submissions: [
        someSubmission({ id: 'sub_3', version: 3, kind: 'PUBLISHED', links: ['https://instagram.com/p/1'] }),
        someSubmission({
          ...{ id: 'sub_2', version: 2, state: 'APPROVED' },
          ...{ decidedAt: '2026-12-09T03:20:00Z', isApprovedBySilence: true },
        }),
        someSubmission({
          state: 'CHANGES_ASKED',
          changes: 'Show the sign.',
          decidedAt: '2026-12-08T12:00:00Z',
        }),
      ],
      ...own,
    });

  it('is newest first, with the rest one press away', async () => {
    const { user } = open(hired([published()], { nextSteps: [] }));
    const history = await screen.findByRole('list', { name: 'History of 3 stories' });
    expect(history).toHaveTextContent(
      /Link handed in.*instagram\.com\/p\/1.*Draft 2 approved.*no answer in time.*Draft 2/,
    );
    expect(history).not.toHaveTextContent('Draft 1');
    await user.click(screen.getByRole('button', { name: 'Show 1 earlier version' }));
    expect(history).toHaveTextContent(/Changes asked, round 1 of 2.*“Show the sign.”.*Rice & Fire.*Draft 1/);
  });

  it('shows what the network says about a link, and the others as they are', async () => {
    const links = ['https://www.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=2'];
    const preview = {
      __typename: 'LinkPreview',
      link: links[0],
      title: 'Laksa at dawn',
      pictureUrl: 'https://i.ytimg.com/vi/1/hqdefault.jpg',
      postedAt: '2026-12-09T03:20:00Z',
    };
    const submissions = [someSubmission({ kind: 'PUBLISHED', links, previews: [preview] })];
    open(hired([someDeliverable({ state: 'PUBLISHED', submissions })], { nextSteps: [] }));
    const history = within(await screen.findByRole('list', { name: 'History of 3 stories' }));
    const [known, plain] = history.getAllByRole('link');
    expect(known).toHaveAttribute('href', links[0]);
    expect(known).toHaveAttribute('rel', 'noopener nofollow');
    expect(known).toHaveTextContent('Laksa at dawn' + 'youtube.com/watch?v=1 · Posted 9 Dec 2026');
    const picture = known?.querySelector('img');
    expect(picture).toHaveAttribute('src', preview.pictureUrl);
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    if (picture) fireEvent.error(picture);
    expect(known?.querySelector('img')).toBeNull();
    expect(plain).toHaveTextContent('youtube.com/watch?v=2');
  });

  it('lets links be corrected until they are approved', async () => {
    const { user, state } = open(hired([published()]), 'HandInWork');
    await user.click(await screen.findByRole('button', { name: 'Change links: 3 stories' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change links' }));
    const link = dialog.getByRole('textbox', { name: 'Link' });
    expect(link).toHaveValue('https://instagram.com/p/1');
    await user.clear(link);
    await user.type(link, 'https://instagram.com/p/2');
    await user.click(dialog.getByRole('button', { name: 'Hand in' }));
    await waitFor(() =>
      expect(state.sent).toMatchObject([
        { submission: { kind: 'PUBLISHED', links: ['https://instagram.com/p/2'] } },
      ]),
    );
  });

  it('approves published work after a question', async () => {
    const { user, state } = open(reviewed([published()], { turn: 'APPLICANT' }), 'ApproveWork');
    await user.click(await screen.findByRole('button', { name: 'Approve: 3 stories' }));
    const sure = within(await screen.findByRole('dialog', { name: 'Approve 3 stories?' }));
    expect(sure.getByText('Approved work can’t be disputed.')).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(state.sent).toMatchObject([{ submissionId: 'sub_3' }]));
  });

  it('tells both sides of a shoutout exchange what the other posted', async () => {
    const returned = published({ id: 'dlv_2', by: 'OWNER', format: 'POST', count: 1 });
    open(hired([someDeliverable(), returned], { type: 'SHOUTOUT', held: null, offer: null, offers: [] }));
    const theirs = await screen.findByRole('region', { name: 'From Rice & Fire' });
    expect(within(theirs).getByRole('link', { name: 'instagram.com/p/1' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'From Mei Tan' })).toHaveTextContent('Not handed in');
    expect(theirs).toHaveTextContent('1 of 1 handed in');
    expect(within(theirs).queryByRole('button', { name: /Approve|Hand in|Change/ })).not.toBeInTheDocument();
  });
});

describe('what ends a job', () => {
  it('is not a dispute about approved work, and the menu says why', async () => {
    const text = 'Approved work can’t be disputed.';
    const { user } = open(
      reviewed([someDeliverable({ state: 'APPROVED' })], {
        ...{ state: 'DONE', hiredState: 'COMPLETED', doneAt: '2026-12-11T01:00:00Z' },
        nextSteps: [
          step('RELEASE_PAYMENT'),
          { ...refused('WORK_APPROVED', text), ...step('RAISE_DISPUTE', 'WORK_APPROVED', text) },
        ],
      }),
    );
    expect(await screen.findByRole('button', { name: 'Release Payment' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Raise Dispute' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^More for the job with/ }));
    const item = screen.getByRole('menuitem', { name: /^Raise Dispute/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent(text);
  });

  it('ends a late job with the whole refund, which it says before', async () => {
    const late = hired([someDeliverable()], {
      ...{ mySide: 'OWNER', refundPreview: money(45_000) },
      nextSteps: [step('END_LATE'), step('ASK_TO_CANCEL')],
    });
    const { user, state } = open(late, 'EndLateJob');
    await user.click(await screen.findByRole('button', { name: 'End job' }));
    const sure = within(await screen.findByRole('dialog', { name: 'End this job?' }));
    expect(sure.getByText('US$450 goes back to your card')).toBeVisible();
    expect(
      sure.getByText(/^The work was due .*12 Dec 2026.*, and Mei has handed in nothing\./),
    ).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'End job' }));
    await waitFor(() => expect(state.sent).toMatchObject([{ remarkId: 'rmk_7' }]));
  });
});
