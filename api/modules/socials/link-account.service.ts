import { createHash, randomBytes } from 'node:crypto';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { SocialProvider } from '../../../schema/social.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import {
  LINK_PATH,
  SocialError,
  type SocialGrant,
  type SocialReading,
} from '../../platform/social/social-port.ts';
import { sql } from '../../platform/sql.ts';
import { writeFacebook, writeInstagram } from './social-account.service.ts';

/** How long a member may take at a network's page, in milliseconds. */
const LIFE = 15 * 60_000;

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');

/** Creates a state for an authorisation, bound to the caller's session. Throws SIGN_IN_REQUIRED. */
async function createLinkState(ctx: Ctx, provider: SocialProvider): Promise<string> {
  const accountId = accountIdOf(ctx);
  if (ctx.actor.sessionId === null) throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
  const state = randomBytes(24).toString('base64url');
  const now = ctx.clock.now();
  await sql`delete from social_state where account_id = ${accountId} and expires_at < ${now}`.run(ctx);
  await sql`insert into social_state (state_hash, account_id, session_id, provider, expires_at)
    values (${hashOf(state)}, ${accountId}, ${ctx.actor.sessionId}, ${provider},
      ${new Date(now.getTime() + LIFE)})`.run(ctx);
  return state;
}

/** Uses up a state and returns its purpose. Throws SOCIAL_LINK_EXPIRED unless it belongs to the caller and is fresh. */
async function consumeLinkState(ctx: Ctx, state: string): Promise<SocialProvider> {
  const found = await sql<{ provider: SocialProvider }>`delete from social_state
    where state_hash = ${hashOf(state)} and account_id = ${accountIdOf(ctx)}
      and session_id = ${ctx.actor.sessionId} and expires_at >= ${ctx.clock.now()}
    returning provider`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.SOCIAL_LINK_EXPIRED, 'state');
  return found.provider;
}

/** Limit of link attempts and lookups. */
export const linkTries: Limit = { name: 'link-social', points: 20, seconds: 600 };

/** Maximum length of the values that a network sends back. */
const LONGEST_CODE = 2_000;

const redirectUri = ({ ports }: Pick<Ctx, 'ports'>): string => ports.config.publicUrl + LINK_PATH;

/**
 * The network's authorisation page for the caller. They return to /edit-profile with `code` and `state`. Throws
 * SOCIAL_NOT_OFFERED, RATE_LIMITED.
 */
export async function beginLinking(ctx: Ctx, provider: SocialProvider): Promise<string> {
  const network = ctx.ports.social[provider];
  if (!network) throw new DomainError(ErrorCode.SOCIAL_NOT_OFFERED, 'provider');
  await ctx.ports.limiter.consume(linkTries, String(accountIdOf(ctx)));
  const state = await createLinkState(ctx, provider);
  return network.authorisationUrl({ state, redirectUri: redirectUri(ctx) });
}

type LinkCode = { readonly provider: SocialProvider; readonly code: string };
type Answer =
  | { readonly instagram: SocialReading & { readonly grant: SocialGrant } }
  | { readonly facebook: { readonly id: string; readonly name: string } };

/** The failure of a call, for the member. */
function linkFailure(error: unknown): unknown {
  if (!(error instanceof SocialError)) return error;
  const isOver = error.kind !== 'unavailable';
  return new DomainError(isOver ? ErrorCode.SOCIAL_LINK_EXPIRED : ErrorCode.UNAVAILABLE, 'code');
}

async function askWho({ ports }: Pick<Ctx, 'ports'>, { provider, code }: LinkCode): Promise<Answer> {
  const { instagram, facebook } = ports.social;
  const back = redirectUri({ ports });
  if (provider === 'facebook' && facebook) return { facebook: await facebook.identify(code, back) };
  if (provider !== 'instagram' || !instagram) throw new DomainError(ErrorCode.SOCIAL_NOT_OFFERED);
  // Instagram appends this to every code.
  const grant = await instagram.exchange(code.replace(/#_$/, ''), back);
  return { instagram: { ...(await instagram.read(grant.token)), grant } };
}

const steps: ProviderSteps<{ code: string; state: string }, LinkCode, Answer, void> = {
  async prepare(ctx, { code, state }) {
    if (code === '' || code.length > LONGEST_CODE)
      throw outOfBounds('code', { minCharacters: 1, maxCharacters: LONGEST_CODE });
    return { call: { provider: await consumeLinkState(ctx, state), code } };
  },
  call: (ctx, asked) =>
    askWho(ctx, asked).catch((error: unknown) => {
      throw linkFailure(error);
    }),
  async settle(ctx, _asked, answer) {
    const id = accountIdOf(ctx);
    if ('facebook' in answer) return writeFacebook(ctx, id, answer.facebook);
    await writeInstagram(ctx, id, { ...answer.instagram, confirmed: true });
  },
};

/**
 * Links the account with which the caller returned from a network. The state works once, even when the network fails.
 * Throws SOCIAL_LINK_EXPIRED, SOCIAL_ACCOUNT_TAKEN, UNAVAILABLE.
 */
export async function finishLinking(ctx: StepsCtx, code: string, state: string): Promise<void> {
  await runSteps(ctx, (work) => ctx.inTransaction(work), steps, { code, state });
}
