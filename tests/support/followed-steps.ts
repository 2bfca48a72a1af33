import type { LiveClient } from './live-client.ts';

const subscription = `subscription ($after: ID) { remarkChanged(after: $after) {
  event { id action from to by at } remark { id } } }`;

interface Heard {
  readonly event: { id: string; action: string; from: string | null; to: string } | null;
  readonly remark: { id: string };
}

/** Follows the steps of a member from the first, also over sockets that break. */
export async function followSteps(open: () => LiveClient | Promise<LiveClient>) {
  const heard: Heard[] = [];
  let live = await open();
  const begin = (): void => {
    const mine = live;
    const after = heard.findLast(({ event }) => event)?.event?.id ?? 'stp_start';
    const next = mine.subscribe(subscription, { after });
    const hear = async (): Promise<void> => {
      for (let told = await next(); told.data && mine === live; told = await next())
        heard.push((told.data as { remarkChanged: Heard }).remarkChanged);
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
