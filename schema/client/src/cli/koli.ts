#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { EventType } from '../event.ts';
import { listen } from './listen.ts';

const help = `koli listen --forward-to <address> [options]

Posts what happens to a server of yours, signed as webhooks are.

  --forward-to <address>  your receiver, for example http://localhost:3000/hooks
  --types <types>         only these events, for example remark.received,remark.done
  --after <cursor>        begin after this event; from now on without it
  --secret <whsec_…>      secret of the signatures; a new one without it
  --url <origin>          the API; http://127.0.0.1:4000 without it

The environment variable KOLI_TOKEN has the access token; it needs webhooks:read.`;

function read() {
  return parseArgs({
    allowPositionals: true,
    options: {
      'forward-to': { type: 'string' },
      types: { type: 'string' },
      after: { type: 'string' },
      secret: { type: 'string' },
      url: { type: 'string', default: 'http://127.0.0.1:4000' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

async function main(): Promise<void> {
  const { values, positionals } = read();
  if (values.help) return console.log(help);
  const accessToken = process.env.KOLI_TOKEN;
  const forwardTo = values['forward-to'];
  if (positionals.join() !== 'listen' || !forwardTo) throw new Error(help);
  if (!accessToken) throw new Error('Set KOLI_TOKEN to an access token with the scope webhooks:read.');
  const { after, types, secret = `whsec_${randomBytes(32).toString('base64')}` } = values;
  await listen(
    { url: values.url, accessToken },
    {
      ...{ forwardTo, secret, print: console.log },
      ...(after !== undefined && { after }),
      ...(types !== undefined && { types: types.split(',').map((type) => type.trim() as EventType) }),
    },
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
