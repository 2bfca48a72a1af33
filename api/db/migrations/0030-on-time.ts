import { Migration } from '@mikro-orm/migrations';

/** How often influencers hand in on time. */
export class M0030OnTime extends Migration {
  static readonly id = '0030-on-time';
  override name = M0030OnTime.id;

  override up(): void {
    this.addSql(`
      alter table reputation add on_time_percent int check (on_time_percent between 0 and 100);
      update reputation as p set on_time_percent = known.percent
        from (select j.applicant_id, round(100.0 * count(*) filter (where handed.in_at <= j.work_due_at) / count(*)) as percent
          from remark as j cross join lateral (select min(step.at) filter (where step.to_state = 'done') as in_at,
              bool_or(step.action = 'endLate') as ended_late from transition as step
            where step.process = 'remark' and step.subject_id = j.id) as handed
          where j.work_due_at is not null and (handed.in_at is not null or handed.ended_late)
          group by j.applicant_id having count(*) >= 3) as known
        where known.applicant_id = p.account_id;
    `);
  }
}
