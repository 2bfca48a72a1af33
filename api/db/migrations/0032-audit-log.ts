import { Migration } from '@mikro-orm/migrations';

/** The record of staff becomes an audit log: reads too, from where, and a chain of hashes that nobody can change. */
export class M0032AuditLog extends Migration {
  static readonly id = '0032-audit-log';
  override name = M0032AuditLog.id;

  override up(): void {
    this.addSql(`
      alter table staff_action
        alter id drop identity,
        alter subject drop not null,
        alter subject_id drop not null,
        add whom_id int,
        add second_id int references account,
        add data jsonb,
        add address text,
        add request_id text,
        add previous_hash bytea,
        add hash bytea;
      create index staff_action_whom on staff_action (whom_id, id desc) where whom_id is not null;
      create index staff_action_subject on staff_action (subject, subject_id, id desc);
      create index staff_action_staff on staff_action (staff_id, id desc);
      create index staff_action_second on staff_action (second_id) where second_id is not null;

      create function staff_action_hash(a staff_action) returns bytea language sql immutable as $$
        select sha256(coalesce(a.previous_hash, '') || convert_to(jsonb_build_array(a.id, extract(epoch from a.at),
          a.action, a.staff_id, a.second_id, a.subject, a.subject_id, a.whom_id, a.reason, a.data, a.address,
          a.request_id)::text, 'UTF8'))
      $$;

      -- Rows are chained one after the other, so their numbers have no gaps.
      create function chain_staff_action() returns trigger language plpgsql as $$
        declare last record;
        begin
          perform pg_advisory_xact_lock(731001);
          select id, hash into last from staff_action order by id desc limit 1;
          new.id := coalesce(last.id, 0) + 1;
          new.previous_hash := last.hash;
          new.hash := staff_action_hash(new);
          return new;
        end
      $$;

      create function refuse_audit_change() returns trigger language plpgsql as $$
        begin raise exception 'the audit log is only added to'; end
      $$;

      do $$
        declare one staff_action; last_hash bytea;
        begin
          for one in select * from staff_action order by id loop
            one.previous_hash := last_hash;
            last_hash := staff_action_hash(one);
            update staff_action set previous_hash = one.previous_hash, hash = last_hash where id = one.id;
          end loop;
        end
      $$;

      alter table staff_action alter hash set not null;
      create trigger chain before insert on staff_action for each row execute function chain_staff_action();
      create trigger append_only before update or delete on staff_action
        for each row execute function refuse_audit_change();
      create trigger never_emptied before truncate on staff_action
        for each statement execute function refuse_audit_change();
    `);
  }
}
