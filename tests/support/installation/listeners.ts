import { setTimeout as pause } from 'node:timers/promises';
import { followFeed, followSteps } from '../followed-steps.ts';
import { idOf, rowNumber } from '../global-ids.ts';
import { type LiveClient, openLiveAt } from '../live-client.ts';
import { sql } from '../sql.ts';
import { until } from '../until.ts';
import type { Callers } from './callers.ts';
import type { Member } from './cast.ts';

const feed = `query ($after: String) { events(first: 100, after: $after) { pageInfo { hasNextPage endCursor }
  nodes { id } } }`;

interface FeedPage {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Milliseconds after which a page whose socket was closed comes back. */
const BACK_AFTER = 200;

/** Follows something on a socket that comes back after each end. */
async function keepFollowing<Followed extends { comeBack(): Promise<void>; leave(): void }>(
  port: number,
  { cookie }: Member,
  follow: (open: () => LiveClient) => Promise<Followed>,
) {
  let isOver = false;
  let returns = 0;
  let followed: Followed | undefined;
  const open = (): LiveClient => {
    const live = openLiveAt(port, cookie);
    void live.closed.then(async () => {
      await pause(BACK_AFTER);
      if (isOver) return;
      returns += 1;
      await followed?.comeBack();
    });
    return live;
  };
  followed = await follow(open);
  return {
    followed,
    returns: () => returns,
    leave() {
      isOver = true;
      followed?.leave();
    },
  };
}

/** Follows the steps of a member's jobs and the member's feed, as an open page does. */
export async function listen(port: number, member: Member, databaseUrl: string) {
  const steps = await keepFollowing(port, member, followSteps);
  const events = await keepFollowing(port, member, followFeed);

  async function wantedSteps(): Promise<string[]> {
    const rows = await sql(
      databaseUrl,
      `select t.id, t.subject_id from transition as t join remark as r on r.id = t.subject_id
         join campaign as c on c.id = r.campaign_id
       where t.process = 'remark' and c.owner_id = $1 order by t.subject_id, t.id`,
      [member.id],
    );
    return rows.map(({ id, subject_id: job }) => `${job} ${idOf('RemarkEvent', String(id))}`);
  }

  async function wantedEvents(callers: Callers): Promise<string[]> {
    const ids: string[] = [];
    for (let after: string | null = null, isMore = true; isMore; ) {
      const page: FeedPage = (await callers.ask(member, feed, { after })).events;
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.endCursor;
      isMore = page.pageInfo.hasNextPage;
    }
    return ids;
  }

  /** Steps in the order in which they came within each job. */
  const heardSteps = (): string[] =>
    steps.followed.heard
      .flatMap(({ event, remark }) => (event ? [{ id: event.id, job: Number(rowNumber(remark.id)) }] : []))
      .toSorted((a, b) => a.job - b.job)
      .map(({ id, job }) => `${job} ${id}`);
  const heardEvents = (): string[] => events.followed.heard.map(({ id }) => id);

  return {
    /** What came, and what should have come by now: the same lines, none twice. Waits for what is under way. */
    async compare(callers: Callers) {
      const wanted = { steps: await wantedSteps(), events: await wantedEvents(callers) };
      const isThere = () =>
        heardSteps().length >= wanted.steps.length && heardEvents().length >= wanted.events.length;
      await until(isThere, 20_000).catch(() => undefined);
      return { heard: { steps: heardSteps(), events: heardEvents() }, wanted };
    },
    /** How often its sockets came back. */
    returns: () => steps.returns() + events.returns(),
    leave() {
      steps.leave();
      events.leave();
    },
  };
}
