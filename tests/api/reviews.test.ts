import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { createCampaign, jobOperations, type Kind } from '../support/jobs.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { hiddenReview, publishedReview, reviewable, reviewOperations } from '../support/reviews.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  cast = await makeCast(product);
});
afterAll(() => product?.close());

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }): string =>
  answer.errors?.[0]?.extensions.code ?? 'ok';

/** A shoutout job that was done just now, by its own two people. */
async function doneJob(): Promise<{ remarkId: number; owner: Person; applicant: Person }> {
  const owner = await createPerson(product);
  const applicant = await createPerson(product);
  const campaignId = await createCampaign(product, owner, { kind: 'shoutout', title: 'Laksa week' });
  const applied = await applicant.client.data(jobOperations.apply, { campaignId });
  const { id } = applied.applyToCampaign.remark;
  await owner.client.data(jobOperations.hire, { remarkId: id });
  await applicant.client.data(jobOperations.markAsDone, { remarkId: id });
  return { remarkId: Number(rowNumber(id)), owner, applicant };
}

const review = (who: Person, remarkId: number, rating = 5, text = 'A pleasure.') =>
  who.client.send(reviewOperations.review, { remarkId, rating, text });
const look = async (who: Person, remarkId: number) =>
  (await who.client.data(reviewOperations.remark, { id: remarkId })).remark;
const published = async (person: Person) =>
  (await cast.stranger.client.data(reviewOperations.ofProfile, { id: person.id })).profileReviews;
/** Everything in the archive that a member takes along. */
const exportOf = async ({ client }: Person): Promise<string> => {
  const ask =
    'mutation ($password: String!) { exportMyData(input: { password: $password }) { dataExport { url } } }';
  const { url } = (await client.data(ask, { password })).exportMyData.dataExport;
  const cookie = client.cookie ? { cookie: client.cookie } : {};
  const archive = await product.app.inject({ url: new URL(url).pathname, headers: cookie });
  return Object.values(unzipSync(archive.rawPayload))
    .map((file) => strFromU8(file))
    .join('\n');
};
const nameOf = async ({ id }: Person): Promise<string> => {
  const rows = await sql(
    product.databaseUrl,
    `select first || ' ' || last as name from profile where id = $1`,
    [id],
  );
  return String(rows[0]?.name);
};

describe('who may review when', () => {
  const settled: readonly [Kind, string][] = [
    ['paid', 'released'],
    ['paid', 'settled'],
    ['sponsored', 'done'],
    ['shoutout', 'done'],
  ];
  test.each(settled)('a %s job that is %s: each side once, nobody else', async (kind, state) => {
    const { remarkId } = await jobIn(product, cast, kind, state);
    await reviewable(product, remarkId);
    expect(codeOf(await review(cast.stranger, remarkId))).toBe('NOT_FOUND');
    expect(codeOf(await review(cast.staff, remarkId))).toBe('FORBIDDEN');
    for (const who of [cast.owner, cast.applicant]) {
      expect((await look(who, remarkId)).reviews.mayReview).toEqual({ allowed: true, code: null });
      expect(codeOf(await review(who, remarkId))).toBe('ok');
      expect(codeOf(await review(who, remarkId))).toBe('ALREADY_REVIEWED');
    }
  });

  const unsettled: readonly [Kind, string][] = [
    ...['applied', 'offered', 'offer_accepted', 'offer_rejected', 'hired', 'cancel_asked', 'done'].map(
      (state): [Kind, string] => ['paid', state],
    ),
    ...['releasing', 'refunding', 'disputed', 'cancelled', 'charged_back'].map((state): [Kind, string] => [
      'paid',
      state,
    ]),
    ...['applied', 'hired', 'cancelled'].map((state): [Kind, string] => ['shoutout', state]),
  ];
  test.each(unsettled)('a %s job that is %s: nobody, even when it had been settled', async (kind, state) => {
    const { remarkId } = await jobIn(product, cast, kind, state);
    expect(codeOf(await review(cast.owner, remarkId))).toBe('NOT_SETTLED');
    await reviewable(product, remarkId);
    for (const who of [cast.owner, cast.applicant]) {
      expect(codeOf(await review(who, remarkId))).toBe('NOT_SETTLED');
      const { nextSteps } = await look(who, remarkId);
      expect(nextSteps.map(({ action }: { action: string }) => action)).not.toContain('REVIEW');
    }
  });

  it('takes whole stars from 1 to 5 and at most 1,000 characters', async () => {
    const { remarkId, owner } = await doneJob();
    for (const rating of [0, 6, -1]) expect(codeOf(await review(owner, remarkId, rating))).toBe('BAD_INPUT');
    expect(codeOf(await review(owner, remarkId, 5, 'a'.repeat(1_001)))).toBe('BAD_INPUT');
    expect(codeOf(await review(owner, remarkId, 5, 'a'.repeat(1_000)))).toBe('ok');
  });
});

describe('until both are in', () => {
  const marker = 'SECRET-words-of-the-owner';

  it('nobody but the author learns of a review, by any way', async () => {
    const { remarkId, owner, applicant } = await doneJob();
    const before = await look(applicant, remarkId);
    expect(before.reviews).toMatchObject({
      endsAt: expect.stringMatching(/^2026-12-04T02:00:00/),
      closedAt: null,
    });
    await review(owner, remarkId, 2, marker);
    await product.settled();

    expect((await look(owner, remarkId)).reviews).toMatchObject({
      byOwner: { rating: 2, text: marker, publishedAt: null },
      byApplicant: null,
      mayReview: { allowed: false, code: 'ALREADY_REVIEWED' },
    });
    expect(await look(applicant, remarkId)).toEqual(before);
    expect((await look(cast.staff, remarkId)).reviews).toMatchObject({ byOwner: null, byApplicant: null });
    const lists = `{
      myRemarks { nodes { reviews { byOwner { text } byApplicant { text } } } }
      notifications { nodes { message } } events { nodes { type body } } }`;
    const mine = JSON.stringify(await applicant.client.data(lists));
    expect(mine).not.toContain(marker);
    expect(mine).not.toContain('remark.reviewed');
    expect(await published(applicant)).toMatchObject({ totalCount: 0, nodes: [] });
    expect(await exportOf(applicant)).not.toContain(marker);
    expect(await exportOf(owner)).toContain(marker);
    for (const who of [applicant, cast.stranger, cast.staff])
      for (const operation of ['answer', 'report', 'hide'] as const) {
        const [row] = await sql(product.databaseUrl, 'select id from job_review where remark_id = $1', [
          remarkId,
        ]);
        const answer = await who.client.send(reviewOperations[operation], { reviewId: row?.id, text: 'No.' });
        expect(codeOf(answer)).toBe(operation === 'hide' && who !== cast.staff ? 'FORBIDDEN' : 'NOT_FOUND');
      }
  });

  it('both appear together when the second comes, and both are told, once', async () => {
    const { remarkId, owner, applicant } = await doneJob();
    await review(owner, remarkId, 4, 'Posted in time.');
    product.clock.advance({ hours: 1 });
    const answer = await review(applicant, remarkId, 5, 'Clear words.');
    const reviews = answer.data?.reviewJob.remark.reviews;
    expect(reviews.byOwner).toMatchObject({ rating: 4, author: { id: idOf('Profile', owner.id) } });
    expect(reviews.byApplicant).toMatchObject({ rating: 5, authorSide: 'APPLICANT' });
    expect(reviews.byOwner.publishedAt).toBe(reviews.byApplicant.publishedAt);
    expect((await told(product, owner, remarkId))[0]).toBe(
      `${await nameOf(applicant)} reviewed you for “Laksa week”.`,
    );
    expect((await told(product, applicant, remarkId))[0]).toBe(
      `${await nameOf(owner)} reviewed you for “Laksa week”.`,
    );
    expect(await published(applicant)).toMatchObject({
      totalCount: 1,
      nodes: [
        {
          ...{ rating: 4, text: 'Posted in time.', campaignTitle: 'Laksa week' },
          campaignCover: { small: expect.stringMatching(/^\/files\/[0-9a-f]{32}\/320\.webp$/) },
        },
      ],
    });
    for (const who of [owner, applicant]) {
      const { events } = await who.client.data('{ events { nodes { type remark { id } } } }');
      const told = events.nodes.filter(({ type }: { type: string }) => type === 'REMARK_REVIEWED');
      expect(told).toEqual([{ type: 'REMARK_REVIEWED', remark: { id: idOf('Remark', remarkId) } }]);
    }
    await product.runJob('publish-reviews');
    expect(
      (await told(product, owner, remarkId)).filter((line) => line.includes('reviewed you')),
    ).toHaveLength(1);
  });

  it('two at the same time appear once, and a second of the same side is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { remarkId, owner, applicant } = await doneJob();
      const answers = await Promise.all([
        review(owner, remarkId),
        review(applicant, remarkId),
        review(owner, remarkId),
      ]);
      expect(answers.map(codeOf).sort()).toEqual(['ALREADY_REVIEWED', 'ok', 'ok']);
      const facts = await sql(
        product.databaseUrl,
        `select count(*)::int as n from outbox where type = 'review.published' and (payload ->> 'remarkId')::int = $1`,
        [remarkId],
      );
      expect(facts).toEqual([{ n: 1 }]);
      expect((await look(owner, remarkId)).reviews).toMatchObject({
        byOwner: { rating: 5 },
        byApplicant: { rating: 5 },
      });
    }
  });
});

describe('when the time is over', () => {
  it('a single review appears at the exact instant, both are told, and nobody can add one', async () => {
    const { remarkId, owner, applicant } = await doneJob();
    const silent = await doneJob();
    await review(owner, remarkId, 3, 'Late.');
    const { endsAt } = (await look(owner, remarkId)).reviews;
    product.clock.advance({ seconds: (Date.parse(endsAt) - product.clock.now().getTime()) / 1000 - 1 });
    await product.runJob('publish-reviews');
    expect(await published(applicant)).toMatchObject({ totalCount: 0 });
    product.clock.advance({ seconds: 1 });
    expect(codeOf(await review(applicant, remarkId))).toBe('REVIEW_TIME_OVER');
    await Promise.all([product.runJob('publish-reviews'), product.runJob('publish-reviews')]);
    await product.runJob('publish-reviews');
    expect(await published(applicant)).toMatchObject({ totalCount: 1, nodes: [{ rating: 3 }] });
    expect((await told(product, owner, remarkId))[0]).toBe(
      `Your review of ${await nameOf(applicant)} for “Laksa week” is public now.`,
    );
    expect((await told(product, applicant, remarkId)).slice(0, 2)).toEqual([
      `${await nameOf(owner)} reviewed you for “Laksa week”.`,
      expect.stringContaining('How was working with'),
    ]);
    expect((await look(silent.owner, silent.remarkId)).reviews.mayReview.code).toBe('REVIEW_TIME_OVER');
    expect(await told(product, silent.owner, silent.remarkId)).not.toContainEqual(
      expect.stringContaining('public now'),
    );
  });

  it('who has not written is reminded three days before, once', async () => {
    const { remarkId, owner, applicant } = await doneJob();
    await review(owner, remarkId);
    product.clock.advance({ days: 11, seconds: -1 });
    await product.runJob('remind-of-reviews');
    const reminders = async (who: Person) =>
      (await told(product, who, remarkId)).filter((line) => line.startsWith('You can review'));
    expect(await reminders(applicant)).toEqual([]);
    product.clock.advance({ seconds: 1 });
    await product.runJob('remind-of-reviews');
    await product.runJob('remind-of-reviews');
    expect(await reminders(applicant)).toHaveLength(1);
    expect(await reminders(owner)).toEqual([]);
  });
});

describe('after they appeared', () => {
  const shown = async () => {
    const { remarkId } = await jobIn(product, cast, 'shoutout', 'done');
    return { remarkId, reviewId: await publishedReview(product, remarkId) };
  };
  const titles = async () =>
    (await published(cast.applicant)).nodes.map(({ id }: { id: string }) => Number(rowNumber(id)));

  it('the reviewed side answers once, in public', async () => {
    const { remarkId, reviewId } = await shown();
    const answer = (who: Person, text: string) =>
      who.client.send(reviewOperations.answer, { reviewId, text });
    expect(codeOf(await answer(cast.applicant, ' '))).toBe('FIELD_REQUIRED');
    expect(codeOf(await answer(cast.applicant, 'a'.repeat(1_001)))).toBe('BAD_INPUT');
    for (const who of [cast.owner, cast.stranger, cast.staff])
      expect(codeOf(await answer(who, 'Thanks.'))).toBe('FORBIDDEN');
    const [first, second] = await Promise.all([
      answer(cast.applicant, 'One.'),
      answer(cast.applicant, 'Two.'),
    ]);
    expect([first, second].map(codeOf).sort()).toEqual(['ALREADY_ANSWERED', 'ok']);
    const { nodes } = await published(cast.applicant);
    expect(nodes.find(({ id }: { id: string }) => Number(rowNumber(id)) === reviewId).answer).toMatch(
      /^(One|Two)\.$/,
    );
    expect((await told(product, cast.owner, remarkId))[0]).toContain(
      'answered your review for “Noodle week”.',
    );
  });

  it('only staff hides one, with a reason, and can show it again', async () => {
    const { remarkId, reviewId } = await shown();
    expect(await titles()).toContain(reviewId);
    for (const who of [cast.owner, cast.applicant, cast.stranger])
      expect(codeOf(await who.client.send(reviewOperations.hide, { reviewId }))).toBe('FORBIDDEN');
    await cast.staff.client.data(reviewOperations.hide, { reviewId });
    expect(await titles()).not.toContain(reviewId);
    expect((await look(cast.applicant, remarkId)).reviews.byOwner).toBeNull();
    expect((await look(cast.owner, remarkId)).reviews.byOwner).toMatchObject({ hiddenReason: 'Insults.' });
    expect((await told(product, cast.owner, remarkId))[0]).toMatch(/hid your review of .*: Insults\.$/);
    expect(codeOf(await cast.staff.client.send(reviewOperations.hide, { reviewId }))).toBe('WRONG_STATE');
    const deeds = await sql(
      product.databaseUrl,
      `select action, reason from staff_action where subject = 'review' and subject_id = $1`,
      [reviewId],
    );
    expect(deeds).toEqual([{ action: 'hideReview', reason: 'Insults.' }]);
    await cast.staff.client.data(reviewOperations.restore, { reviewId });
    expect(await titles()).toContain(reviewId);
  });

  it('a report shows staff the review, and the reporter hears back', async () => {
    const { reviewId } = await shown();
    expect(codeOf(await cast.owner.client.send(reviewOperations.report, { reviewId }))).toBe(
      'CANNOT_REPORT_SELF',
    );
    await cast.applicant.client.data(reviewOperations.report, { reviewId });
    expect(codeOf(await cast.applicant.client.send(reviewOperations.report, { reviewId }))).toBe(
      'REVIEW_REPORTED',
    );
    const { reports } = await cast.staff.client.data(
      '{ reports { nodes { id comment review { id rating text } reporter { id } person { id } campaign { id } } } }',
    );
    expect(reports.nodes.at(-1)).toMatchObject({
      review: { id: idOf('JobReview', reviewId), rating: 4 },
      reporter: { id: idOf('Profile', cast.applicant.id) },
      ...{ person: null, campaign: null },
    });
    await cast.staff.client.data(
      'mutation ($id: ID!) { resolveReport(input: { id: $id, reason: "Fair." }) { report { id } } }',
      { id: reports.nodes.at(-1).id },
    );
    expect((await told(product, cast.applicant, null))[0]).toContain('your report about a review of');
  });

  it('a hidden one cannot be answered or reported', async () => {
    const { remarkId } = await jobIn(product, cast, 'shoutout', 'done');
    const reviewId = await hiddenReview(product, remarkId, cast.staff);
    for (const operation of ['answer', 'report'] as const)
      expect(
        codeOf(await cast.applicant.client.send(reviewOperations[operation], { reviewId, text: 'No.' })),
      ).toBe('NOT_FOUND');
  });

  it('its author is nobody once they left', async () => {
    const { remarkId, owner, applicant } = await doneJob();
    await review(owner, remarkId);
    await review(applicant, remarkId);
    await sql(product.databaseUrl, 'update account set closed_at = now() where id = $1', [owner.id]);
    expect((await published(applicant)).nodes).toMatchObject([{ author: null, text: 'A pleasure.' }]);
    expect(await published(owner)).toMatchObject({ totalCount: 0 });
  });
});

describe('two accounts with the same card or bank account', () => {
  it('their reviews are kept, do not count, and staff is asked to look', async () => {
    const { remarkId, owner, applicant } = await doneJob();
    await sql(
      product.databaseUrl,
      `insert into account_fingerprint (account_id, kind, fingerprint, created_at)
       values ($1, 'card', 'same', now()), ($2, 'card', 'same', now())`,
      [owner.id, applicant.id],
    );
    await review(owner, remarkId);
    await review(applicant, remarkId);
    expect(await published(applicant)).toMatchObject({ totalCount: 0 });
    expect((await look(applicant, remarkId)).reviews.byOwner).toMatchObject({ text: 'A pleasure.' });
    const { reports } = await cast.staff.client.data(
      '{ reports { nodes { comment reporter { id } review { author { id } } } } }',
    );
    expect(reports.nodes.filter(({ reporter }: { reporter: object | null }) => !reporter)).toEqual(
      [owner, applicant].map(({ id }) => ({
        comment: 'Both sides of this job use the same card or bank account. The review does not count.',
        ...{ reporter: null, review: { author: { id: idOf('Profile', id) } } },
      })),
    );
  });
});

test('without days for reviews there are none', async () => {
  const without = await startTestProduct({ REVIEW_DAYS: '0' });
  try {
    const owner = await createPerson(without);
    const applicant = await createPerson(without);
    const campaignId = await createCampaign(without, owner, { kind: 'shoutout' });
    const { id } = (await applicant.client.data(jobOperations.apply, { campaignId })).applyToCampaign.remark;
    await owner.client.data(jobOperations.hire, { remarkId: id });
    await applicant.client.data(jobOperations.markAsDone, { remarkId: id });
    expect(codeOf(await review(owner, Number(rowNumber(id))))).toBe('NOT_SETTLED');
  } finally {
    await without.close();
  }
});
