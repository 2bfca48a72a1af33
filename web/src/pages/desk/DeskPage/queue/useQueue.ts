import { useQuery } from '@apollo/client/react';
import { createContext, use, useCallback, useMemo } from 'react';
import type { DeskKind, DeskSort } from '../../../../__generated__/enums.ts';
import type { QueueRowFragment } from '../../../../__generated__/graphql.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useLocation, useNavigate, useSearchParams } from '../../../../routing/hooks.ts';
import { allKinds, deskKinds } from './deskKinds.ts';
import { QueueDocument } from './queueDocument.ts';

export type QueueCase = QueueRowFragment;
export type Show = 'all' | 'money' | 'trust';

/** How often the queue is looked at again while its page is seen. */
const EVERY = 60_000;

const kindsOf = (show: Show): DeskKind[] | null =>
  show === 'all' ? null : allKinds.filter((kind) => deskKinds[kind].isMoney === (show === 'money'));

/** Address of a case, with the filter of the queue. */
export const casePath = ({ kind, id }: Pick<QueueCase, 'kind' | 'id'>, search = ''): string =>
  `/desk/${deskKinds[kind].slug}/${rowNumber(id)}${search}`;

const same = (one: Pick<QueueCase, 'kind' | 'id'>, other: Pick<QueueCase, 'kind' | 'id'>) =>
  one.kind === other.kind && rowNumber(one.id) === rowNumber(other.id);

/** The queue as its filter in the address says, and the ways through it. */
export function useReadQueue() {
  const [params, change] = useSearchParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const show: Show = (['money', 'trust'] as const).find((one) => one === params.get('show')) ?? 'all';
  const sort: DeskSort = params.get('sort') === 'due' ? 'DUE' : 'OLDEST';
  const { data, previousData, error, refetch } = useQuery(QueueDocument, {
    variables: { kinds: kindsOf(show), sort },
    pollInterval: EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const queue = data ?? previousData;
  const cases = useMemo(() => queue?.deskQueue.nodes ?? [], [queue]);
  const counts = queue?.deskCounts;
  const placeOf = useCallback(
    (one: Pick<QueueCase, 'kind' | 'id'>) => cases.findIndex((other) => same(one, other)),
    [cases],
  );
  const step = useCallback(
    (from: Pick<QueueCase, 'kind' | 'id'> | null, by: 1 | -1) => {
      const place = from ? placeOf(from) : -1;
      const next = cases[place < 0 ? 0 : place + by];
      if (next) void navigate(casePath(next, search));
    },
    [cases, navigate, placeOf, search],
  );
  /** After a decision: the case that followed opens, and the queue is looked at again. */
  const goOn = useCallback(
    (done: Pick<QueueCase, 'kind' | 'id'>) => {
      const place = placeOf(done);
      const rest = cases.filter((other) => !same(done, other));
      const next = rest[Math.max(0, place)] ?? rest.at(-1);
      void refetch();
      void navigate(next ? casePath(next, search) : `/desk${search}`);
    },
    [cases, navigate, placeOf, refetch, search],
  );
  const total = (isMoney: boolean) =>
    (counts ?? []).reduce(
      (sum, { kind, count }) => (deskKinds[kind].isMoney === isMoney ? sum + count : sum),
      0,
    );
  return {
    ...{ cases, error, refetch, show, sort, search, placeOf, step, goOn },
    isLoading: !queue,
    totalCount: queue?.deskQueue.totalCount ?? 0,
    money: total(true),
    trust: total(false),
    setShow: (next: Show) => change({ show: next === 'all' ? '' : next }, { replace: true }),
    setSort: (next: DeskSort) => change({ sort: next === 'DUE' ? 'due' : '' }, { replace: true }),
  };
}

export type Queue = ReturnType<typeof useReadQueue>;

export const QueueContext = createContext<Queue | null>(null);

export function useQueue(): Queue {
  const queue = use(QueueContext);
  if (!queue) throw new Error('The queue belongs to the desk');
  return queue;
}
