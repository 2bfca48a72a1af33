import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';

/** Address of the unsubscribe link in a notification mail. */
export const UNSUBSCRIBE_PATH = '/mail/stop';

/** Separates this signature from others made with the same secret. Mail that was sent holds it, so it stays. */
const PURPOSE = 'mail-stop:';

/** Name of the secret; stays for the same reason. */
const KEY = 'mailStop';

function signatureOf(key: string, accountId: number): Buffer {
  return createHmac('sha256', key).update(`${PURPOSE}${accountId}`).digest().subarray(0, 16);
}

/** The address that stops notification mail of an account without signing in. It does not expire: mail is read late. */
export function unsubscribeLink(ctx: Pick<Ctx, 'ports'>, accountId: number): string {
  const token = `${accountId}.${signatureOf(ctx.ports.secrets.get(KEY), accountId).toString('base64url')}`;
  return `${ctx.ports.config.publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/**
 * The account of a token signed with the present or an earlier key; null for anything else. The account may not exist
 * any more.
 */
export function accountOfToken(ctx: Pick<Ctx, 'ports'>, token: unknown): number | null {
  const [, id, signature] = (typeof token === 'string' && /^([1-9]\d{0,8})\.([\w-]{22})$/.exec(token)) || [];
  if (!id || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const isGood = ctx.ports.secrets.all(KEY).some((key) => {
    const expected = signatureOf(key, Number(id));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isGood ? Number(id) : null;
}
