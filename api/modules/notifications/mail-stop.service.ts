import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';

/** Where the link in a notification mail leads. */
export const MAIL_STOP_PATH = '/mail/stop';

/** Tells the signature from others that might be made with the same secret one day. */
const PURPOSE = 'mail-stop:';

const KEY = 'mailStop';

function signatureOf(key: string, accountId: number): Buffer {
  return createHmac('sha256', key).update(`${PURPOSE}${accountId}`).digest().subarray(0, 16);
}

/** The address that stops notification mail of an account without signing in. It stays good: mail is read late. */
export function mailStopLink(ctx: Pick<Ctx, 'ports'>, accountId: number): string {
  const token = `${accountId}.${signatureOf(ctx.ports.secrets.get(KEY), accountId).toString('base64url')}`;
  return `${ctx.ports.config.publicUrl}${MAIL_STOP_PATH}?token=${token}`;
}

/** The account a token was made for, with the key in use or one before; null for anything else. Says nothing about whether there is such an account. */
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
