import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';

const PATIENCE = 240_000;

/** Waits for the servers of all workers, which make their demos side by side. */
export default async function untilReady({ metadata }: FullConfig): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (const url of metadata.servers as string[])
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (Date.now() > until) throw new Error(`${url} did not answer within ${PATIENCE / 1000} s`);
      await sleep(100);
    }
}
