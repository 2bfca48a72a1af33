import type { LiveClient } from './live-client.ts';

interface Followed<Heard> {
  /** A subscription with `$after`. */
  readonly subscription: string;
  /** What it begins after. */
  readonly start: string;
  /** What it brings. */
  readonly heardFrom: (data: object) => Heard;
  /** What it goes on after; null when what it brought is no step. */
  readonly idOf: (heard: Heard) => string | null;
}

/** Follows a subscription of a member from the first step, also over sockets that break. */
async function follow<Heard>(
  open: () => LiveClient | Promise<LiveClient>,
  { subscription, start, heardFrom, idOf }: Followed<Heard>,
) {
  const heard: Heard[] = [];
  let live = await open();
  const begin = (): void => {
    const mine = live;
    const last = heard.findLast((one) => idOf(one) !== null);
    const next = mine.subscribe(subscription, { after: last ? idOf(last) : start });
    const hear = async (): Promise<void> => {
      for (let told = await next(); told.data && mine === live; told = await next())
        heard.push(heardFrom(told.data));
    };
    hear().catch(() => undefined);
  };
  begin();
  return {
    heard,
    leave: () => live.dispose(),
    async comeBack(): Promise<void> {
      live = await open();
      begin();
    },
  };
}

interface HeardStep {
  readonly event: { id: string; action: string; from: string | null; to: string } | null;
  readonly remark: { id: string };
}

/** Follows the steps of a member's jobs. */
export const followSteps = (open: () => LiveClient | Promise<LiveClient>) =>
  follow<HeardStep>(open, {
    subscription: `subscription ($after: ID) { remarkChanged(after: $after) {
      event { id action from to at by } remark { id } } }`,
    start: 'stp_start',
    heardFrom: (data) => (data as { remarkChanged: HeardStep }).remarkChanged,
    idOf: ({ event }) => event?.id ?? null,
  });

/** Follows the feed of a member. */
export const followFeed = (open: () => LiveClient | Promise<LiveClient>) =>
  follow<{ readonly id: string }>(open, {
    subscription: 'subscription ($after: ID) { eventAdded(afterEventId: $after) { id } }',
    start: 'evt_start',
    heardFrom: (data) => (data as { eventAdded: { id: string } }).eventAdded,
    idOf: ({ id }) => id,
  });
