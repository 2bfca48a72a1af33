import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Account } from '../../api/modules/accounts/account.entity.ts';
import { createLog } from '../../api/platform/log.ts';
import { createPerson } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** What a log writes, as one text. */
function listen() {
  const lines: string[] = [];
  return {
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    said: () => lines.join(''),
  };
}

test('a database error in the log names the constraint, not the value', async () => {
  const { email } = await createPerson(product);
  const em = product.orm.em.fork();
  em.create(Account, { email, passwordHash: 'secret-hash', createdAt: new Date() });
  const error = await em.flush().catch((thrown: unknown) => thrown);
  const { log, said } = listen();
  log.error({ err: error }, 'unexpected failure');
  expect(said()).toContain('account_email_key');
  expect(said()).not.toContain(email);
  expect(said()).not.toContain('secret-hash');
});

test('any other error is told in full, cookies and mail addresses are not', () => {
  const { log, said } = listen();
  log.info({ err: new Error('the provider does not answer'), email: 'mei@example.test' }, 'failure');
  expect(said()).toContain('the provider does not answer');
  expect(said()).not.toContain('mei@example.test');
});

test('a failure carries the id of the request that the client was told', async () => {
  const { log, said } = listen();
  const observed = await startTestProduct({}, { ports: { log } });
  vi.spyOn(observed.ports.pictures, 'get').mockRejectedValue(new Error('the disk is gone'));
  const answer = await observed.app.inject({ url: '/files/abcdefghijklmnop/96.webp' });
  await observed.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('disk');
  const line = said()
    .split('\n')
    .find((one) => one.includes('the disk is gone'));
  expect(JSON.parse(line ?? '{}').requestId).toBe(answer.headers['x-request-id']);
});
