import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** Repeats a call while the server is too busy: slow machines cannot answer many at once. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send();
    if ((answer as Answer | undefined)?.errors?.[0]?.extensions.code !== 'OVERLOADED') return answer;
    await sleep(200);
  }
}
