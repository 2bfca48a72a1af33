import { createHmac, timingSafeEqual } from 'node:crypto';

const seal = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);

/** A signed text with readable content, for codes and tokens of the stand-in. */
export function sign(key: string, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${seal(key, text)}`;
}

/** The content of a signed text; null when the signature is wrong. */
export function unsign<T>(key: string, signed: unknown): T | null {
  const [text = '', mark = ''] = typeof signed === 'string' ? signed.split('.') : [];
  const right = Buffer.from(seal(key, text));
  const given = Buffer.from(mark);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T;
}
