import { openLive } from './live-client.ts';
import type { TestProduct } from './test-product.ts';

const subscription = `subscription ($after: ID) { remarkChanged(after: $after) {
  event { id action from to by at } remark { id } } }`;

interface Heard {
  readonly event: { id: string; action: string; from: string | null; to: string } | null;
  readonly remark: { id: string };
}

/** Follows the steps of a member, also over sockets that break. */
export async function followSteps(product: TestProduct, cookie: string | undefined) {
  const heard: Heard[] = [];
  let live = await openLive(product, cookie);
  const begin = async (): Promise<void> => {
    const mine = live;
    const after = heard.at(-1)?.event?.id ?? null;
    const next = mine.subscribe(subscription, { after });
    const hear = async (): Promise<void> => {
      for (let told = await next(); told.data && mine === live; told = await next())
        heard.push((told.data as { remarkChanged: Heard }).remarkChanged);
    };
    hear().catch(() => undefined);
    await mine.listening();
  };
  await begin();
  return {
    heard,
    leave: () => live.dispose(),
    async comeBack(): Promise<void> {
      live = await openLive(product, cookie);
      await begin();
    },
  };
}
