import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType, Scope } from './access.ts';
import { Campaign } from './campaign.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { HoldReason } from './job-money.ts';
import { Conversation } from './message.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Order } from './order.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const TaskKind = graphqlEnum('TaskKind', 'What waits for a person.', {
  APPLICATIONS_TO_REVIEW: [
    'applications_to_review',
    "Applications to the viewer's open campaign without an offer that stands; one task for each campaign.",
  ],
  INVITATION_TO_ANSWER: ['invitation_to_answer', 'An invitation to apply: apply or decline.'],
  TERMS_TO_ANSWER: ['terms_to_answer', "The other side's terms: accept, answer with others, or reject."],
  PAYMENT_DUE: ['payment_due', 'The terms are agreed: pay, which hires.'],
  ADDRESS_TO_GIVE: ['address_to_give', 'Hired: give a delivery address for the product.'],
  PRODUCT_TO_SEND: ['product_to_send', 'The address is there: send the product and mark it as sent.'],
  PRODUCT_TO_CONFIRM: ['product_to_confirm', 'The product is on its way: confirm when it has arrived.'],
  WORK_DUE: ['work_due', 'Hired: do the work and hand it in.'],
  WORK_LATE: [
    'work_late',
    'Nothing was handed in long after the work was due: the owner can end the job with a full refund, or keep waiting.',
  ],
  DRAFT_TO_REVIEW: ['draft_to_review', 'A draft waits: approve it or ask for changes.'],
  CANCEL_TO_ANSWER: ['cancel_to_answer', 'The owner asks to cancel the job: agree or decline.'],
  WORK_TO_REVIEW: ['work_to_review', 'The work is done: release the payment or raise a dispute.'],
  PAYOUT_HELD: ['payout_held', 'A payout waits for the viewer: `reason` says for what.'],
  DISPUTE_TO_ANSWER: ['dispute_to_answer', "Answer the other side's dispute."],
  ORDER_TO_SEND: ['order_to_send', 'An order of the shop: send it.'],
  ORDER_TO_CONFIRM: ['order_to_confirm', 'An order of the shop was sent: confirm that it arrived.'],
  REVIEW_TO_WRITE: ['review_to_write', 'The job is settled: review the other side.'],
  MESSAGE_UNANSWERED: [
    'message_unanswered',
    'The last message of a conversation is of the other person: unread, or a question that was read one to seven days ago.',
  ],
});
export type TaskKind = (typeof TaskKind)[keyof typeof TaskKind];

const viewer = { seenBy: 'the person it waits for', scope: 'remarks:read' } as const;

@PrivateType(
  'Something that waits for the viewer. It is no row of its own: it goes when the step is done, by whomever. Its kind and what it is about identify it.',
  viewer,
)
export class Task {
  @Field(() => TaskKind, { description: 'What waits.' })
  kind!: TaskKind;

  @Field(() => Int, { description: 'Number of applications or unread messages; otherwise 1.' })
  count!: number;

  @Field(() => Remark, orNull('The job; null for applications, orders and messages.'))
  remark?: Remark | null;

  @Field(() => Campaign, orNull('The campaign; null for orders and messages.'))
  campaign?: Campaign | null;

  @Field(() => Order, orNull('The order of the shop.'))
  order?: Order | null;

  @Field(() => Conversation, orNull('The conversation with an unanswered message.'))
  conversation?: Conversation | null;

  @Field(() => Profile, orNull('The other person; null for applications.'))
  person?: Profile | null;

  @Field(
    () => DateTimeScalar,
    orNull('Until when the viewer can do it; with WORK_LATE when the work was due. Null without a deadline.'),
  )
  deadlineAt?: Instant | null;

  @Scope('payments:read')
  @Field(
    () => Money,
    orNull('Amount at stake: held, on the table, or with PAYMENT_DUE to pay, the platform fee included.'),
  )
  amount?: Money | null;

  @Field(() => HoldReason, orNull('With PAYOUT_HELD: what holds it.'))
  reason?: HoldReason | null;

  @Field(() => DateTimeScalar, { description: 'Since when it waits.' })
  createdAt!: Instant;
}

@PrivateType('A page of what waits for the viewer.', viewer)
export class TaskConnection extends connectionOf(Task, {
  nodes: 'Rows of this page, most urgent first.',
}) {}
