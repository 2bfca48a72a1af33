import type { Writable } from 'node:stream';

/** Streams that hold back what is written to them until everything that is ready to go on now has gone on. */
const held: Writable[] = [];

function letGo(): void {
  // Whoever is held from now on is let go by a call of its own.
  for (const stream of held.splice(0)) stream.uncork();
}

/**
 * Writes to a stream when everything that is ready to go on now has gone on. Sixty events that one statement answers are
 * made one after another, and then sent one after another: done in turns, each wakes a reader that sleeps again until
 * the next, and waits for that. What others write to the stream keeps its place.
 */
export function writeSoon(stream: Writable, chunk: Buffer): void {
  if (held.push(stream) === 1) process.nextTick(letGo);
  stream.cork();
  stream.write(chunk);
}
