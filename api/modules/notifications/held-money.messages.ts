import type { Message, Scene } from './notification.messages.ts';

type Words = Message['text'];

/** What the owner can do about money that is held for long. */
const ownersWay: Words = ({ remarkState, personName }) => {
  if (remarkState === 'done') return 'Please release it now, or raise a dispute.';
  if (remarkState === 'disputed') return 'Our team decides the dispute before then.';
  if (remarkState === 'cancel_asked') return `${personName} has yet to answer your wish to cancel.`;
  return `When the work is done, ask ${personName} to mark it as done and release the payment; otherwise ask to cancel for a full refund.`;
};

/** What the influencer can do about it. */
const influencersWay: Words = ({ remarkState, ownerName }) => {
  if (remarkState === 'done')
    return `We have reminded ${ownerName} to release it. You can also raise a dispute.`;
  if (remarkState === 'disputed') return 'Our team decides the dispute before then.';
  if (remarkState === 'cancel_asked') return `Please answer ${ownerName}’s wish to cancel.`;
  return 'Please mark the job as done before then to be paid, or cancel it.';
};

const stands: Readonly<Record<string, string>> = {
  hired: 'the work is not done yet',
  cancel_asked: 'the owner asks to cancel',
  done: 'done and not released',
  disputed: 'in dispute',
};

const staffsWay: Words = (s) =>
  `${s.ownerName} and ${s.personName}: ${stands[s.remarkState ?? ''] ?? 'it has moved on since'}. Both were told; please see to it.`;

const page = (s: Scene): string => `/applicationdetail/applicantdetail/${s.remarkId}`;

/** One warning for both sides and all staff, each with what they can do. */
export function heldMessages(opening: Words): Message[] {
  const shared = { type: 'KOLITEAM', path: page } as const;
  const words =
    (way: Words): Words =>
    (s) =>
      `${opening(s)} ${way(s)}`;
  return [
    { ...shared, to: 'owner', picture: 'person', text: words(ownersWay) },
    { ...shared, to: 'person', picture: 'owner', text: words(influencersWay) },
    { ...shared, to: 'staff', picture: 'campaign', text: words(staffsWay) },
  ];
}
