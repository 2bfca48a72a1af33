import { Migration } from '@mikro-orm/migrations';

/** What is sent to influencers of sponsored jobs. */
export class M0021Shipments extends Migration {
  static readonly id = '0021-shipments';
  override name = M0021Shipments.id;

  override up(): void {
    this.addSql(`
      create table shipment (
        remark_id int primary key references remark,
        recipient text, phone text, line1 text, line2 text, city text, region text, postal_code text,
        country text references country,
        carrier text, tracking_number text,
        sent_at timestamptz, received_at timestamptz,
        -- Fixed by the receipt.
        work_due_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (num_nonnulls(recipient, phone, line1, city, country) in (0, 5)),
        check ((sent_at is null) = (carrier is null)),
        check (received_at is null or sent_at is not null),
        check (work_due_at is null or received_at is not null)
      );
      create trigger shipment_touched before insert or update on shipment for each row execute function touch();
      create trigger shipment_touches_remark after insert or update on shipment
        for each row execute function touch_remark();
      create index shipment_with_address on shipment (remark_id) where line1 is not null;

      -- Jobs under way whose deal names a product. What is done already was sent in another way.
      insert into shipment (remark_id, created_at)
        select r.id, now() from remark as r
        where r.state = 'hired' and (select d.document::jsonb -> 'work' ->> 'productDescription' from deal as d
          where d.remark_id = r.id order by d.version desc limit 1) is not null;
    `);
  }
}
