import { createServer } from 'node:http';
import pg from 'pg';
import { reportMemory } from '../harness/memory-report.ts';
import { reads } from './reads.ts';

/**
 * What we are measured against: plain node http, one hand-written statement per request, JSON passed through. With
 * `prepared` the database keeps the plans of its statements, which hand-written code seldom has it do.
 */
const [databaseUrl, mode] = process.argv.slice(2);
if (!databaseUrl) throw new Error('the plain side needs the address of a database');

// JSON is handed on as the database wrote it.
pg.types.setTypeParser(114, (text) => text);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const read = reads[(request.url ?? '').slice(1)];
    if (!read) {
      response.writeHead(404, { 'content-length': 0 }).end();
      return;
    }
    const token = /koli_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const { name, text, values } = read(JSON.parse(Buffer.concat(chunks).toString()), token);
    const asked = mode === 'prepared' ? { name, text, values } : { text, values };
    pool.query(asked).then(
      ({ rows }) => {
        const body = Buffer.from(String(rows[0]?.answer));
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
          .end(body);
      },
      (error: Error) => {
        console.error(error);
        response.writeHead(500, { 'content-length': 0 }).end();
      },
    );
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address !== 'string') process.send?.({ port: address.port });
});
reportMemory();
process.on('SIGTERM', () => process.exit(0));
