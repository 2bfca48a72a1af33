import type { Language } from '../../../../schema/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';
import { removalOf } from './deprecated-use.view.ts';

/** A deprecated part of the schema, as a document uses it. */
export interface Deprecated {
  /** `Type.field`, with the argument or enum value when that is deprecated. */
  readonly field: string;
  /** Ends with `Removed on YYYY-MM-DD.` */
  readonly reason: string;
}

/** Days before the removal on which owners are mailed. */
const NOTICE_DAYS = 60;

/** Counts a request of a token that uses deprecated parts, for the token or the program that it belongs to. */
export async function noteDeprecatedUse(
  ctx: Ctx,
  tokenId: number,
  used: readonly Deprecated[],
): Promise<void> {
  await sql`insert into deprecated_use as known (token_id, app_id, field, reason, count, last_used_at)
    select case when g.id is null then t.id end, g.app_id, used.field, used.reason, 1, ${ctx.clock.now()}::timestamptz
    from access_token t left join oauth_grant g on g.id = t.grant_id,
      jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (field text, reason text)
    where t.id = ${tokenId}
    on conflict (token_id, app_id, field) do update set count = known.count + 1, reason = excluded.reason,
      last_used_at = excluded.last_used_at`.run({ em: ctx.em.fork() });
}

const owner = sql`(select account_id from access_token where id = u.token_id
  union all select owner_id from oauth_app where id = u.app_id)`;
const program = sql`(select name from access_token where id = u.token_id
  union all select name from oauth_app where id = u.app_id)`;
const removal = removalOf(sql.ref('u.reason'));

/** Schedules one mail to each owner whose programs use what is removed soon. Returns how many. */
export async function warnOfRemovals(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const due = await sql<{ accountId: number }>`update deprecated_use as u set mailed_at = ${now}
    where u.mailed_at is null and ${removal} <= (${now}::timestamptz + make_interval(days => ${NOTICE_DAYS}))::date
    returning ${owner} as "accountId"`.rows(ctx);
  const owners = new Set(due.map(({ accountId }) => accountId));
  for (const accountId of owners) await record(ctx, { type: 'mail.deprecatedUse', accountId });
  return owners.size;
}

interface Reader {
  readonly email: string;
  readonly first: string;
  readonly language: Language | null;
  /** A line for each part and program. */
  readonly fields: string;
}

/** Mails the owner of programs that use what is removed soon. */
const deprecatedUsed: FactHandler = async (ctx, { id, accountId }) => {
  const reader = await sql<Reader>`select a.email, p.first, coalesce(a.language, a.page_language) as language,
      (select string_agg(${program} || ': ' || u.field || '. ' || u.reason, ' ' order by u.field) from deprecated_use u
       where ${owner} = a.id and u.mailed_at is not null and ${removal} >= ${ctx.clock.now()}::date) as fields
    from account a join profile p on p.id = a.id where a.id = ${accountId ?? 0}`.first(ctx);
  if (!reader?.fields) return [];
  const { email, first, language, fields } = reader;
  await sendMail(ctx, { email, first, language, id: `fact-${id}` }, ({ t }) => ({
    subject: t('deprecatedUse.subject'),
    before: [t('deprecatedUse.removed'), fields],
    button: { text: t('deprecatedUse.button'), link: `${ctx.ports.config.publicUrl}/developers/changelog` },
    after: [],
  }));
  return [];
};

export const deprecatedUseHandlers: Readonly<Record<string, FactHandler>> = {
  'mail.deprecatedUse': deprecatedUsed,
};
