import type { FastifyRequest } from 'fastify';

/** A cookie that pages write, under the name that it has over https or else over http (`web/src/languages/cookies.ts`). */
export function pageCookie({ cookies }: FastifyRequest, name: string): string | undefined {
  // A socket's request has no parsed cookies.
  const sent = cookies as Record<string, string | undefined> | undefined;
  return sent?.[`__Host-${name}`] ?? sent?.[name];
}
