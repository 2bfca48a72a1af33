import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** Sends a call until the server has the time for it: on a slow machine many at once are too many. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send();
    if ((answer as Answer | undefined)?.errors?.[0]?.extensions.code !== 'OVERLOADED') return answer;
    await sleep(200);
  }
}
