import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestProduct } from './test-product.ts';

/** Fetches a challenge and solves it, as the widget of the sign-up form does. */
export async function solveCaptcha(product: Pick<TestProduct, 'app'>): Promise<string> {
  const response = await product.app.inject({ method: 'GET', url: '/captcha/challenge' });
  const challenge = response.json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
