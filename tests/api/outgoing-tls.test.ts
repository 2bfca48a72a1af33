import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutgoingHttp } from '../../api/platform/outgoing-http/node-outgoing-http.ts';
import { callNetwork } from '../../api/platform/social/social-http.ts';

/** A certificate for localhost that nobody has signed, with its key. It protects nothing. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsGePCne0LvIzhQW9
XUmWzHU8sI/TCZl5kDfxhTI0nv+hRANCAAStz3YQJlQh1lqbRpWEZ+3K8SKZ7235
PAA/Vkw2Aneqchu4hUV+YDMSU9GuBlwXg7H3n8HO0Os8d88pAzporZzU
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUO2u1pdUI6H6JzKEbLBjXQIZlasgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzIyMjg1M1oYDzIxMjYxMTAz
MjIyODUzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAStz3YQJlQh1lqbRpWEZ+3K8SKZ7235PAA/Vkw2Aneqchu4hUV+YDMS
U9GuBlwXg7H3n8HO0Os8d88pAzporZzUo28wbTAdBgNVHQ4EFgQUDdBJQdQN13fC
KwoP/tODeRSYlQIwHwYDVR0jBBgwFoAUDdBJQdQN13fCKwoP/tODeRSYlQIwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAJMb+9i4TzW4nM12afjTCkuZ1SYEbBaWFvxqBfHVXTflAiEA
nV11CwJrARvyrtr8XfZaggCkGW40BBs98GyhOcEPWd0=
-----END CERTIFICATE-----`;

test('a server whose certificate nobody trusts is told nothing', async () => {
  const hits: unknown[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    hits.push(request.url);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `https://localhost:${(server.address() as AddressInfo).port}/`;
  const outgoing = createOutgoingHttp({ isPrivateAllowed: true });
  expect((await outgoing.post({ url, headers: {}, body: '{}' })).status).toBeNull();
  await expect(callNetwork(new URL(url))).rejects.toThrow();
  expect(hits).toEqual([]);
  server.close();
});

const sources = ['api', 'rest-compat'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, name)),
);

test('nothing turns the check of certificates off', () => {
  const found = sources.filter((path) =>
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(readFileSync(path, 'utf8')),
  );
  expect(found).toEqual([]);
});

test('SHA-256 is the only hash, but for the ETag of legacy answers', () => {
  const others = sources.filter((path) =>
    /(?:createHash|createHmac|hash)\('(?!sha256')/.test(readFileSync(path, 'utf8')),
  );
  expect(others).toEqual(['rest-compat/lb3/http-headers.ts']);
});
