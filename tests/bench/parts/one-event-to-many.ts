import type { ChildServer } from '../harness/child-server.ts';
import { percentile } from '../harness/measure-reads.ts';
import { type Dialect, graphqlDialect, openSockets, plainDialect, until } from '../harness/sockets.ts';
import { type Report, table } from '../harness/table.ts';

const SUBSCRIBERS = 2_000;
const TARGET = 0.5;
const ROUNDS = 6;
const EVENTS = 12;

const query = 'subscription ($id: ID!) { campaignChanged(id: $id) { id title isDisabled remarkCount } }';

/** The subscribers of one side. */
class Crowd {
  private received = 0;
  private firstAt = 0;
  private readonly waits: number[] = [];
  deliveries = 0;
  seconds = 0;
  private readonly server: ChildServer;

  constructor(server: ChildServer) {
    this.server = server;
  }

  async open(dialect: Dialect, count: number, greeted: number): Promise<{ close(): void }> {
    const sockets = await openSockets(this.server.port, count, dialect, () => {
      this.received += 1;
      this.waits.push(performance.now() - this.firstAt);
    });
    await until(() => this.received >= greeted, 'the present state');
    return sockets;
  }

  /** Publishes events one after another, each when the one before has reached everybody. */
  async round(topic: string, id: number, count: number): Promise<void> {
    const began = performance.now();
    for (let event = 0; event < EVENTS; event += 1) {
      this.received = 0;
      this.firstAt = performance.now();
      this.server.send({ publish: [{ topic, signal: { kind: 'campaign', id, campaignId: id } }] });
      await until(() => this.received >= count, 'an event');
    }
    this.deliveries += EVENTS * count;
    this.seconds += (performance.now() - began) / 1000;
  }

  row(name: string, ratio: string): string[] {
    const late = this.waits.slice(-this.deliveries);
    const perSecond = (this.deliveries / this.seconds).toFixed(0);
    return [name, perSecond, percentile(late, 0.5).toFixed(1), percentile(late, 0.99).toFixed(1), ratio];
  }
}

/** W5: one event to 2,000 subscribers, beside plain sends. */
export async function measureOneEvent(
  ours: ChildServer,
  plain: ChildServer,
  campaignId: number,
  subscribers = SUBSCRIBERS,
): Promise<Report> {
  const topic = `campaign:${campaignId}`;
  const [own, hand] = [new Crowd(ours), new Crowd(plain)];
  // Ours tells the present state first.
  const opened = [
    await own.open(graphqlDialect(query, { id: String(campaignId) }), subscribers, subscribers),
    await hand.open(plainDialect(topic), subscribers, 0),
  ];
  await own.round(topic, campaignId, subscribers);
  await hand.round(topic, campaignId, subscribers);
  Object.assign(own, { deliveries: 0, seconds: 0 });
  Object.assign(hand, { deliveries: 0, seconds: 0 });
  for (let round = 0; round < ROUNDS; round += 1) {
    await own.round(topic, campaignId, subscribers);
    await hand.round(topic, campaignId, subscribers);
  }
  for (const sockets of opened) sockets.close();
  const ratio = own.deliveries / own.seconds / (hand.deliveries / hand.seconds);
  const isEnough = ratio >= TARGET;
  const rows = [
    own.row(
      `W5 one event to ${subscribers}`,
      `${ratio.toFixed(2)} of ${TARGET} ${isEnough ? 'ok' : 'BELOW'}`,
    ),
    hand.row('   plain ws', ''),
  ];
  return {
    text: table(['live', 'deliveries/s', 'p50 ms', 'p99 ms', 'ratio'], rows),
    failures: isEnough ? [] : [`W5: ${ratio.toFixed(2)} of plain ws, at least ${TARGET}`],
  };
}
