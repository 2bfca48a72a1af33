import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeSoon } from '../../api/server/live/write-soon.ts';

/** A stream that notes in `log` what reaches it. */
function streamTo(log: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
}

test('what is written soon goes out when everything that is ready has gone on', async () => {
  const log: string[] = [];
  const [one, other] = [streamTo(log), streamTo(log)];
  for (const stream of [one, other, one]) {
    await null;
    writeSoon(stream, Buffer.from('sent'));
    log.push('made');
  }
  await new Promise(setImmediate);
  expect(log).toEqual(['made', 'made', 'made', 'sent', 'sent', 'sent']);
});

test('what others write meanwhile keeps its place', async () => {
  const log: string[] = [];
  const stream = streamTo(log);
  writeSoon(stream, Buffer.from('first'));
  stream.write('second');
  writeSoon(stream, Buffer.from('third'));
  stream.write('fourth');
  await new Promise(setImmediate);
  expect(log).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a stream that has gone does not keep others back', async () => {
  const log: string[] = [];
  const [gone, there] = [streamTo(log), streamTo(log)];
  writeSoon(gone, Buffer.from('lost'));
  writeSoon(there, Buffer.from('kept'));
  gone.destroy();
  await once(gone, 'close');
  expect(log).toEqual(['kept']);
});
