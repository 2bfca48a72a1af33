import { string } from 'yup';

/** Bytes of a key. */
const BYTES = 32;

/** Parses a key of the settings; null when it is invalid. */
function readKey(text: string): Buffer | null {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  const isWhole = /^[\w+/-]+={0,2}$/.test(text) && key.length >= BYTES;
  return isWhole ? key : null;
}

const parts = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Shape of the setting. */
export const secretsKeyShape = {
  SECRETS_KEY: string().test(
    'keys',
    'must be 32 random bytes, as `openssl rand -base64 32` writes them; earlier ones may follow behind commas',
    (text) => !text || parts(text).every((part) => readKey(part) !== null),
  ),
};

/** The keys of the setting: the present one, then earlier ones. Empty without it. */
export function readSecretsKeys(text: string | undefined): Buffer[] {
  return text ? parts(text).map((part) => readKey(part) ?? Buffer.alloc(0)) : [];
}
