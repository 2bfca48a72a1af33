import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, type JobInState, jobIn, makeCast, tries } from '../support/job-states.ts';
import { jobOperations, type Kind } from '../support/jobs.ts';
import { cards, tokenise } from '../support/money.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  cast = await makeCast(product);
});
afterAll(() => product?.close());

const roles = ['owner', 'applicant', 'staff', 'stranger'] as const;
const widths = [16, 16, 20, 16, 11, 10];
const pad = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();

/** Steps of the influencer; all others are the owner's. */
const ofApplicant: ReadonlySet<string> = new Set(['acceptOffer', 'rejectOffer', 'markAsDone']);

/** What comes of one try: the state after it, or the code of the refusal, which must leave the state alone. */
async function outcome(
  job: JobInState,
  asked: [string, object],
  role: (typeof roles)[number],
  state: string,
) {
  const { errors } = await cast[role].client.send(...asked);
  const rows = await sql(product.databaseUrl, 'select state from remark where id = $1', [job.remarkId]);
  const after = String(rows[0]?.state);
  if (!errors) return after;
  expect(after).toBe(state);
  return String(errors[0]?.extensions.code);
}

/** One line per state and step; whoever the step belongs to tries last, when all others have been refused. */
async function ruleLine(kind: Kind, state: string, name: keyof typeof tries): Promise<string[]> {
  const job = await jobIn(product, cast, kind, state);
  const asked = tries[name](job, name === 'payForHire' ? await tokenise(product, cards.good) : '');
  if (!asked) return [];
  const actor = ofApplicant.has(name) ? 'applicant' : 'owner';
  const cells: Record<string, string> = {};
  for (const role of [...roles.filter((one) => one !== actor), actor] as const) {
    cells[role] = await outcome(job, asked, role, state);
  }
  return [pad([state, name, ...roles.map((role) => cells[role] ?? '')], widths)];
}

async function ruleTable(kind: Kind, states: readonly string[]): Promise<string[]> {
  const lines = [pad(['state', 'step', ...roles], widths)];
  for (const state of states) {
    for (const name of Object.keys(tries) as (keyof typeof tries)[]) {
      lines.push(...(await ruleLine(kind, state, name)));
    }
  }
  return lines;
}

test('who may do what with a paid job, in every state', { timeout: 120_000 }, async () => {
  const table = await ruleTable('paid', [
    'applied',
    'offered',
    'offer_rejected',
    'offer_accepted',
    'hired',
    'done',
    'releasing',
    'released',
  ]);
  expect(table).toEqual([
    'state           step            owner               applicant       staff      stranger',
    'applied         makeOffer       offered             FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'applied         hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'applied         payForHire      OFFER_NOT_ACCEPTED  FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'applied         markAsDone      FORBIDDEN           NOT_HIRED       FORBIDDEN  NOT_FOUND',
    'applied         releasePayment  NOT_DONE            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offered         makeOffer       offered             FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offered         acceptOffer     FORBIDDEN           offer_accepted  FORBIDDEN  NOT_FOUND',
    'offered         rejectOffer     FORBIDDEN           offer_rejected  FORBIDDEN  NOT_FOUND',
    'offered         hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offered         payForHire      OFFER_NOT_ACCEPTED  FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offered         markAsDone      FORBIDDEN           NOT_HIRED       FORBIDDEN  NOT_FOUND',
    'offered         releasePayment  NOT_DONE            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_rejected  makeOffer       offered             FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_rejected  acceptOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'offer_rejected  rejectOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'offer_rejected  hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_rejected  payForHire      OFFER_NOT_ACCEPTED  FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_rejected  markAsDone      FORBIDDEN           NOT_HIRED       FORBIDDEN  NOT_FOUND',
    'offer_rejected  releasePayment  NOT_DONE            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_accepted  makeOffer       WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_accepted  acceptOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'offer_accepted  rejectOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'offer_accepted  hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_accepted  payForHire      hired               FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'offer_accepted  markAsDone      FORBIDDEN           NOT_HIRED       FORBIDDEN  NOT_FOUND',
    'offer_accepted  releasePayment  NOT_DONE            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           makeOffer       WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           acceptOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'hired           rejectOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'hired           hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           payForHire      hired               FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           markAsDone      FORBIDDEN           done            FORBIDDEN  NOT_FOUND',
    'hired           releasePayment  NOT_DONE            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            makeOffer       WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            acceptOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'done            rejectOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'done            hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            payForHire      done                FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            markAsDone      FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'done            releasePayment  released            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'releasing       makeOffer       WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'releasing       acceptOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'releasing       rejectOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'releasing       hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'releasing       payForHire      releasing           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'releasing       markAsDone      FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'releasing       releasePayment  released            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'released        makeOffer       WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'released        acceptOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'released        rejectOffer     FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'released        hire            PAID_TYPE           FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'released        payForHire      released            FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'released        markAsDone      FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'released        releasePayment  released            FORBIDDEN       FORBIDDEN  NOT_FOUND',
  ]);
});

test('who may do what with a sponsored job, in every state', { timeout: 120_000 }, async () => {
  expect(await ruleTable('sponsored', ['applied', 'hired', 'done'])).toEqual([
    'state           step            owner               applicant       staff      stranger',
    'applied         makeOffer       NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'applied         hire            hired               FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'applied         payForHire      NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'applied         markAsDone      FORBIDDEN           NOT_HIRED       FORBIDDEN  NOT_FOUND',
    'applied         releasePayment  NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           makeOffer       NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           hire            WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           payForHire      NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'hired           markAsDone      FORBIDDEN           done            FORBIDDEN  NOT_FOUND',
    'hired           releasePayment  NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            makeOffer       NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            hire            WRONG_STATE         FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            payForHire      NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
    'done            markAsDone      FORBIDDEN           WRONG_STATE     FORBIDDEN  NOT_FOUND',
    'done            releasePayment  NOT_PAID_TYPE       FORBIDDEN       FORBIDDEN  NOT_FOUND',
  ]);
});

const publishedHead = pad(['state', 'turn', 'label', 'owner', 'applicant', 'staff'], [16, 11, 14, 48, 30]);

/** What the API publishes for a viewer: the steps, with the code of what keeps them from it now. */
async function published(kind: Kind, state: string): Promise<string> {
  const { remarkId } = await jobIn(product, cast, kind, state);
  const cells = [];
  for (const role of ['owner', 'applicant', 'staff'] as const) {
    const { remark } = await cast[role].client.data(jobOperations.remark, { id: remarkId });
    const steps = remark.nextSteps.map(
      (step: { action: string; allowed: boolean; code: string | null; reason: string | null }) => {
        expect(step.allowed).toBe(step.reason === null);
        return step.allowed ? step.action : `${step.action} (${step.code})`;
      },
    );
    cells.push(steps.join(', ') || '-');
    if (role === 'owner') cells.push(remark.turn.toLowerCase(), remark.hiredLabel ?? '-');
  }
  const [owner, turn, label, applicant, staff] = cells;
  return pad(
    [state, turn ?? '', label ?? '', owner ?? '', applicant ?? '', staff ?? ''],
    [16, 11, 14, 48, 30],
  );
}

test('what the API publishes to each side of a paid job', async () => {
  const table = [publishedHead];
  for (const state of [
    'applied',
    'offered',
    'offer_rejected',
    'offer_accepted',
    'paying',
    'hired',
    'done',
    'releasing',
    'released',
  ]) {
    table.push(await published('paid', state));
  }
  expect(table).toEqual([
    'state           turn       label         owner                                           applicant                     staff',
    'applied         owner      -             MAKE_OFFER                                      -                             -',
    'offered         applicant  -             CHANGE_OFFER, PAY (OFFER_NOT_ACCEPTED)          ACCEPT_OFFER, REJECT_OFFER    -',
    'offer_rejected  owner      -             MAKE_OFFER                                      -                             -',
    'offer_accepted  owner      -             PAY                                             -                             -',
    'paying          owner      -             PAY                                             -                             -',
    'hired           applicant  Ongoing       RELEASE_PAYMENT (NOT_DONE)                      MARK_AS_DONE                  -',
    'done            owner      Completed     RELEASE_PAYMENT                                 -                             -',
    'releasing       nobody     Completed     -                                               -                             -',
    'released        nobody     Payment Done  -                                               -                             -',
  ]);
});

test('what the API publishes to each side of a free job', async () => {
  const table = [publishedHead];
  for (const state of ['applied', 'hired', 'done']) table.push(await published('shoutout', state));
  expect(table).toEqual([
    'state           turn       label         owner                                           applicant                     staff',
    'applied         owner      -             HIRE                                            -                             -',
    'hired           applicant  Ongoing       -                                               MARK_AS_DONE                  -',
    'done            nobody     Completed     -                                               -                             -',
  ]);
});
