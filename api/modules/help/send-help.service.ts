import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { HelpRequestInput } from '../../../schema/help.ts';
import { checkAll } from '../../platform/check-all.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { countAttempt, helpFromAddress } from '../../platform/rate-limit/tries.ts';
import { sql } from '../../platform/sql.ts';
import { checkLine, checkText } from '../../platform/text.ts';
import { Account } from '../accounts/account.entity.ts';
import { toEmail } from '../accounts/email.policy.ts';
import type { HumanProof } from '../accounts/sign-up/sign-up.service.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { checkName } from '../profiles/name.policy.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { HelpRequest } from './help-request.entity.ts';

const MAX_NAME = 80;
const MAX_MESSAGE = 2_000;

/** Sender of a request. */
interface Asker {
  readonly accountId: number | null;
  readonly name: string;
  readonly email: string;
}

function toName(ctx: Ctx, typed: string): string {
  const name = checkLine(typed, { field: 'name', max: MAX_NAME, missing: ErrorCode.NAME_REQUIRED });
  checkName(ctx, typed, 'name');
  return name;
}

function toMessage(typed: string): string {
  return checkText(typed, {
    field: 'message',
    max: MAX_MESSAGE,
    missing: { code: ErrorCode.MESSAGE_REQUIRED, params: { screen: 'help' } },
  });
}

/** The sender: a member with stored name and address, or a visitor with those of the form. */
async function askerOf(ctx: Ctx, { name, email }: HelpRequestInput): Promise<Asker> {
  const { accountId } = ctx.actor;
  if (accountId === null) {
    const sender = checkAll({ name: () => toName(ctx, name ?? ''), email: () => toEmail(email ?? '') });
    return { accountId, ...sender };
  }
  const account = await ctx.em.findOneOrFail(Account, { id: accountId });
  const profile = await ctx.em.findOneOrFail(Profile, { id: accountId });
  return { accountId, name: `${profile.first} ${profile.last}`.trim(), email: account.email };
}

const few: Limit = { name: 'help-without-captcha', points: 10, seconds: 3_600 };

async function assertHuman(ctx: Ctx, captcha: string, proof: HumanProof): Promise<void> {
  if (proof === 'few') return ctx.ports.limiter.consume(few, ctx.caller.address);
  const isSolved = captcha !== '' && (await ctx.ports.captcha.verify(captcha, ctx.caller.address));
  if (!isSolved) throw new DomainError(ErrorCode.CAPTCHA_REQUIRED, 'captcha');
}

/**
 * The id of the same request of the same sender when it is open already: a client repeats it after a lost answer. A
 * lock makes two at the same moment wait for each other.
 */
async function openRequest(
  ctx: Ctx,
  asker: Asker,
  message: string,
  pictureId: string | null,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`help ${asker.email}`}))`.run(ctx);
  const found = await sql<{
    id: number;
  }>`select id::int from help_request where state = 'open' and email = ${asker.email}
    and account_id is not distinct from ${asker.accountId}::int and message = ${message}
    and picture_id is not distinct from ${pictureId} limit 1`.first(ctx);
  return found?.id;
}

/**
 * Stores a request for help of a member or visitor, unless the same one is open already, and returns its id. Throws NAME_REQUIRED,
 * EMAIL_REQUIRED, EMAIL_INVALID, MESSAGE_REQUIRED, CAPTCHA_REQUIRED, RATE_LIMITED, NOT_FOUND for somebody else's
 * picture.
 */
export async function sendHelpRequest(
  ctx: Ctx,
  input: HelpRequestInput,
  proof: HumanProof = 'captcha',
): Promise<number> {
  const asker = await askerOf(ctx, input);
  const message = toMessage(input.message);
  const pictureId = input.picture ?? null;
  await ctx.ports.limiter.consume(helpFromAddress, ctx.caller.address);
  await countAttempt(ctx, 'help', asker.accountId ?? asker.email);
  if (pictureId !== null) await claimPictures(ctx, [pictureId], 'help', 'picture');
  if (asker.accountId === null) await assertHuman(ctx, input.captcha ?? '', proof);
  const open = await openRequest(ctx, asker, message, pictureId);
  if (open !== undefined) return open;
  const request = ctx.em.create(HelpRequest, {
    ...asker,
    state: 'open',
    language: ctx.caller.language,
    message,
    pictureId,
    createdAt: ctx.clock.now(),
    answer: null,
    resolvedAt: null,
    resolvedBy: null,
  });
  await ctx.em.flush();
  return request.id;
}
