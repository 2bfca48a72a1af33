import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Answers the parent's `{ memory: true }` with the resident memory after a full collection, in bytes. */
export function reportMemory(): void {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (message: { memory?: boolean }) => {
    if (!message.memory) return;
    collect();
    setTimeout(() => {
      collect();
      process.send?.({ rss: process.memoryUsage().rss });
    }, 200);
  });
}
