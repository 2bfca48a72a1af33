import { openDatabase } from './database.ts';

const MOVE = [
  `update remark set created_at = created_at - $2::interval, hired_at = hired_at - $2::interval,
     work_due_at = work_due_at - $2::interval, late_end_at = late_end_at - $2::interval,
     done_at = done_at - $2::interval, release_deadline = release_deadline - $2::interval
   where id = $1`,
  `update submission set created_at = created_at - $2::interval, answer_deadline = answer_deadline - $2::interval
   where remark_id = $1`,
];

/** Makes everything of a job so many days older, its deadlines too: the server's own clock goes on. */
export async function daysPass(number: string, days: number): Promise<void> {
  const db = await openDatabase();
  try {
    for (const text of MOVE) await db.query(text, [Number(number), `${days} days`]);
  } finally {
    await db.end();
  }
}
