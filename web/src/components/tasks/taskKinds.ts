import type { HoldReason, TaskKind } from '../../__generated__/enums.ts';
import type { TaskRowFragment } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { drawing } from '../../lib/format/drawing.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import {
  applicantsPath,
  applicationPath,
  campaignPath,
  conversationPath,
  hirePath,
  orderPath,
  termsPath,
} from '../../lib/navigation/pagePaths.ts';
import { jobTitle } from '../extras/jobTitle.ts';

/** What a kind of task says, and the page where it is done. */
type Look = {
  /** Verb first. It may name `{count}`, `{name}`, `{amount}`. */
  title: Text;
  button: Text;
  to: (task: TaskRowFragment) => string;
};

const job = ({ remark }: TaskRowFragment) => (remark ? applicationPath(remark.id) : '/my-jobs');
const order = ({ order: one }: TaskRowFragment) => (one ? orderPath(one.id) : '/my-sales');

const looks: Record<TaskKind, Look> = {
  APPLICATIONS_TO_REVIEW: {
    title: msg('{count, plural, one {Review # application} other {Review # applications}}'),
    button: msg('Review'),
    to: ({ campaign }) => (campaign ? applicantsPath(campaign.id) : '/my-campaigns'),
  },
  INVITATION_TO_ANSWER: {
    title: msg('Answer an invitation'),
    button: msg('View invitation'),
    to: ({ campaign }) => (campaign ? campaignPath(campaign.id) : '/campaigns'),
  },
  TERMS_TO_ANSWER: {
    title: msg('Answer new terms'),
    button: msg('Answer terms'),
    to: ({ remark }) => (remark ? termsPath(remark.id) : '/my-jobs'),
  },
  PAYMENT_DUE: {
    title: msg('Pay to hire {name}'),
    button: msg('Pay {amount}'),
    to: (task) =>
      task.campaign && task.remark
        ? hirePath(task.campaign.id, task.remark.applicant.id, task.remark)
        : job(task),
  },
  ADDRESS_TO_GIVE: { title: msg('Add a delivery address'), button: msg('Add address'), to: job },
  PRODUCT_TO_SEND: { title: msg('Send the product'), button: msg('Open job'), to: job },
  PRODUCT_TO_CONFIRM: { title: msg('Confirm the product when it arrives'), button: msg('Open job'), to: job },
  DRAFT_TO_REVIEW: { title: msg('Review the draft'), button: msg('Open draft'), to: job },
  WORK_LATE: { title: msg('Work is late'), button: msg('Open job'), to: job },
  WORK_DUE: { title: msg('Finish the job'), button: msg('Open job'), to: job },
  CANCEL_TO_ANSWER: { title: msg('Answer the cancel request'), button: msg('Answer request'), to: job },
  WORK_TO_REVIEW: { title: msg('Review finished work'), button: msg('Review work'), to: job },
  PAYOUT_HELD: {
    title: msg('Add a bank account to get paid'),
    button: msg('Add bank account'),
    to: () => '/edit-profile/setting',
  },
  DISPUTE_TO_ANSWER: { title: msg('Answer the dispute'), button: msg('Answer dispute'), to: job },
  ORDER_TO_SEND: { title: msg('Send the order'), button: msg('Open order'), to: order },
  ORDER_TO_CONFIRM: { title: msg('Confirm that your parcel arrived'), button: msg('Open order'), to: order },
  REVIEW_TO_WRITE: { title: msg('Review {name}'), button: msg('Write review'), to: job },
  MESSAGE_UNANSWERED: {
    title: msg('Reply to {name}'),
    button: msg('Reply'),
    to: ({ conversation }) => (conversation ? conversationPath(conversation.id) : '/messages'),
  },
};

const settings = { button: msg('Check bank account'), to: () => '/edit-profile/setting' };
const status = { button: msg('Open Settings'), to: () => '/edit-profile/setting' };

/** A payout whose account exists: what the payment provider or the bank wants. */
const holds: Readonly<Partial<Record<HoldReason, Look>>> = {
  IDENTITY_NEEDED: { title: msg('Confirm your identity to get paid'), ...status },
  DOCUMENT_NEEDED: { title: msg('Send a document to get paid'), ...status },
  DETAILS_NEEDED: { title: msg('Add details to get paid'), ...status },
  IN_REVIEW: { title: msg('Wait for the payment provider to check your details'), ...status },
  PAUSED_BY_PROVIDER: { title: msg('Your payouts are paused'), ...status },
  BANK_REJECTED: { title: msg('Your bank sent a payout back'), ...settings },
};

const lateWork: Look = { title: msg('Hand in late work'), button: msg('Open job'), to: job };

/** When late work was due; null for what is in time, and for everything else. */
export function lateSince({ kind, remark }: TaskRowFragment, now: Date): string | null {
  if ((kind !== 'WORK_LATE' && kind !== 'WORK_DUE') || !remark?.workDueAt) return null;
  return new Date(remark.workDueAt) <= now ? remark.workDueAt : null;
}

function lookOf(task: TaskRowFragment, now: Date): Look {
  if (task.kind === 'WORK_DUE' && lateSince(task, now)) return lateWork;
  if (task.kind === 'PAYMENT_DUE' && task.remark?.extraOfId) return extraToPay;
  return (task.reason && holds[task.reason]) ?? looks[task.kind];
}

/** Nobody is hired for an extra. */
const extraToPay: Look = { ...looks.PAYMENT_DUE, title: msg('Pay for the extra with {name}') };

/** Whether this page has words for a task: a newer server may know kinds that a page from before does not. */
export const isKnownTask = ({ kind }: TaskRowFragment): boolean => Object.hasOwn(looks, kind);

/** The words of a task, and the path of the page where it is done. */
export function describeTask(task: TaskRowFragment, now: Date = drawing.now()) {
  const look = lookOf(task, now);
  const { title, button } = look;
  const values = {
    count: task.count,
    name: task.person?.fullName ?? '',
    amount: task.amount ? formatMoney(task.amount) : '',
  };
  return { title: t(title, values), button: t(button, values), to: look.to(task), about: aboutOf(task) };
}

/** Kinds whose title names the person. */
const namesPerson: readonly TaskKind[] = ['PAYMENT_DUE', 'REVIEW_TO_WRITE'];

/** For whom and for what: 'Rice & Fire · Laksa week'. */
function aboutOf({ kind, person, remark, campaign, order: one, conversation }: TaskRowFragment): string {
  if (kind === 'MESSAGE_UNANSWERED') return conversation?.lastMessage?.text ?? '';
  const name = namesPerson.includes(kind) ? null : person?.fullName;
  const title = campaign ? jobTitle({ extraOfId: remark?.extraOfId, campaign }) : one?.title;
  return [name, title].filter(Boolean).join(' · ');
}

/** Tells tasks apart: their kind and what they are about. */
export const taskKey = ({ kind, remark, campaign, order: one, conversation }: TaskRowFragment): string =>
  `${kind} ${(remark ?? one ?? conversation ?? campaign)?.id}`;
