import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnOf } from '../../api/modules/remarks/next-steps.ts';
import { makeCast } from '../support/job-states.ts';
import { publishedHead, RuleTable } from '../support/rule-table.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let rules: RuleTable;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  rules = new RuleTable(product, await makeCast(product));
});
afterAll(() => product?.close());

test('who may do what with a paid job, in every state', { timeout: 120_000 }, async () => {
  const table = await rules.table('paid', [
    'applied',
    'offered',
    'countered',
    'offer_rejected',
    'offer_accepted',
    'hired',
    'done',
    'releasing',
    'released',
  ]);
  expect(table).toEqual([
    'state           step                 owner                applicant        staff        stranger',
    'applied         makeOffer            offered              WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'applied         declineApplication   declined             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         setShortlisted       applied              FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         payForHire           OFFER_NOT_ACCEPTED   FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         markAsDone           FORBIDDEN            NOT_HIRED        FORBIDDEN    NOT_FOUND',
    'applied         releasePayment       NOT_DONE             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offered         makeOffer            offered              countered        FORBIDDEN    NOT_FOUND',
    'offered         acceptOffer          FORBIDDEN            offer_accepted   FORBIDDEN    NOT_FOUND',
    'offered         rejectOffer          FORBIDDEN            offer_rejected   FORBIDDEN    NOT_FOUND',
    'offered         declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offered         setShortlisted       offered              FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offered         hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offered         payForHire           OFFER_NOT_ACCEPTED   FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offered         markAsDone           FORBIDDEN            NOT_HIRED        FORBIDDEN    NOT_FOUND',
    'offered         releasePayment       NOT_DONE             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       makeOffer            offered              countered        FORBIDDEN    NOT_FOUND',
    'countered       acceptOffer          offer_accepted       FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       rejectOffer          offer_rejected       FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       setShortlisted       countered            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       payForHire           OFFER_NOT_ACCEPTED   FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'countered       markAsDone           FORBIDDEN            NOT_HIRED        FORBIDDEN    NOT_FOUND',
    'countered       releasePayment       NOT_DONE             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_rejected  makeOffer            offered              countered        FORBIDDEN    NOT_FOUND',
    'offer_rejected  acceptOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'offer_rejected  rejectOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'offer_rejected  declineApplication   declined             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_rejected  setShortlisted       offer_rejected       FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_rejected  hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_rejected  payForHire           OFFER_NOT_ACCEPTED   FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_rejected  markAsDone           FORBIDDEN            NOT_HIRED        FORBIDDEN    NOT_FOUND',
    'offer_rejected  releasePayment       NOT_DONE             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_accepted  makeOffer            WRONG_STATE          WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'offer_accepted  acceptOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'offer_accepted  rejectOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'offer_accepted  declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_accepted  setShortlisted       offer_accepted       FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_accepted  hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_accepted  payForHire           hired                FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'offer_accepted  markAsDone           FORBIDDEN            NOT_HIRED        FORBIDDEN    NOT_FOUND',
    'offer_accepted  releasePayment       NOT_DONE             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           makeOffer            WRONG_STATE          WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'hired           acceptOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'hired           rejectOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'hired           declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           setShortlisted       WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           payForHire           hired                FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           markAsDone           FORBIDDEN            done             FORBIDDEN    NOT_FOUND',
    'hired           releasePayment       NOT_DONE             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            makeOffer            WRONG_STATE          WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'done            acceptOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'done            rejectOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'done            declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            setShortlisted       WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            payForHire           done                 FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            markAsDone           FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'done            releasePayment       released             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'releasing       makeOffer            WRONG_STATE          WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'releasing       acceptOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'releasing       rejectOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'releasing       declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'releasing       setShortlisted       WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'releasing       hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'releasing       payForHire           releasing            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'releasing       markAsDone           FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'releasing       releasePayment       released             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'released        makeOffer            WRONG_STATE          WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'released        acceptOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'released        rejectOffer          FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'released        declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'released        setShortlisted       WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'released        hire                 PAID_TYPE            FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'released        payForHire           released             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'released        markAsDone           FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'released        releasePayment       released             FORBIDDEN        FORBIDDEN    NOT_FOUND',
  ]);
});

test('who may do what with a sponsored job, in every state', { timeout: 120_000 }, async () => {
  expect(await rules.table('sponsored', ['applied', 'hired', 'done'])).toEqual([
    'state           step                 owner                applicant        staff        stranger',
    'applied         makeOffer            NOT_PAID_TYPE        NOT_PAID_TYPE    FORBIDDEN    NOT_FOUND',
    'applied         declineApplication   declined             FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         setShortlisted       applied              FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         hire                 hired                FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         payForHire           NOT_PAID_TYPE        FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'applied         markAsDone           FORBIDDEN            NOT_HIRED        FORBIDDEN    NOT_FOUND',
    'applied         releasePayment       NOT_PAID_TYPE        FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           makeOffer            NOT_PAID_TYPE        NOT_PAID_TYPE    FORBIDDEN    NOT_FOUND',
    'hired           declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           setShortlisted       WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           hire                 WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           payForHire           NOT_PAID_TYPE        FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'hired           markAsDone           FORBIDDEN            done             FORBIDDEN    NOT_FOUND',
    'hired           releasePayment       NOT_PAID_TYPE        FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            makeOffer            NOT_PAID_TYPE        NOT_PAID_TYPE    FORBIDDEN    NOT_FOUND',
    'done            declineApplication   WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            setShortlisted       WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            hire                 WRONG_STATE          FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            payForHire           NOT_PAID_TYPE        FORBIDDEN        FORBIDDEN    NOT_FOUND',
    'done            markAsDone           FORBIDDEN            WRONG_STATE      FORBIDDEN    NOT_FOUND',
    'done            releasePayment       NOT_PAID_TYPE        FORBIDDEN        FORBIDDEN    NOT_FOUND',
  ]);
});

test('what the API publishes to each side of a paid job', async () => {
  const table = [publishedHead];
  for (const state of [
    'applied',
    'offered',
    'countered',
    'offer_rejected',
    'offer_accepted',
    'paying',
    'hired',
    'done',
    'releasing',
    'released',
    'declined',
  ]) {
    table.push(await rules.published('paid', state));
  }
  expect(table).toEqual([
    'state           turn       label         owner                                                                             applicant                                                     staff',
    'applied         owner      -             MAKE_OFFER, DECLINE, CANCEL, SHORTLIST                                            CANCEL                                                        -',
    'offered         applicant  -             CHANGE_OFFER, PAY (OFFER_NOT_ACCEPTED), CANCEL, SHORTLIST                         ACCEPT_OFFER, REJECT_OFFER, COUNTER_OFFER, CANCEL             -',
    'countered       owner      -             ACCEPT_OFFER, REJECT_OFFER, COUNTER_OFFER, CANCEL, SHORTLIST                      CHANGE_OFFER, CANCEL                                          -',
    'offer_rejected  owner      -             MAKE_OFFER, DECLINE, CANCEL, SHORTLIST                                            COUNTER_OFFER, CANCEL                                         -',
    'offer_accepted  owner      -             PAY, CANCEL, SHORTLIST                                                            CANCEL                                                        -',
    'paying          owner      -             PAY, CANCEL (PAYMENT_UNDER_WAY), SHORTLIST                                        -                                                             -',
    'hired           applicant  Ongoing       RELEASE_PAYMENT (NOT_DONE), ASK_TO_CANCEL, PROPOSE_AMENDMENT, PROPOSE_EXTRA       MARK_AS_DONE, CANCEL, PROPOSE_AMENDMENT, PROPOSE_EXTRA        -',
    'done            owner      Completed     RELEASE_PAYMENT, RAISE_DISPUTE, PROPOSE_EXTRA                                     RAISE_DISPUTE, PROPOSE_EXTRA                                  -',
    'releasing       nobody     Completed     -                                                                                 -                                                             -',
    'released        nobody     Payment Done  PROPOSE_EXTRA                                                                     PROPOSE_EXTRA                                                 -',
    'declined        nobody     -             -                                                                                 -                                                             -',
  ]);
});

test('a job that is done waits for whoever has no bank account', () => {
  const done = {
    state: 'done',
    releaseAsked: false,
    campaignType: 'paid',
    chargebackOpen: false,
    awaited: null,
    mustSend: false,
    draftInReview: false,
    isExtra: false,
  } as const;
  expect(turnOf({ ...done, applicantHasBankAccount: true })).toBe('owner');
  expect(turnOf({ ...done, applicantHasBankAccount: false })).toBe('applicant');
  expect(turnOf({ ...done, campaignType: 'sponsored', applicantHasBankAccount: false })).toBe('nobody');
});

test('a hired job waits for the owner while a product is to be sent', () => {
  const hired = { state: 'hired', campaignType: 'sponsored', chargebackOpen: false, awaited: null } as const;
  const facts = {
    ...hired,
    applicantHasBankAccount: true,
    releaseAsked: false,
    draftInReview: false,
    isExtra: false,
  };
  expect(turnOf({ ...facts, mustSend: true })).toBe('owner');
  expect(turnOf({ ...facts, mustSend: false })).toBe('applicant');
});

test('a hired job waits for the owner while a draft is in review', () => {
  const hired = { state: 'hired', campaignType: 'paid', chargebackOpen: false, awaited: null } as const;
  const facts = {
    ...hired,
    applicantHasBankAccount: true,
    releaseAsked: false,
    mustSend: false,
    isExtra: false,
  };
  expect(turnOf({ ...facts, draftInReview: true })).toBe('owner');
  expect(turnOf({ ...facts, draftInReview: false })).toBe('applicant');
});

test('what the API publishes to each side of a free job', async () => {
  const table = [publishedHead];
  for (const state of ['applied', 'declined', 'hired', 'done'])
    table.push(await rules.published('shoutout', state));
  expect(table).toEqual([
    'state           turn       label         owner                                                                             applicant                                                     staff',
    'applied         owner      -             HIRE, DECLINE, CANCEL, SHORTLIST                                                  CANCEL                                                        -',
    'declined        nobody     -             -                                                                                 -                                                             -',
    'hired           applicant  Ongoing       CANCEL, PROPOSE_AMENDMENT                                                         MARK_AS_DONE, CANCEL, PROPOSE_AMENDMENT                       -',
    'done            nobody     Completed     -                                                                                 -                                                             -',
  ]);
});
