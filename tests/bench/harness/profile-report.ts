import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Answers the parent's `{ profile: 'start' }` and `{ profile: file }`: where the processor's time went in between. */
export function reportProfile(): void {
  const session = new Session();
  process.on('message', async ({ profile }: { profile?: string }) => {
    if (profile === undefined) return;
    if (profile === 'start') {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.start');
      return;
    }
    const { profile: written } = await session.post('Profiler.stop');
    writeFileSync(profile, JSON.stringify(written));
    session.disconnect();
    process.send?.({ profiled: true });
  });
}
