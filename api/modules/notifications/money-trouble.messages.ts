import { dollars } from '../../platform/money-text.ts';
import type { Message, Scene } from './notification.messages.ts';

const day = (iso: string | undefined): string =>
  iso
    ? new Date(iso).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'Asia/Singapore',
      })
    : 'its deadline';

const job = (scene: Scene): string => `/applicationdetail/applicantdetail/${scene.remarkId}`;

const owner = (text: Message['text']): Message => ({
  to: 'owner',
  type: 'KOLITEAM',
  picture: 'person',
  path: job,
  text,
});
const person = (text: Message['text']): Message => ({
  to: 'person',
  type: 'KOLITEAM',
  picture: 'owner',
  path: job,
  text,
});
const staff = (text: Message['text']): Message => ({
  to: 'staff',
  type: 'KOLITEAM',
  picture: 'campaign',
  path: job,
  text,
});

const about = (s: Scene): string => `“${s.campaignTitle}”`;

/** Whether the influencer was paid before the chargeback: then nothing is frozen. */
const isPaidOut = ({ remarkState }: Scene): boolean =>
  remarkState === 'released' || remarkState === 'settled';

const ownerIsAsked = (s: Scene): string =>
  isPaidOut(s)
    ? `Your card's bank has asked for ${dollars(s.fact.amountMinor)} for ${about(s)} back (a chargeback). ${s.personName} was paid already and keeps the money. If you did not mean to, ask your bank to withdraw it.`
    : `Your card's bank has asked for ${dollars(s.fact.amountMinor)} for ${about(s)} back (a chargeback). The money is frozen until the bank has decided: nothing is released, refunded or cancelled. If you did not mean to, ask your bank to withdraw it.`;

const personIsAsked = (s: Scene): string =>
  isPaidOut(s)
    ? `The bank of ${s.ownerName} has asked for the payment for ${about(s)} back (a chargeback). What you were paid stays yours; we answer the bank.`
    : `The payment for ${about(s)} is frozen: the bank of ${s.ownerName} has asked for it back (a chargeback). We answer the bank. You hear from us as soon as it has decided.`;

/** What a payment that stands means for the job. */
const stands = (s: Scene, goesOn: string): string => {
  if (isPaidOut(s))
    return `The bank has decided about ${about(s)}: the payment stands. Nothing is left to do.`;
  if (s.remarkState !== 'disputed') return goesOn;
  return `The bank has decided about ${about(s)}: the payment stands. Our team now decides the dispute.`;
};

/** Messages about money that does not go as planned: chargebacks, failed refunds, reversed transfers. */
export const moneyTroubleMessages: Readonly<Record<string, readonly Message[]>> = {
  'chargeback.opened': [
    owner(ownerIsAsked),
    person(personIsAsked),
    staff(
      (s) =>
        `Chargeback of ${dollars(s.fact.amountMinor)} on ${about(s)} (job ${s.remarkId}). Please answer it at the payment provider by ${day(s.fact.reason)}.`,
    ),
  ],
  'chargeback.won': [
    owner((s) =>
      stands(s, `The bank has decided about ${about(s)}: the payment stands, and the job goes on.`),
    ),
    person((s) =>
      stands(
        s,
        `Good news about ${about(s)}: the bank has decided that the payment stands. The job goes on.`,
      ),
    ),
    staff((s) => `The chargeback on ${about(s)} (job ${s.remarkId}) is won or withdrawn. The job goes on.`),
  ],
  'chargeback.lost': [
    owner(
      (s) =>
        `Your bank took ${dollars(s.fact.amountMinor)} for ${about(s)} back for good. Nothing is held any more.`,
    ),
    person(
      (s) =>
        `The bank of ${s.ownerName} took the payment for ${about(s)} back for good. It cannot be paid out to you any more. Our team is there for your questions.`,
    ),
    staff(
      (s) =>
        `The chargeback on ${about(s)} (job ${s.remarkId}) is lost; the held money went back to the payer.`,
    ),
  ],
  'chargeback.lostAfterRelease': [
    owner((s) => `Your bank took ${dollars(s.fact.amountMinor)} for ${about(s)} back for good.`),
    person(
      (s) =>
        `The bank of ${s.ownerName} took the payment for ${about(s)} back. What you were paid stays yours; we bear the loss.`,
    ),
    staff(
      (s) =>
        `The chargeback on ${about(s)} (job ${s.remarkId}) is lost after the payout: we bear what was no longer held.`,
    ),
  ],
  'remark.payoutReversed': [
    owner(
      (s) =>
        `The payout of ${dollars(s.fact.amountMinor)} to ${s.personName} for ${about(s)} was taken back by the payment provider. The money is held again and can be released again.`,
    ),
    {
      ...person(
        (s) =>
          `Your payout of ${dollars(s.fact.amountMinor)} for ${about(s)} was taken back by the payment provider. The money is held for you again. Please check your bank account.`,
      ),
      path: () => '/edit-profile/setting',
    },
    staff(
      (s) =>
        `The transfer of ${dollars(s.fact.amountMinor)} for ${about(s)} (job ${s.remarkId}) was reversed. The money is held again.`,
    ),
  ],
  'remark.payoutLost': [
    person(
      (s) =>
        `Your payout of ${dollars(s.fact.amountMinor)} for ${about(s)} was taken back by the payment provider. The payer has the money back, so the job is over.`,
    ),
    staff(
      (s) =>
        `The transfer of ${dollars(s.fact.amountMinor)} for ${about(s)} (job ${s.remarkId}) was reversed. The payer has the money already: our loss is made good, and the job is over.`,
    ),
  ],
  'remark.refundReturned': [
    owner(
      (s) =>
        `Your bank sent the refund of ${dollars(s.fact.amountMinor)} for ${about(s)} back. It is yours and held here; we try again and look into it.`,
    ),
    staff(
      (s) =>
        `The refund of ${dollars(s.fact.amountMinor)} for ${about(s)} (job ${s.remarkId}) came back from the card's bank. It is tried again; please find another way with the payer if it keeps coming back.`,
    ),
  ],
  'remark.refundGivenUp': [
    owner(
      (s) =>
        `The refund of ${dollars(s.fact.amountMinor)} for ${about(s)} to your card does not go through. The money is still held for you, and our team finds another way with you.`,
    ),
    staff((s) =>
      `The refund of ${dollars(s.fact.amountMinor)} for ${about(s)} (job ${s.remarkId}) fails again and again, and is not tried any more. Please find another way with the payer. ${s.fact.reason ?? ''}`.trimEnd(),
    ),
  ],
  'remark.refundedByHand': [
    owner((s) =>
      `${dollars(s.fact.amountMinor)} for ${about(s)} was given back to you, not to your card. ${s.fact.reason ?? ''}`.trimEnd(),
    ),
    person((s) => `${dollars(s.fact.amountMinor)} for ${about(s)} was refunded to ${s.ownerName}.`),
  ],
  'remark.refundedAtProvider': [
    owner((s) => `${dollars(s.fact.amountMinor)} for ${about(s)} was refunded to your card.`),
    person((s) => `${dollars(s.fact.amountMinor)} for ${about(s)} was refunded to ${s.ownerName}.`),
    staff(
      (s) =>
        `${dollars(s.fact.amountMinor)} for ${about(s)} (job ${s.remarkId}) was refunded at the payment provider, not by us. It is posted.`,
    ),
  ],
};
