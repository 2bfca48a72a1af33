import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestProduct } from './test-product.ts';

const PAUSE_MS = 150;

/** Sends a request, and sends it again while the server is too busy, as its answer asks for. */
export async function injectPatiently(
  product: TestProduct,
  request: InjectOptions,
  tries = 40,
): Promise<LightMyRequestResponse> {
  const answer = await product.app.inject(request);
  if (answer.statusCode !== 503 || tries === 0) return answer;
  await sleep(PAUSE_MS);
  return injectPatiently(product, request, tries - 1);
}
