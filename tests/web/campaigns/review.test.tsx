import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { allowed, refused, someJob, step } from './fixtures.ts';

const path = '/applicationdetail/applicantdetail/7';

const said = (authorSide: 'OWNER' | 'APPLICANT', own: Record<string, unknown> = {}) => ({
  __typename: 'JobReview',
  id: authorSide === 'OWNER' ? 'jrv_1' : 'jrv_2',
  rating: 4,
  text: authorSide === 'OWNER' ? 'Posted in time.' : 'Clear words.',
  authorSide,
  campaignTitle: 'Laksa week',
  createdAt: '2026-11-21T01:00:00Z',
  publishedAt: null,
  answer: null,
  hiddenReason: null,
  mayAnswer: refused('FORBIDDEN'),
  author: {
    __typename: 'Profile',
    id: `usr_${authorSide}`,
    fullName: `The ${authorSide}`,
    isStaff: false,
    avatar: null,
  },
  ...own,
});

const settled = (reviews: Record<string, unknown> = {}, own: Record<string, unknown> = {}) =>
  someJob({
    type: 'SHOUTOUT',
    state: 'DONE',
    turn: 'NOBODY',
    hiredAt: '2026-11-18T01:00:00Z',
    doneAt: '2026-11-20T01:00:00Z',
    hiredState: 'COMPLETED',
    reviews: {
      __typename: 'JobReviews',
      endsAt: '2026-12-04T02:00:00Z',
      closedAt: null,
      byOwner: null,
      byApplicant: null,
      ...reviews,
    },
    ...own,
  });

const open = (job: unknown, ...more: RequestHandler[]) =>
  renderPage(path, {
    me: someMe(),
    handlers: [api.query('Application', () => HttpResponse.json({ data: { remark: job } })), ...more],
  });

describe('reviews of a job', () => {
  it('the dialog asks for stars, sends them with the words, and says what was refused', async () => {
    const sent: unknown[] = [];
    open(
      settled({}, { nextSteps: [step('REVIEW')] }),
      api.mutation('ReviewJob', ({ variables }) => {
        sent.push(variables.input);
        return refusal('REVIEW_TIME_OVER', 'The time for reviews of this job is over.');
      }),
    );
    expect(await screen.findByText(/^You can review Mei Tan until 4 Dec/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
    const dialog = await screen.findByRole('dialog', { name: 'How was working with Mei Tan?' });
    expect(dialog).toHaveTextContent('Mei Tan sees it when both reviews are in, or on 4 Dec');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));
    expect(await within(dialog).findByText('Choose 1 to 5 stars.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('radio', { name: '4 Stars' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Your review (optional)' }), 'In time.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));
    expect(await within(dialog).findByText('The time for reviews of this job is over.')).toBeInTheDocument();
    expect(sent).toMatchObject([{ remarkId: 'rmk_7', rating: 4, text: 'In time.' }]);
  });

  it('the own words stand alone with the date until both appear', async () => {
    open(settled({ byOwner: said('OWNER') }));
    const part = await screen.findByRole('region', { name: 'Reviews' });
    expect(part).toHaveTextContent('Posted in time.');
    expect(part).toHaveTextContent('Your review appears when both are in, on 4 Dec');
    expect(within(part).queryByRole('button')).toBeNull();
  });

  it('say who is staff', async () => {
    const by = said('APPLICANT');
    open(
      settled({ byApplicant: { ...by, author: { ...by.author, isStaff: true } }, byOwner: said('OWNER') }),
    );
    const part = await screen.findByRole('region', { name: 'Reviews' });
    expect(within(part).getByRole('article', { name: 'The APPLICANT' })).toHaveTextContent('Koli staff');
    expect(within(part).getByRole('article', { name: 'The OWNER' })).not.toHaveTextContent('Koli staff');
  });

  it('the pair can be answered and reported by whom it is about', async () => {
    const sent: unknown[] = [];
    const at = { publishedAt: '2026-11-22T01:00:00Z' };
    open(
      settled({
        closedAt: at.publishedAt,
        byOwner: said('OWNER', at),
        byApplicant: said('APPLICANT', { ...at, mayAnswer: allowed }),
      }),
      api.mutation('AnswerReview', ({ variables }) => {
        sent.push(variables.input);
        const jobReview = said('APPLICANT', {
          ...at,
          answer: variables.input.text,
          mayAnswer: refused('ALREADY_ANSWERED'),
        });
        return HttpResponse.json({ data: { answerReview: { jobReview } } });
      }),
    );
    const part = await screen.findByRole('region', { name: 'Reviews' });
    expect(within(part).getAllByRole('button', { name: 'Report' })).toHaveLength(1);
    await userEvent.click(within(part).getByRole('button', { name: 'Reply' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reply to this review' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Your reply' }), 'Any time.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish reply' }));
    expect(await within(part).findByText('Any time.')).toBeInTheDocument();
    expect(sent).toEqual([{ reviewId: 'jrv_2', text: 'Any time.' }]);
    expect(within(part).queryByRole('button', { name: 'Reply' })).toBeNull();
  });
});
