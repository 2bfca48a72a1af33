import type { MikroORM } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { StaffRole } from '../../../../schema/staff-role.ts';
import { type Actor, type StaffLook, visitor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { type RecordCtx, record } from '../../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import type { Ports } from '../../../platform/ports.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { revokeAllTokens } from '../access-tokens/token-actor.service.ts';
import { Account } from '../account.entity.ts';
import { countLink, readMailLink } from '../sign-up/mail-link.service.ts';
import { createSecretToken, hashToken } from '../token.ts';
import { deviceName } from './device.ts';
import { forgetBrowsers } from './known-browser.service.ts';
import { networkOf } from './network.ts';
import { Session } from './session.entity.ts';

/** Days from the last use until a session expires, and from its beginning until it ends in any case. */
const SESSION_DAYS = 30;
const MOST_DAYS = 90;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** When a session that begins now ends in any case: for staff on the same day. */
async function endFor(ctx: Ctx, accountId: number): Promise<Date> {
  const hours = ctx.ports.config.staffSessionHours;
  const isShort = hours > 0 && (await ctx.em.findOneOrFail(Account, accountId)).staffRoles.length > 0;
  return new Date(ctx.clock.now().getTime() + (isShort ? hours * HOUR : MOST_DAYS * DAY));
}

/** Ends the sessions of an account that has become staff as early as those of other staff. */
export async function shortenSessions(ctx: Ctx, accountId: number): Promise<void> {
  const end = await endFor(ctx, accountId);
  await sql`update session set ends_at = least(ends_at, ${end}), expires_at = least(expires_at, ${end})
    where account_id = ${accountId}`.run(ctx);
}

/**
 * Starts a session for an account and sends its token to the client. Returns its id. `factorAt`: when a second factor was
 * shown.
 */
export async function startSession(
  ctx: Ctx,
  accountId: number,
  factorAt: Date | null = null,
): Promise<number> {
  const { token, hash } = createSecretToken();
  const now = ctx.clock.now();
  const endsAt = await endFor(ctx, accountId);
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_DAYS * DAY, endsAt.getTime()));
  const session = ctx.em.create(Session, {
    accountId,
    tokenHash: hash,
    device: deviceName(ctx.caller.userAgent),
    network: networkOf(ctx.caller.address),
    countryCode: await ctx.ports.geo.countryOf(ctx.caller.address),
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    endsAt,
    provedAt: now,
    factorAt,
  });
  await ctx.em.flush();
  ctx.sessionCookie.set(token, expiresAt);
  ctx.ports.presence.seen(accountId);
  return session.id;
}

/** A session as the database knows it. */
interface SessionFacts {
  readonly sessionId: number;
  readonly accountId: number;
  readonly isVerified: boolean;
  readonly staffRoles: readonly StaffRole[];
  readonly lastUsedAt: string;
  readonly provedAt: string;
  readonly confirmedAt: string | null;
  readonly factorAt: string | null;
  /** As whom it sees the product; null when that is nobody. */
  readonly look: Omit<StaffLook, 'staffId'> | null;
}

/** SQL: `SessionFacts` of a row of `openSessions`. */
const sessionFacts = (
  now: Date,
): Sql => sql`json_build_object('sessionId', s.id, 'accountId', a.id, 'lastUsedAt', s.last_used_at,
  'isVerified', a.email_verified_at is not null, 'staffRoles', a.staff_roles,
  'provedAt', s.proved_at, 'confirmedAt', s.confirmed_at, 'factorAt', s.factor_at,
  'look', (select json_build_object('personId', seen.id, 'isVerified', seen.email_verified_at is not null)
    from staff_look as l join account as seen on seen.id = l.person_id
    where l.session_id = s.id and l.ended_at is null and l.ends_at > ${now}
      and seen.suspended_at is null and seen.closed_at is null))`;

/** Sessions with these token hashes that have not expired. */
function openSessions(which: Sql, now: Date): Sql {
  return sql`session s join account a on a.id = s.account_id
    where ${which} and s.expires_at > ${now} and a.suspended_at is null and a.closed_at is null`;
}

/** The `SessionFacts` of a token; null when it is unknown or expired. */
function sessionQuery(tokenHash: Buffer, now: Date) {
  return sql`select ${sessionFacts(now)} from ${openSessions(sql`s.token_hash = ${tokenHash}`, now)}`;
}

/** Records the use of sessions, at most once a minute each. Locked rows are skipped instead of waited for. */
async function noteUse(orm: MikroORM, now: Date, used: readonly SessionFacts[]): Promise<void> {
  const ids = used
    .filter(({ lastUsedAt }) => now.getTime() - new Date(lastUsedAt).getTime() > MINUTE)
    .map(({ sessionId }) => sessionId);
  if (ids.length === 0) return;
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
  await sql`update session set last_used_at = ${now}, expires_at = least(${expiresAt}, ends_at) where id in
    (select id from session where id = any(${ids}::bigint[]) for update skip locked)`.run({
    em: orm.em.fork(),
  });
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What looking up a session takes. */
export interface SessionParts {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly ports: Pick<Ports, 'config'>;
}

/** The actor of a session; the visitor without one. Staff have their rights only with a second factor, where it is needed. */
function actorFrom({ ports }: Pick<SessionParts, 'ports'>, facts: SessionFacts | null | undefined): Actor {
  if (!facts) return visitor;
  const { sessionId, accountId, isVerified, staffRoles } = facts;
  const factorAt = instant(facts.factorAt);
  const isStaff = staffRoles.length > 0;
  const who = {
    accountId,
    sessionId,
    isVerified,
    isStaff: false,
    provedAt: new Date(facts.provedAt),
    confirmedAt: instant(facts.confirmedAt),
    factorAt,
  };
  if (!isStaff) return who;
  if (ports.config.staffNeedFactor && !factorAt) return { ...who, lacksFactor: true };
  // Once the look is over, the session is that of staff again.
  if (facts.look) return { ...visitor, sessionId, look: { ...facts.look, staffId: accountId } };
  return { ...who, isStaff, staffRoles };
}

/** Last known actor of recently seen tokens. A guess that a read confirms; see `SessionGuess`. */
const guesses = new WeakMap<MikroORM, LRUCache<string, Actor>>();
const MOST_GUESSES = 10_000;

function guessesOf(orm: MikroORM): LRUCache<string, Actor> {
  const known = guesses.get(orm) ?? new LRUCache<string, Actor>({ max: MOST_GUESSES });
  guesses.set(orm, known);
  return known;
}

function remember(orm: MikroORM, tokenHash: Buffer, actor: Actor): void {
  const known = guessesOf(orm);
  const key = tokenHash.toString('latin1');
  if (actor.accountId === null) known.delete(key);
  else known.set(key, actor);
}

/** The actor of a token; the visitor when it is unknown or expired. Records the use. */
export async function actorOf(parts: SessionParts, token: string | undefined): Promise<Actor> {
  if (!token) return visitor;
  const { orm, clock } = parts;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const found = await sql<{
    who: SessionFacts | null;
  }>`select (${sessionQuery(tokenHash, now)}) as who`.first({ em: orm.em.fork() });
  return recognise(parts, now, tokenHash, found?.who ?? null);
}

/** The actor of a token from its facts. Records the use and remembers the token. */
async function recognise(
  parts: SessionParts,
  now: Date,
  tokenHash: Buffer,
  facts: SessionFacts | null,
): Promise<Actor> {
  if (facts) await noteUse(parts.orm, now, [facts]);
  const actor = actorFrom(parts, facts);
  remember(parts.orm, tokenHash, actor);
  return actor;
}

/** The actors of tokens, in their order; the visitor for those that are unknown or expired. Records their use. */
export async function actorsOf(parts: SessionParts, tokens: readonly string[]): Promise<Actor[]> {
  const { orm, clock } = parts;
  const now = clock.now();
  const hashes = tokens.map(hashToken);
  const { rows } = await sql<{
    hash: Buffer;
    who: SessionFacts;
  }>`select s.token_hash as hash, ${sessionFacts(now)} as who
    from ${openSessions(sql`s.token_hash = any(${hashes}::bytea[])`, now)}`.run({ em: orm.em.fork() });
  await noteUse(
    orm,
    now,
    rows.map(({ who }) => who),
  );
  const found = new Map(rows.map(({ hash, who }) => [hash.toString('latin1'), who]));
  return hashes.map((hash) => actorFrom(parts, found.get(hash.toString('latin1'))));
}

/** The actor that a token had when it was last used in this process, and how a read verifies it. */
export interface SessionGuess {
  readonly actor: Actor;
  /** A scalar query for `toActor`. */
  readonly query: ReturnType<typeof sessionQuery>;
  /** The actor, from the answer to `query`. */
  toActor(answer: unknown): Promise<Actor>;
}

/** The guessed actor of a token; null when it was not seen recently. Do not rely on it before it is confirmed. */
export function guessActor(parts: SessionParts, token: string | undefined): SessionGuess | null {
  if (!token) return null;
  const { orm, clock } = parts;
  const tokenHash = hashToken(token);
  const actor = guessesOf(orm).get(tokenHash.toString('latin1'));
  if (!actor) return null;
  const now = clock.now();
  return {
    actor,
    query: sessionQuery(tokenHash, now),
    toActor: (answer) => recognise(parts, now, tokenHash, answer as SessionFacts | null),
  };
}

/** Event: sessions of an account ended. */
const SESSIONS_ENDED = 'account.sessionsEnded';

/** After the commit, makes the sockets of an account check whether they are still signed in. */
export const closeSockets: FactHandler = async (_ctx, { accountId }) =>
  accountId === undefined
    ? []
    : [{ topic: `account:${accountId}`, signal: { kind: 'sessions', id: accountId } }];

export const sessionHandlers: Readonly<Record<string, FactHandler>> = { [SESSIONS_ENDED]: closeSockets };

/** After the commit, makes the sockets of an account check whether their actor still has access. */
export async function announceSessionsEnded(ctx: RecordCtx, accountId: number): Promise<void> {
  await record(ctx, { type: SESSIONS_ENDED, accountId });
}

/** Ends the session of the request, if there is one. The caller clears the cookie. */
export async function endOwnSession(ctx: Ctx): Promise<void> {
  const { accountId, sessionId } = ctx.actor;
  if (accountId === null || sessionId === null) return;
  await ctx.em.nativeDelete(Session, { id: sessionId });
  await announceSessionsEnded(ctx, accountId);
}

/** Ends every session of an account, and every access token unless they are kept: both may be in the wrong hands. */
export async function endAllSessions(ctx: Ctx, accountId: number, keepTokens = false): Promise<void> {
  await ctx.em.nativeDelete(Session, { accountId });
  if (!keepTokens) await revokeAllTokens(ctx, accountId);
  await announceSessionsEnded(ctx, accountId);
  if (ctx.actor.accountId === accountId) ctx.sessionCookie.clear();
}

/** Ends one session of the caller, possibly the present one. Throws NOT_FOUND for sessions of others. */
export async function revokeSession(ctx: Ctx, id: string): Promise<void> {
  const sessionId = toId(id, 'id');
  const accountId = accountIdOf(ctx);
  const ended = await ctx.em.nativeDelete(Session, { id: sessionId, accountId });
  if (ended === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  await announceSessionsEnded(ctx, accountId);
  noteSecurity(ctx, 'sessions_ended');
  if (sessionId === ctx.actor.sessionId) ctx.sessionCookie.clear();
}

/**
 * Ends the session that a mail told of, without signing in, and forgets its browser. Returns the address of the account.
 * Repeating changes nothing once it has ended. Throws LINK_INVALID, RATE_LIMITED.
 */
export async function endToldSession(ctx: Ctx, token: string): Promise<string> {
  await countLink(ctx, token);
  const link = await readMailLink(ctx, token, 'end_session');
  const { accountId } = link;
  const sessionId = link.subjectId ?? 0;
  // Only this one: mails about other sessions still work.
  link.usedAt = ctx.clock.now();
  const ended = await ctx.em.nativeDelete(Session, { id: sessionId, accountId });
  await forgetBrowsers(ctx, accountId, sessionId);
  if (ended > 0) {
    await announceSessionsEnded(ctx, accountId);
    noteSecurity(ctx, 'sessions_ended', { accountId });
    if (sessionId === ctx.actor.sessionId) ctx.sessionCookie.clear();
  }
  await ctx.em.flush();
  return (await ctx.em.findOneOrFail(Account, { id: accountId })).email;
}

/** Ends all sessions of the caller except the present one. Returns how many. */
export async function revokeOtherSessions(ctx: Ctx): Promise<number> {
  const accountId = accountIdOf(ctx);
  const ended = await ctx.em.nativeDelete(Session, { accountId, id: { $ne: ctx.actor.sessionId ?? 0 } });
  if (ended === 0) return 0;
  await announceSessionsEnded(ctx, accountId);
  noteSecurity(ctx, 'sessions_ended');
  return ended;
}
