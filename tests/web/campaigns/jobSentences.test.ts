import { describe, expect, it } from 'vitest';
import type { JobFragment } from '../../../web/src/__generated__/graphql.ts';
import { leadingStep } from '../../../web/src/components/campaign/job/jobActions.ts';
import { describeJob, sentenceFor } from '../../../web/src/components/campaign/job/texts/describeJob.ts';
import { jobMilestones } from '../../../web/src/components/campaign/job/texts/jobMilestones.ts';
import { paidSentences } from '../../../web/src/components/campaign/job/texts/jobSentences.ts';
import {
  someDeliverable,
  someDispute,
  someJob,
  someOffer,
  someQuote,
  someSubmission,
  step,
} from './fixtures.ts';

const job = (own: Parameters<typeof someJob>[0]) => someJob(own) as unknown as JobFragment;

describe('whose turn it is, for brand, influencer and support', () => {
  const rows = [
    [
      'PAID',
      'APPLIED',
      'Your turn: make Mei an offer',
      "Rice & Fire's turn: review your application",
      "Rice & Fire's turn: make an offer",
    ],
    [
      'PAID',
      'OFFERED',
      "Mei's turn: answer your offer of US$450",
      'Your turn: answer the offer of US$450',
      "Mei's turn: answer the offer of US$450",
    ],
    [
      'PAID',
      'COUNTERED',
      "Your turn: answer Mei's terms of US$450",
      "Rice & Fire's turn: answer your terms of US$450",
      "Rice & Fire's turn: answer Mei's terms of US$450",
    ],
    [
      'PAID',
      'OFFER_ACCEPTED',
      'Your turn: pay US$450 to hire',
      "Rice & Fire's turn: pay US$450 to hire you",
      "Rice & Fire's turn: pay US$450 to hire",
    ],
    [
      'PAID',
      'OFFER_REJECTED',
      'Your turn: make Mei a new offer',
      "Rice & Fire's turn: make a new offer",
      "Rice & Fire's turn: make a new offer",
    ],
    [
      'PAID',
      'PAYING',
      'Your payment of US$450 is on its way',
      "Rice & Fire's payment of US$450 is on its way",
      "Rice & Fire's payment of US$450 is on its way",
    ],
    [
      'PAID',
      'HIRED',
      "Mei's turn: do the work by 12 Dec",
      'Your turn: do the work, then mark it as completed',
      "Mei's turn: do the work by 12 Dec",
    ],
    [
      'PAID',
      'DONE',
      'Your turn: release US$450 to Mei',
      "Rice & Fire's turn: release your US$450",
      "Rice & Fire's turn: release US$450",
    ],
    [
      'PAID',
      'RELEASING',
      'US$450 is on its way to Mei',
      'US$450 is on its way to you',
      'US$450 is on its way to Mei',
    ],
    [
      'PAID',
      'RELEASED',
      'All done: Mei was paid US$450',
      'All done: you were paid US$450',
      'All done: Mei was paid US$450',
    ],
    [
      'SPONSORED',
      'APPLIED',
      'Your turn: hire Mei or wait for others',
      "Rice & Fire's turn: review your application",
      "Rice & Fire's turn: decide about the application",
    ],
    [
      'SPONSORED',
      'HIRED',
      "Mei's turn: do the work by 12 Dec",
      'Your turn: do the work, then mark it as completed',
      "Mei's turn: do the work by 12 Dec",
    ],
    [
      'SPONSORED',
      'DONE',
      'All done: Mei completed the job',
      'All done: you completed the job',
      'All done: the job is completed',
    ],
    [
      'SHOUTOUT',
      'HIRED',
      "Mei's turn: post the shoutout by 12 Dec",
      'Your turn: post the shoutout, then mark it as completed',
      "Mei's turn: post the shoutout by 12 Dec",
    ],
    [
      'SHOUTOUT',
      'DONE',
      'All done: Mei completed the exchange',
      'All done: you completed the exchange',
      'All done: the exchange is completed',
    ],
  ] as const;
  it.each(rows)('%s %s', (type, state, ...sentences) => {
    const seen = (['OWNER', 'APPLICANT', 'NOBODY'] as const).map(
      (mySide) => describeJob(job({ type, state, mySide, offer: type === 'PAID' ? someOffer() : null })).turn,
    );
    expect(seen).toEqual(sentences);
  });
});

describe('where the money is', () => {
  const about = /(charged|money|held|sent|paid|pays|payment|release|went back|on its way)/i;
  it.each(Object.entries(paidSentences))('%s says it to everybody', (_, row) => {
    for (const { turn, means } of Object.values(row)) expect(`${turn} ${means}`).toMatch(about);
  });

  it('tells both sides that the payout waits for a bank account', () => {
    const stuck = (mySide: string) =>
      describeJob(job({ state: 'DONE', mySide, applicantHasBankAccount: false, offer: someOffer() }));
    expect(stuck('OWNER').turn).toBe("Mei's turn: add a bank account");
    expect(stuck('OWNER').means).toMatch(/Mei has no payment details yet. Message them/);
    expect(stuck('APPLICANT').turn).toBe('Your turn: add your bank account');
  });

  it('says how the last offer ended', () => {
    const ended = (own: object) =>
      describeJob(job({ state: 'OFFER_REJECTED', mySide: 'OWNER', offer: { ...someOffer(), ...own } })).means;
    expect(ended({ state: 'REJECTED' })).toBe('Mei rejected US$450. Nothing was charged.');
    expect(ended({ state: 'REJECTED', proposedBy: 'APPLICANT' })).toBe(
      "You rejected Mei's terms of US$450. Nothing was charged.",
    );
    expect(ended({ state: 'LAPSED', proposedBy: 'APPLICANT' })).toBe(
      'The offer of US$450 was not answered in time. Nothing was charged.',
    );
  });

  it('an application waits with its campaign, whatever it is for', () => {
    const waiting = (state: string, campaignState: string, type = 'PAID') =>
      describeJob(
        job({ state, mySide: 'APPLICANT', campaign: { ...job({ type }).campaign, state: campaignState } }),
      ).turn;
    const notOpen = "The campaign isn't open right now";
    expect(waiting('APPLIED', 'INACTIVE')).toBe(notOpen);
    expect(waiting('OFFER_REJECTED', 'AWAITING_APPROVAL')).toBe(notOpen);
    expect(waiting('APPLIED', 'INACTIVE', 'SHOUTOUT')).toBe(notOpen);
    expect(waiting('APPLIED', 'AWARDED')).not.toBe(notOpen);
    expect(waiting('OFFERED', 'INACTIVE')).not.toBe(notOpen);
  });

  it('asks its owner for the amount with the platform fee, and nobody else', () => {
    const offer = { ...someOffer(), quote: someQuote(45_000, 2_250) };
    const turns = (['OWNER', 'APPLICANT'] as const).map(
      (mySide) => describeJob(job({ state: 'OFFER_ACCEPTED', mySide, offer })).turn,
    );
    expect(turns).toEqual(['Your turn: pay US$472.50 to hire', "Rice & Fire's turn: pay US$450 to hire you"]);
  });

  it('leaves no word unfilled', () => {
    for (const state of ['APPLIED', 'OFFERED', 'HIRED', 'RELEASED'] as const) {
      const { turn, means } = describeJob(job({ state }));
      expect(`${turn} ${means}`).not.toMatch(/[{}]|undefined/);
    }
  });

  it('knows only three states of jobs without money', () => {
    expect(sentenceFor('SHOUTOUT', 'RELEASED', 'brand')).toBe(sentenceFor('SHOUTOUT', 'DONE', 'brand'));
  });
});

describe('jobs that end early', () => {
  const ruled = { state: 'RULED', released: { amount: 30_000, currency: 'USD' } };
  const rows = [
    ['CANCEL_ASKED', null, "Mei's turn: answer your request to cancel", 'Rice & Fire asks to cancel'],
    ['REFUNDING', null, 'Cancelled: US$450 is on its way back to you', 'The job is cancelled'],
    [
      'DISPUTED',
      { raisedBy: 'APPLICANT' },
      'Mei raised a dispute',
      "Support's turn: decide about your dispute",
    ],
    [
      'DISPUTED',
      { raisedBy: 'NOBODY' },
      'Support decides about the money',
      'Support decides about the money',
    ],
    [
      'RELEASING',
      { ruling: 'RELEASE' },
      'Support decided: US$450 goes to Mei',
      'Support decided: US$450 goes to you',
    ],
    [
      'CANCELLED',
      { ruling: 'REFUND' },
      'Support decided: US$450 went back to you',
      'Support decided: US$450 went back to Rice & Fire',
    ],
    [
      'DISPUTED',
      { ...ruled, ruling: 'SPLIT' },
      "Support's turn: send US$300 to Mei",
      "Support's turn: send you US$300",
    ],
  ] as const;
  it.each(rows)('%s %o', (state, dispute, ...sentences) => {
    const seen = (['OWNER', 'APPLICANT'] as const).map(
      (mySide) => describeJob(job({ state, mySide, dispute, offer: someOffer() })).turn,
    );
    expect(seen).toEqual(sentences);
  });

  it('tells cancelled applications from cancelled jobs', () => {
    expect(describeJob(job({ state: 'CANCELLED' })).turn).toBe('The application is cancelled');
    const shoutout = job({ type: 'SHOUTOUT', state: 'CANCELLED', hiredAt: '2026-11-20T01:00:00Z' });
    expect(describeJob(shoutout)).toEqual({
      turn: 'The job is cancelled',
      means: "No money was held. There's nothing left to do.",
    });
  });

  it('says who cancelled, also when it was silence', () => {
    const labels = (action: string, by: string) =>
      jobMilestones(
        job({
          state: 'CANCELLED',
          hiredAt: '2026-11-20T01:00:00Z',
          offer: someOffer(),
          timeline: [{ action, state: 'REFUNDING', by, at: '2026-11-24T01:00:00', amount: null }],
        }),
      ).map(({ label }) => label);
    expect(labels('cancel', 'APPLICANT')).toEqual(['Applied', 'Offer', 'Pay to hire', 'Cancelled by Mei']);
    expect(labels('silenceAgrees', 'NOBODY')).toContain('No answer in 72 hours: cancelled');
  });
});

describe('a job whose work is long overdue', () => {
  const late = (nextSteps: object[]) =>
    describeJob(job({ state: 'HIRED', turn: 'APPLICANT', deliverables: [someDeliverable()], nextSteps }));

  it('gives the owner the choice as soon as there is one', () => {
    expect(late([step('END_LATE')]).means).toBe('Nothing was handed in. Give Mei more time, or end the job.');
    expect(late([step('END_LATE', 'NOT_LATE')]).means).not.toMatch(/end the job/);
    expect(late([step('END_LATE')]).turn).toMatch(/^Mei's turn: /);
  });
});

describe('a job that was ended because its work was late', () => {
  const ended = (mySide: string) =>
    job({
      state: 'CANCELLED',
      turn: 'NOBODY',
      mySide,
      hiredAt: '2026-11-20T06:20:00Z',
      offer: { ...someOffer(45_000), state: 'ACCEPTED' },
      refunded: { __typename: 'Money', amount: 45_000, currency: 'USD' },
      timeline: [
        {
          __typename: 'TimelineEntry',
          action: 'paid',
          state: 'HIRED',
          by: 'NOBODY',
          at: '2026-11-20T06:20:00Z',
          amount: null,
        },
        {
          __typename: 'TimelineEntry',
          action: 'endLate',
          state: 'REFUNDING',
          by: 'OWNER',
          at: '2026-12-20T06:20:00Z',
          amount: null,
        },
        {
          __typename: 'TimelineEntry',
          action: 'refunded',
          state: 'CANCELLED',
          by: 'NOBODY',
          at: '2026-12-20T06:20:05Z',
          amount: null,
        },
      ],
    });

  it.each([
    [
      'OWNER',
      /^You ended the job because nothing was handed in on time\. /,
      'Ended by you: nothing handed in',
    ],
    [
      'APPLICANT',
      /^Rice & Fire ended the job because nothing was handed in on time\. US\$450 /,
      'Ended by Rice & Fire: nothing handed in',
    ],
  ])('says to %s why, and who ended it', (mySide, means, label) => {
    expect(describeJob(ended(mySide)).means).toMatch(means);
    const row = jobMilestones(ended(mySide)).find(({ key }) => key === 'cancelled');
    expect(row).toMatchObject({ label, detail: expect.stringMatching(/^20 Dec/) });
  });
});

describe('an extra that is not agreed on', () => {
  const ended = (state: string, own: object = {}) =>
    job({
      state: 'OFFER_REJECTED',
      turn: 'NOBODY',
      extraOfId: 'rmk_1',
      offer: { ...someOffer(12_000), state, proposedBy: 'OWNER' },
      ...own,
    });

  it.each([
    ['REJECTED', 'OWNER', 'The extra was rejected', 'Mei rejected US$120. Nothing was charged.'],
    ['REJECTED', 'APPLICANT', 'The extra was rejected', 'You rejected US$120. No money has moved.'],
    ['LAPSED', 'OWNER', 'The extra lapsed', /^The offer of US\$120 was not answered in time/],
  ] as const)('is over: %s, to %s', (state, mySide, turn, means) => {
    const said = describeJob(ended(state, { mySide }));
    expect(said.turn).toBe(turn);
    expect(said.means).toMatch(means);
    expect(said.means).toMatch(/ Nothing changed in the first job\.$/);
  });

  it('is over when the campaign is, too', () => {
    const campaign = { ...job({}).campaign, state: 'INACTIVE' };
    expect(describeJob(ended('REJECTED', { campaign })).turn).toBe('The extra was rejected');
  });

  it('leaves proposing it again to a quiet button', () => {
    const again = { nextSteps: [step('MAKE_OFFER')] };
    const [extra, first] = [ended('REJECTED', again), job({ state: 'OFFER_REJECTED', ...again })];
    expect(leadingStep(extra.nextSteps, extra)).toBeUndefined();
    expect(leadingStep(first.nextSteps, first)).toEqual(step('MAKE_OFFER'));
  });

  it('has no step in its course that waits', () => {
    expect(jobMilestones(ended('REJECTED')).map(({ status }) => status)).toEqual(['done', 'done']);
  });
});

describe('jobs with deliverables', () => {
  const hired = (deliverable: Record<string, unknown>, own: object = {}) =>
    job({ state: 'HIRED', turn: 'APPLICANT', deliverables: [someDeliverable(deliverable)], ...own });
  const rows = [
    [{}, "Mei's turn: 3 stories", 'Your turn: hand in 3 stories'],
    [{ draftFirst: false, format: 'VIDEO', count: 1 }, "Mei's turn: 1 video", 'Your turn: hand in 1 video'],
    [{ state: 'DRAFT_IN_REVIEW' }, 'Your turn: review 3 stories', "Rice & Fire's turn: review 3 stories"],
    [{ state: 'DRAFT_APPROVED' }, "Mei's turn: publish the 3 stories", 'Your turn: publish the 3 stories'],
    [
      { state: 'CHANGES_ASKED', roundsUsed: 1, count: 1 },
      "Mei's turn: change the story",
      'Your turn: change the story',
    ],
  ] as const;
  it.each(rows)('%o', (deliverable, ...sentences) => {
    const seen = (['OWNER', 'APPLICANT'] as const).map(
      (mySide) => describeJob(hired(deliverable, { mySide })).turn,
    );
    expect(seen).toEqual(sentences);
  });

  it('ask first for what the other side waits for', () => {
    const deliverables = [
      someDeliverable({ id: 'dlv_1' }),
      someDeliverable({ id: 'dlv_2', state: 'DRAFT_APPROVED', format: 'REEL', count: 1 }),
      someDeliverable({ id: 'dlv_3', state: 'CHANGES_ASKED', format: 'VIDEO', count: 2 }),
    ];
    expect(describeJob(hired({}, { mySide: 'APPLICANT', deliverables })).turn).toBe(
      'Your turn: change the 2 videos',
    );
  });

  it.each([
    ['OWNER', 'You approved all the work. The money is held here until you release it.'],
    ['APPLICANT', 'Rice & Fire approved all your work. The money is held here until it is released.'],
    ['NOBODY', 'All the work is approved. The money is held here.'],
  ] as const)('say to %s that all of it is approved, once it is', (mySide, means) => {
    const approved = { state: 'APPROVED' };
    expect(describeJob(hired(approved, { state: 'DONE', mySide })).means).toBe(means);
    const deliverables = [someDeliverable(approved), someDeliverable({ id: 'dlv_2', state: 'PUBLISHED' })];
    expect(describeJob(hired({}, { state: 'DONE', mySide, deliverables })).means).not.toMatch(/approved/);
  });

  it('say when no round of changes is left', () => {
    const { means } = describeJob(hired({ state: 'DRAFT_IN_REVIEW', roundsUsed: 2 }));
    expect(means).toMatch(/no round is left\.$/);
  });

  it('wait with the product for what is sent', () => {
    const shipping = { state: 'SENT' };
    expect(describeJob(hired({}, { type: 'SPONSORED', shipping, mySide: 'APPLICANT' })).turn).toBe(
      'Your turn: confirm the product when it arrives',
    );
    const received = hired({}, { type: 'SPONSORED', shipping: { state: 'RECEIVED' }, mySide: 'APPLICANT' });
    expect(describeJob(received).turn).toBe('Your turn: hand in 3 stories');
  });

  it('owe a shoutout in return, also when the other is done', () => {
    const deliverables = [
      someDeliverable({ state: 'PUBLISHED' }),
      someDeliverable({ id: 'dlv_2', by: 'OWNER', format: 'POST', count: 1, draftFirst: false }),
    ];
    const own = { type: 'SHOUTOUT', state: 'DONE', turn: 'NOBODY', deliverables };
    expect(describeJob(hired({}, own)).turn).toBe('Your turn: hand in 1 post');
    expect(describeJob(hired({}, { ...own, mySide: 'APPLICANT' })).turn).toBe("Rice & Fire's turn: 1 post");
  });

  it('show what was approved and what is waited for in their course', () => {
    const approved = someDeliverable({
      state: 'DRAFT_APPROVED',
      submissions: [someSubmission({ state: 'APPROVED', decidedAt: '2026-12-06T03:20:00' })],
    });
    const it = hired({}, { workDueAt: '2026-12-12T10:00:00Z', deliverables: [approved] });
    const works = [approved] as unknown as Parameters<typeof jobMilestones>[1];
    const rows = jobMilestones(it, works).map(({ label, status }) => [label, status]);
    expect(rows.slice(-4)).toEqual([
      ['Draft approved: 3 stories', 'done'],
      ['Publish the 3 stories', 'now'],
      ['All work handed in', 'later'],
      ['Payment released', 'later'],
    ]);
  });
});

describe('the course of a job', () => {
  const entry = (action: string, at: string, amount: number | null = null) => ({
    action,
    state: 'OFFERED',
    by: 'OWNER',
    at,
    amount: amount ? { amount, currency: 'USD' } : null,
  });

  it('says what happened, what is waited for and what comes', () => {
    const rows = jobMilestones(
      job({
        state: 'OFFER_ACCEPTED',
        offer: someOffer(45_000, 'ACCEPTED'),
        timeline: [
          entry('makeOffer', '2026-11-18T01:00:00', 48_000),
          entry('rejectOffer', '2026-11-18T02:00:00', 48_000),
          entry('makeOffer', '2026-11-19T01:00:00', 45_000),
          entry('acceptOffer', '2026-11-19T09:30:00', 45_000),
        ],
      }),
    );
    expect(rows.map(({ label, amount, detail, status }) => [label, amount, detail, status])).toEqual([
      ['Applied', null, expect.stringMatching(/15 Nov/), 'done'],
      ['Offer accepted', 'US$450', '19 Nov, 9:30 AM', 'done'],
      ['Pay to hire', 'US$450', 'Waiting for you', 'now'],
      ['Work done', null, 'by 12 Dec', 'later'],
      ['Payment released', null, null, 'later'],
    ]);
  });

  it.each([
    [
      'OWNER',
      'Cancelled: US$450 was given back to you',
      'Our team paid it back another way, not to your card. It is no longer held here.',
    ],
    ['APPLICANT', 'The job is cancelled', "US$450 was refunded to Rice & Fire. There's nothing left to do."],
    [
      'NOBODY',
      'Cancelled: US$450 was given back to Rice & Fire',
      'Our team paid it back another way, not to the card. It is no longer held here.',
    ],
  ] as const)('tells %s that the money was given back past the card', (mySide, turn, means) => {
    const timeline = [
      entry('cancel', '2026-11-18T01:00:00', 45_000),
      entry('refundedByHand', '2026-11-20T02:00:00', 45_000),
    ];
    const it = job({
      state: 'CANCELLED',
      mySide,
      refunded: { __typename: 'Money', amount: 45_000, currency: 'USD' },
      timeline,
    });
    expect(describeJob(it)).toEqual({ turn, means });
    const row = jobMilestones(it).find(({ key }) => key === 'refund');
    expect([row?.label, row?.detail]).toEqual(['Refunded by our team', '20 Nov, 2:00 AM']);
  });

  it('never says of a split that a part is on the card that was given back past it', () => {
    for (const state of ['RELEASING', 'DISPUTED', 'SETTLED'] as const) {
      const timeline = [entry('partRefundedByHand', '2026-11-20T02:00:00', 20_000)];
      const { means } = describeJob(
        job({ state, mySide: 'OWNER', timeline, dispute: { ...someDispute(), ruling: 'SPLIT' } }),
      );
      expect(means).toMatch(/^Our team paid you .*not to your card/);
    }
  });

  it('names who is waited for', () => {
    const rows = jobMilestones(job({ state: 'HIRED', turn: 'APPLICANT', offer: someOffer() }));
    expect(rows.find(({ status }) => status === 'now')).toMatchObject({
      label: 'Do the work',
      detail: 'Waiting for Mei',
    });
  });

  it('has three steps without money, and is over when the work is done', () => {
    const rows = jobMilestones(job({ type: 'SHOUTOUT', state: 'DONE', turn: 'NOBODY' }));
    expect(rows.map(({ label, status }) => [label, status])).toEqual([
      ['Applied', 'done'],
      ['Hire', 'done'],
      ['Work done', 'done'],
    ]);
  });
});

it.each([
  ['ADDRESS_NEEDED', 'GIVE_ADDRESS'],
  ['SENT', 'CONFIRM_RECEIPT'],
  ['RECEIVED', 'HAND_IN_WORK'],
])('while a product is %s, %s leads', (state, action) => {
  const open =
    { ADDRESS_NEEDED: 'GIVE_ADDRESS', SENT: 'CONFIRM_RECEIPT', RECEIVED: 'MARK_AS_DONE' }[state] ?? '';
  const sponsored = job({ shipping: { state }, nextSteps: [step('HAND_IN_WORK'), step(open)] });
  expect(leadingStep(sponsored.nextSteps, sponsored)?.action).toBe(action);
});

it.each([
  ['ON_ITS_WAY', null, 'All done: US$450 is on its way to Mei', 'All done: US$450 is on its way to you'],
  [
    'ON_ITS_WAY',
    'BALANCE_PENDING',
    'All done: US$450 is on its way to Mei',
    'All done: US$450 is on its way to you',
  ],
  [
    'ON_ITS_WAY',
    'IDENTITY_NEEDED',
    'All done: the payout to Mei is on hold',
    'Your payout of US$450 is on hold',
  ],
  ['ARRIVED', null, 'All done: Mei was paid US$450', 'All done: you were paid US$450'],
])('released money that is %s and held for %s', (place, reason, brand, influencer) => {
  const money = { place, hold: reason && { reason } };
  const released = { type: 'PAID', state: 'RELEASED', offer: someOffer(), money };
  const turns = (['OWNER', 'APPLICANT'] as const).map(
    (mySide) => describeJob(job({ ...released, mySide })).turn,
  );
  expect(turns).toEqual([brand, influencer]);
});
