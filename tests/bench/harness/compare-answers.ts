import { isDeepStrictEqual } from 'node:util';
import { sendOnce } from './http-load.ts';

/** Throws unless both sides answer the same to some requests: faster by answering less would be no feat. */
export async function assertSameAnswers(
  name: string,
  ours: { port: number; requests: readonly Buffer[] },
  plain: { port: number; requests: readonly Buffer[] },
): Promise<void> {
  const step = Math.max(1, Math.floor(ours.requests.length / 12));
  for (let index = 0; index < ours.requests.length; index += step) {
    const [own, other] = [ours.requests[index], plain.requests[index]];
    if (!own || !other) continue;
    const { data, errors } = JSON.parse(await sendOnce(ours.port, own));
    const expected = JSON.parse(await sendOnce(plain.port, other));
    if (errors || !isDeepStrictEqual(data, expected)) {
      throw new Error(
        `${name}, request ${index}: the sides answer differently\n${JSON.stringify(errors ?? data).slice(0, 3000)}\n${JSON.stringify(expected).slice(0, 3000)}`,
      );
    }
  }
}
