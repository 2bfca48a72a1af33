import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { GraphqlClient } from './graphql-client.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949), as far as passkeys need it. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number): Buffer => {
    const first = major << 5;
    if (n < 24) return Buffer.from([first | n]);
    if (n < 256) return Buffer.from([first | 24, n]);
    return Buffer.from([first | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key as string), cbor(one as string)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** An authenticator of software: attestation `none`, a key on P-256, and a counter that grows with every use. */
export class SoftPasskey {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  /** Where its browser believes to be. */
  origin: string;
  flags = PRESENT_AND_VERIFIED;

  constructor({ ports }: TestProduct) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.origin = ports.config.publicUrl.replace('127.0.0.1', 'localhost');
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private answerWith(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  /** What a browser answers that makes this passkey. */
  create(challenge: string): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.data(this.flags | HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.id,
      cbor(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answerWith({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** What a browser answers that uses it. */
  get(challenge: string): string {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.data(this.flags);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.answerWith({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  /** Registers it for a person, and returns the recovery codes that came with it. */
  async addTo({ client }: Pick<Person, 'client'>, name = 'Phone'): Promise<string[]> {
    const { startPasskey } = await client.data('mutation { startPasskey { passkeyOptions } }');
    const { challenge } = JSON.parse(startPasskey.passkeyOptions);
    const { addPasskey } = await client.data(
      'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { recoveryCodes } }',
      { input: { name, passkey: this.create(challenge) } },
    );
    return addPasskey.recoveryCodes;
  }

  /** The answer to a new challenge to sign in, or to confirm who one is. */
  async answer(client: GraphqlClient): Promise<string> {
    const { startPasskeySignIn } = await client.data('mutation { startPasskeySignIn { passkeyOptions } }');
    return this.get(JSON.parse(startPasskeySignIn.passkeyOptions).challenge);
  }
}

/** Inserts a passkey, and returns its id. */
export async function insertPasskey({ databaseUrl }: TestProduct, { id }: { id: number }): Promise<number> {
  const rows = await sql(
    databaseUrl,
    `insert into passkey (account_id, credential_id, public_key, counter, name)
     values ($1, $2, '\\x00', 0, 'Phone') returning id`,
    [id, base64url(randomBytes(32))],
  );
  return Number(rows[0]?.id);
}

/** The code that an app shows now. */
export const codeOf = ({ clock }: TestProduct, key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now().getTime() });

/** Takes all factors of somebody away, so that they can begin anew. */
export async function removeFactors({ databaseUrl }: TestProduct, { id }: { id: number }) {
  for (const table of ['passkey', 'authenticator_app', 'recovery_code'])
    await sql(databaseUrl, `delete from ${table} where account_id = $1`, [id]);
  return {};
}

const start = 'mutation { startAuthenticatorApp { key qrCode uri } }';

/** Begins to set an app up, and returns its first code. */
export async function beginApp(product: TestProduct, { client }: Person): Promise<string> {
  return codeOf(product, (await client.data(start)).startAuthenticatorApp.key);
}

/** Sets an app up, and returns its key with the recovery codes. */
export async function setUpApp(
  product: TestProduct,
  { client }: Person,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const { startAuthenticatorApp } = await client.data(start);
  const { key } = startAuthenticatorApp;
  const { confirmAuthenticatorApp } = await client.data(
    'mutation ($code: String!) { confirmAuthenticatorApp(input: { code: $code }) { recoveryCodes } }',
    { code: codeOf(product, key) },
  );
  return { key, recoveryCodes: confirmAuthenticatorApp.recoveryCodes };
}

/** Inserts an app that was set up, with a key that nobody knows. */
export async function addApp({ databaseUrl }: TestProduct, { id }: Person) {
  await sql(
    databaseUrl,
    `insert into authenticator_app (account_id, sealed_secret, confirmed_at) values ($1, 'x', now())
     on conflict (account_id) do update set confirmed_at = now()`,
    [id],
  );
  return {};
}
