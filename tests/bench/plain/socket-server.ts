import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { reportMemory } from '../harness/memory-report.ts';

/** Plain `ws`: an event is read once and sent as one text to everybody who asked for its topic. */
const [databaseUrl] = process.argv.slice(2);
if (!databaseUrl) throw new Error('the plain side needs the address of a database');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const topics = new Map<string, Set<WebSocket>>();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { topic } = JSON.parse(String(data)) as { topic: string };
    const sockets = topics.get(topic) ?? new Set();
    topics.set(topic, sockets.add(socket));
    socket.send('{"type":"ack"}');
  });
});
server.on('listening', () => {
  const address = server.address();
  if (address && typeof address !== 'string') process.send?.({ port: address.port });
});

async function publish(topic: string, id: number): Promise<void> {
  const { rows } = await pool.query({
    name: 'campaign',
    text: `select json_build_object('id', 'cmp_' || id, 'title', title, 'isDisabled', is_disabled, 'remarkCount',
      (select count(*)::int from remark where campaign_id = c.id))::text as answer from campaign as c where id = $1`,
    values: [id],
  });
  const frame = `{"type":"next","payload":{"data":{"campaignChanged":${rows[0]?.answer}}}}`;
  for (const socket of topics.get(topic) ?? []) socket.send(frame);
}

process.on('message', (message: { publish?: { topic: string; signal: { id: number } }[] }) => {
  for (const { topic, signal } of message.publish ?? []) void publish(topic, signal.id);
});
reportMemory();
process.on('SIGTERM', () => process.exit(0));
