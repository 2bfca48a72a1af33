import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResolvedAddress } from '../../api/platform/outgoing-http/guarded-lookup.ts';
import { createOutgoingHttp } from '../../api/platform/outgoing-http/node-outgoing-http.ts';
import { isPublicAddress } from '../../api/platform/outgoing-http/public-address.ts';
import { urlProblemOf } from '../../api/platform/outgoing-http/target-url.ts';

const addresses = `
8.8.8.8 yes              1.1.1.1 yes               203.0.114.1 yes         172.32.0.1 yes
2606:4700::1111 yes      2a00:1450:4001::200e yes
127.0.0.1 no             127.9.9.9 no              0.0.0.0 no              10.0.0.1 no
172.16.0.1 no            172.31.255.255 no         192.168.1.1 no          169.254.169.254 no
169.254.0.1 no           100.64.0.1 no             100.100.100.200 no      168.63.129.16 no
192.0.0.192 no           192.0.2.1 no              198.18.0.1 no           198.51.100.1 no
203.0.113.9 no           192.88.99.1 no            224.0.0.1 no            240.0.0.1 no
255.255.255.255 no       ::1 no                    :: no                   fe80::1 no
fe80::1%eth0 no          fc00::1 no                fd00:ec2::254 no        fec0::1 no
ff02::1 no               ::ffff:127.0.0.1 no       ::ffff:8.8.8.8 no       ::127.0.0.1 no
64:ff9b::7f00:1 no       64:ff9b::808:808 no       64:ff9b:1::1 no         2002:7f00:1:: no
2001::1 no               2001:db8::1 no            100::1 no               4000::1 no
hooks.example.com no     2130706433 no
`
  .trim()
  .split(/\n|\s{2,}/)
  .map((cell) => cell.trim().split(' '));

test.each(addresses)('%s is public: %s', (address = '', verdict) => {
  // The parser takes bare numbers for addresses; URLs never bring them here.
  if (address === '2130706433') expect(urlProblemOf(`https://${address}/`, false)).toBe('host');
  else expect(isPublicAddress(address) ? 'yes' : 'no').toBe(verdict);
});

describe('URLs', () => {
  test.each([
    ['https://hooks.example.com/koli?a=1', null],
    ['https://hooks.example.com:8443/', null],
    ['https://HOOKS.example.com', null],
    ['https://8.8.8.8/', null],
    ['https://[2606:4700::1111]/', null],
    ['https://bücher.example.com/', null],
    ['', 'form'],
    ['hooks.example.com', 'form'],
    ['https:hooks.example.com', 'form'],
    ['https:///hooks.example.com', 'form'],
    ['https://hooks.example.com\\@127.0.0.1/', 'form'],
    ['https://hooks.example.com/ a', 'form'],
    ['https://hooks.example.com/\u0000', 'form'],
    ['https://hooks.example.com/#part', 'form'],
    [`https://hooks.example.com/${'x'.repeat(1_000)}`, 'form'],
    ['http://hooks.example.com/', 'protocol'],
    ['ftp://hooks.example.com/', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['javascript:alert(1)', 'protocol'],
    ['https://user@hooks.example.com/', 'credentials'],
    ['https://user:word@hooks.example.com/', 'credentials'],
    ['https://@hooks.example.com/', 'credentials'],
    ['https://hooks.example.com:22/', 'port'],
    ['https://hooks.example.com:80/', 'port'],
    ['https://hooks.example.com:5432/', 'port'],
    ['https://127.0.0.1/', 'host'],
    ['https://0x7f000001/', 'host'],
    ['https://0x7f.1/', 'host'],
    ['https://017700000001/', 'host'],
    ['https://0177.0.0.1/', 'host'],
    ['https://2130706433/', 'host'],
    ['https://127.1/', 'host'],
    ['https://134744072/', 'host'],
    ['https://0x08080808/', 'host'],
    ['https://①②⑦.0.0.1/', 'host'],
    ['https://[::1]/', 'host'],
    ['https://[::ffff:7f00:1]/', 'host'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'host'],
    ['https://169.254.169.254/latest/meta-data/', 'host'],
    ['https://localhost/', 'host'],
    ['https://LOCALHOST./', 'host'],
    ['https://a.localhost/', 'host'],
    ['https://database/', 'host'],
    ['https://metadata.google.internal/', 'host'],
    ['https://printer.local/', 'host'],
  ])('%s: %s', (url, fault) => {
    expect(urlProblemOf(url, false)).toBe(fault);
  });

  test('development lets plain http and private hosts through, and nothing else', () => {
    expect(urlProblemOf('http://127.0.0.1:4999/', true)).toBeNull();
    expect(urlProblemOf('http://user@127.0.0.1:4999/', true)).toBe('credentials');
    expect(urlProblemOf('file:///etc/passwd', true)).toBe('protocol');
  });
});

describe('what is connected to', () => {
  let server: Server;
  let port: number;
  let hits: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      hits.push(request.url ?? '');
      if (request.url === '/redirect') response.writeHead(302, { location: '/secret' }).end();
      else if (request.url === '/silent') return;
      else if (request.url === '/endless') {
        response.writeHead(200);
        const drip = setInterval(() => response.write('x'.repeat(700)), 5);
        response.on('close', () => clearInterval(drip));
      } else response.writeHead(200).end('Thanks\u0000!');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
  const inDevelopment = (path: string, timeoutMs = 2_000) =>
    createOutgoingHttp({ isPrivateAllowed: true, timeoutMs }).post(
      message(`http://127.0.0.1:${port}${path}`),
    );
  /** A name server that changes its mind. */
  const rebinding = (...answers: ResolvedAddress[][]) => {
    let asked = 0;
    return async () => answers[Math.min(asked++, answers.length - 1)] ?? [];
  };
  const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });

  test('a name that is public when it is given, and private when it is connected', async () => {
    hits = [];
    const resolve = rebinding([v4('8.8.8.8')], [v4('127.0.0.1')]);
    const outgoing = createOutgoingHttp({ isPrivateAllowed: false, resolve, port });
    expect(await outgoing.faultOf('https://hooks.example.com/')).toBeNull();
    const answer = await outgoing.post(message('https://hooks.example.com/'));
    expect(answer).toMatchObject({ status: null, failure: 'address_refused' });
    expect(hits).toEqual([]);
  });

  test('the lookup of the connection is the one that is checked', async () => {
    hits = [];
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [v4('127.0.0.1')];
    };
    const open = createOutgoingHttp({ isPrivateAllowed: true, resolve, port });
    expect(await open.post(message('http://hooks.example.com/hello'))).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    expect(hits).toEqual(['/hello']);
  });

  test.each([
    ['only a private address', [v4('10.0.0.1')]],
    ['a private address among public ones', [v4('8.8.8.8'), v4('10.0.0.1')]],
    ['an IPv4 address in IPv6 clothes', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('a name with %s is refused when it is given', async (_, found) => {
    const outgoing = createOutgoingHttp({ isPrivateAllowed: false, resolve: async () => found });
    expect(await outgoing.faultOf('https://hooks.example.com/')).toBe('host');
    const answer = await outgoing.post(message('https://hooks.example.com/'));
    expect(answer).toMatchObject({ status: null, failure: 'address_refused' });
  });

  test('an address that stands in the URL is refused when it is called, whoever stored it', async () => {
    const outgoing = createOutgoingHttp({ isPrivateAllowed: false, port });
    for (const url of [`http://127.0.0.1:${port}/`, 'https://127.0.0.1/', 'https://[::1]/']) {
      expect(await outgoing.post(message(url))).toMatchObject({ failure: 'address_refused' });
    }
  });

  test('a redirect is an answer and is not followed', async () => {
    hits = [];
    expect(await inDevelopment('/redirect')).toMatchObject({ status: 302, failure: null });
    expect(hits).toEqual(['/redirect']);
  });

  test('an answer without end is cut, and its control characters are dropped', async () => {
    const endless = await inDevelopment('/endless');
    expect(endless).toMatchObject({ status: 200, answer: 'x'.repeat(1_024) });
    expect((await inDevelopment('/')).answer).toBe('Thanks!');
  });

  test('more of an answer is read when that is asked for', async () => {
    const outgoing = createOutgoingHttp({ isPrivateAllowed: true, timeoutMs: 2_000 });
    const { answer } = await outgoing.get(`http://127.0.0.1:${port}/endless`, 5_000);
    expect(answer).toBe('x'.repeat(5_000));
  });

  test('silence ends by itself; a closed port and an unknown name are told apart', async () => {
    expect(await inDevelopment('/silent', 100)).toMatchObject({ status: null, failure: 'timeout' });
    const nobody = createOutgoingHttp({ isPrivateAllowed: true, port: 1 });
    expect(await nobody.post(message('http://127.0.0.1/'))).toMatchObject({ failure: 'connection' });
    const resolve = async () => {
      throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
    };
    const lost = createOutgoingHttp({ isPrivateAllowed: false, resolve });
    expect(await lost.post(message('https://hooks.example.com/'))).toMatchObject({ failure: 'unknown_host' });
  });
});
