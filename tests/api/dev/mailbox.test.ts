import { afterAll, beforeAll, expect, test } from 'vitest';
import { GraphqlClient } from '../../support/graphql-client.ts';
import { startTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let withSmtp: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ PRODUCT_NAME: 'Kebaya & Co' });
  withSmtp = await startTestProduct({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const html = '<html><head><title>x</title></head><body><script>alert(1)</script>Hello</body></html>';
  await product.ports.mail.send({ id: '1', to: 'first@people.test', subject: 'First', text: 'one', html });
  await product.ports.mail.send({
    id: '2',
    to: '"><script>alert(2)</script>@people.test',
    subject: '<b>Second</b>',
    text: 'Open <this>:\nhttps://koli.example/verify-email?token=abc&x="1"',
    html,
  });
});
afterAll(async () => {
  await product.close();
  await withSmtp.close();
});

const get = (url: string, from = product) => from.app.inject({ method: 'GET', url });

test('the list has the newest mail first, and everything in it is text', async () => {
  const { body, headers } = await get('/dev/mailbox');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.indexOf('&lt;b&gt;Second')).toBeLessThan(body.indexOf('First'));
  expect(body.indexOf('&lt;b&gt;Second')).toBeGreaterThan(0);
  expect(body).not.toContain('<script');
  expect(body).not.toContain('<b>Second');
});

test('a mail shows its text with links to follow, and its HTML in a frame that runs nothing', async () => {
  const { body } = await get('/dev/mailbox/2');
  expect(body).toContain('Open &lt;this&gt;:');
  expect(body).toContain('<a href="https://koli.example/verify-email?token=abc&amp;x=&quot;1&quot;">');
  expect(body).not.toContain('<script');
  expect(body).toMatch(
    /<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" src="\/dev\/mailbox\/2\/html">/,
  );
  const frame = await get('/dev/mailbox/2/html');
  expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(frame.body).toContain('<base target="_top">');
});

test('unknown mails are not found', async () => {
  for (const url of ['/dev/mailbox/99', '/dev/mailbox/x', '/dev/mailbox/99/html']) {
    expect((await get(url)).statusCode).toBe(404);
  }
});

test('there is no mailbox when mail is really sent', async () => {
  expect((await get('/dev/mailbox', withSmtp)).statusCode).toBe(404);
  expect((await get('/dev/mailbox/1', withSmtp)).statusCode).toBe(404);
  const config = '{ clientConfig { productName captcha captchaSiteKey devMailbox } }';
  expect(await new GraphqlClient(withSmtp).data(config)).toEqual({
    clientConfig: { productName: 'Koli', captcha: 'ALTCHA', captchaSiteKey: null, devMailbox: null },
  });
  expect(await new GraphqlClient(product).data(config)).toMatchObject({
    clientConfig: { productName: 'Kebaya & Co', devMailbox: '/dev/mailbox' },
  });
});
