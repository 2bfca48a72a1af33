import type { TaskKind } from '../../../schema/task.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { areBlocked } from '../profiles/may-meet.view.ts';
import { amendments, applications, heldPayouts, invitations, jobs, lateWork } from './job-tasks.ts';
import { heldSales, purchases, sales } from './order-tasks.ts';
import { reviews } from './review-tasks.ts';
import { kind, tasks, viewer } from './task-row.ts';

/**
 * What is unread, and questions: one that was read deserves an answer within a day, and after a week it has been answered
 * otherwise. A read message that asks nothing, such as thanks, waits for nobody.
 */
const messages = (plan: Plan): Sql =>
  tasks(
    {
      kind: kind('message_unanswered'),
      subject_id: sql`m.conversation_id`,
      count: sql`greatest(m.unread, 1)`,
      conversation_id: sql`m.conversation_id`,
      person_id: sql`m.other_id`,
      created_at: sql`said.created_at`,
    },
    sql`conversation_member as m join message as said on said.id = m.last_message_id
      where m.account_id = ${viewer(plan)} and said.sender_id = m.other_id
      and (m.unread > 0 or said.text ~ '[?？]' and said.created_at between
        ${plan.now}::timestamptz - interval '7 days' and ${plan.now}::timestamptz - interval '1 day')
      and not ${areBlocked(sql`m.account_id`, sql`m.other_id`)}
      and not exists (select from account as gone where gone.id = m.other_id
        and coalesce(gone.closed_at, gone.suspended_at) is not null)`,
  );

/** All that can wait for a member. A further kind is a row here, a value of `TaskKind` and its urgency. */
export const taskSources: readonly ((plan: Plan) => Sql)[] = [
  jobs('owner'),
  jobs('applicant'),
  lateWork,
  amendments,
  applications,
  invitations,
  reviews('owner'),
  reviews('applicant'),
  sales,
  purchases,
  heldPayouts,
  heldSales,
  messages,
];

/** Order of tasks without a deadline: 0 blocks money, 1 belongs to a job. 2 is the rest, which comes last in any case. */
export const urgencies: Readonly<Record<TaskKind, 0 | 1 | 2>> = {
  work_late: 0,
  payment_due: 0,
  work_to_review: 0,
  payout_held: 0,
  dispute_to_answer: 0,
  order_to_send: 0,
  order_to_confirm: 0,
  cancel_to_answer: 0,
  draft_to_review: 0,
  terms_to_answer: 1,
  address_to_give: 1,
  product_to_send: 1,
  product_to_confirm: 1,
  work_due: 1,
  invitation_to_answer: 2,
  applications_to_review: 2,
  review_to_write: 2,
  message_unanswered: 2,
};
