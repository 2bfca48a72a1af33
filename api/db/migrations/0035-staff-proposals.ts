import { Migration } from '@mikro-orm/migrations';

/** What a member of staff asked for and a second one has to confirm, word for word. */
export class M0035StaffProposals extends Migration {
  static readonly id = '0035-staff-proposals';
  override name = M0035StaffProposals.id;

  override up(): void {
    this.addSql(`
      create table staff_proposal (
        id int generated always as identity primary key,
        operation text not null,
        input text not null,
        sha256 text not null check (sha256 = encode(sha256(convert_to(operation || input, 'UTF8')), 'hex')),
        subject text not null,
        subject_id int not null,
        amount_minor bigint,
        proposer_id int not null references account,
        state text not null default 'open' check (state in ('open', 'confirmed', 'sent_back')),
        decided_by int references account check (decided_by <> proposer_id or state = 'sent_back'),
        decided_at timestamptz,
        note text,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create unique index staff_proposal_open on staff_proposal (proposer_id, sha256) where state = 'open';
      create index staff_proposal_waiting on staff_proposal (id) where state = 'open';
      create index staff_proposal_decided on staff_proposal (decided_by) where decided_by is not null;
    `);
  }
}
