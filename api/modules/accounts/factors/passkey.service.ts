import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import { isLoopback } from '../../../platform/config/loopback.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { tidyText } from '../../../platform/text.ts';
import { Account } from '../account.entity.ts';
import { hashToken } from '../token.ts';

const MOST = 10;
const MAX_NAME = 60;
/** Milliseconds in which a browser may answer a challenge. */
const PATIENCE = 300_000;

/** EdDSA, ES256 and RS256, as COSE numbers them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whose passkeys they are. Browsers have none for numbers of machines, so ours are for `localhost` while trying out. */
function relyingParty({ ports }: Pick<Ctx, 'ports'>) {
  const { hostname, port, protocol, origin } = new URL(ports.config.publicUrl);
  if (!isLoopback(hostname)) return { id: hostname, origin };
  return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
}

/** A name as stored. Throws FIELD_REQUIRED, BAD_INPUT above 60 characters. */
export function toPasskeyName(typed: string): string {
  const name = tidyText(typed);
  if (name === '') throw new DomainError(ErrorCode.FIELD_REQUIRED, 'name');
  if (name.length > MAX_NAME) throw outOfBounds('name', { maxCharacters: MAX_NAME });
  return name;
}

async function keepChallenge(ctx: Ctx, challenge: string, isRegistration: boolean): Promise<void> {
  const now = ctx.clock.now();
  await sql`delete from passkey_challenge where expires_at < ${now}`.run(ctx);
  await sql`insert into passkey_challenge (challenge_hash, account_id, is_registration, expires_at)
    values (${hashToken(challenge)}, ${ctx.actor.accountId}, ${isRegistration},
      ${new Date(now.getTime() + PATIENCE)})`.run(ctx);
}

/** Whether the challenge was given to this caller a moment ago, for this purpose; never again afterwards. */
async function takeChallenge(ctx: Ctx, challenge: string, isRegistration: boolean): Promise<boolean> {
  const taken = await sql`delete from passkey_challenge where challenge_hash = ${hashToken(challenge)}
    and account_id is not distinct from ${ctx.actor.accountId}::int and is_registration = ${isRegistration}
    and expires_at >= ${ctx.clock.now()} returning challenge_hash`.rows(ctx);
  return taken.length > 0;
}

/** Options for a new passkey, as JSON for the browser. Throws TOO_MANY_PASSKEYS. */
export async function startRegistration(ctx: Ctx): Promise<string> {
  const accountId = accountIdOf(ctx);
  const { email } = await ctx.em.findOneOrFail(Account, { id: accountId }, { fields: ['email'] });
  const known = await sql<{ id: string }>`select credential_id as id from passkey
    where account_id = ${accountId}`.rows(ctx);
  if (known.length >= MOST) throw new DomainError(ErrorCode.TOO_MANY_PASSKEYS);
  const options = await generateRegistrationOptions({
    rpName: ctx.ports.config.productName,
    rpID: relyingParty(ctx).id,
    userName: email,
    supportedAlgorithmIDs,
    userID: new TextEncoder().encode(String(accountId)),
    timeout: PATIENCE,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, options.challenge, true);
  return JSON.stringify(options);
}

/** What a browser answered; anything that is no answer is refused with PASSKEY_REFUSED. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
  }
}

/** Stores the passkey that a browser made. Throws PASSKEY_REFUSED, FIELD_REQUIRED, BAD_INPUT at `name`. */
export async function storePasskey(ctx: Ctx, typedName: string, answer: string): Promise<void> {
  const name = toPasskeyName(typedName);
  const { id, origin } = relyingParty(ctx);
  const made = await refusing(() =>
    verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponseJSON,
      supportedAlgorithmIDs,
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, true),
      expectedOrigin: origin,
      expectedRPID: id,
    }),
  );
  if (!made.verified) throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
  const { credential } = made.registrationInfo;
  const stored =
    await sql`insert into passkey (account_id, credential_id, public_key, counter, transports, name, created_at)
    values (${accountIdOf(ctx)}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter},
      ${credential.transports ?? []}::text[], ${name}, ${ctx.clock.now()})
    on conflict (credential_id) do nothing returning id`.rows(ctx);
  if (stored.length === 0) throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
}

/** Options for signing in with any passkey of ours, as JSON for the browser. */
export async function startAuthentication(ctx: Ctx): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: 'required',
    timeout: PATIENCE,
  });
  await keepChallenge(ctx, options.challenge, false);
  return JSON.stringify(options);
}

interface Stored {
  readonly id: number;
  readonly accountId: number;
  readonly publicKey: Buffer<ArrayBuffer>;
  readonly counter: string;
}

/**
 * The account whose passkey a browser answered with. Throws PASSKEY_REFUSED for unknown ones, and when its counter does
 * not grow: then there are two of it.
 */
export async function accountOfPasskey(ctx: Ctx, answer: string): Promise<number> {
  const { id, origin } = relyingParty(ctx);
  return refusing(async () => {
    const response = JSON.parse(answer) as AuthenticationResponseJSON;
    const stored = await sql<Stored>`select id, account_id as "accountId", public_key as "publicKey", counter
      from passkey where credential_id = ${String(response.id)} for update`.first(ctx);
    if (!stored) throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, false),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(stored.publicKey),
        counter: Number(stored.counter),
      },
    });
    if (!verified) throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
    await sql`update passkey set counter = ${authenticationInfo.newCounter}, last_used_at = ${ctx.clock.now()}
      where id = ${stored.id}`.run(ctx);
    return stored.accountId;
  });
}
