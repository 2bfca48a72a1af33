import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Signal, Signals } from '../../platform/pubsub/pub-sub.ts';

/** Signals that may wait while one is handled. Whoever falls behind further is told so, and begins anew. */
const MOST_WAITING = 1_000;

/** Does what an event asks for. `isOver` tells whether nobody waits for it any more. */
type Handle = (event: unknown, isOver: () => boolean) => Promise<void>;

/**
 * Hands the events of a source on, one after another, to what answers them. The iterator given back yields nothing: it
 * tells when the source is over or an event could not be handled, and ends the source.
 */
export function followEvents(
  source: AsyncIterable<unknown>,
  handle: Handle,
): AsyncGenerator<never, void, void> {
  const events = source[Symbol.asyncIterator]();
  const ended = Promise.withResolvers<IteratorResult<never, void>>();
  // graphql-ws takes it up at once; until then a failure is nobody's.
  ended.promise.catch(() => undefined);
  let isOver = false;
  const end = async (): Promise<IteratorResult<never, void>> => {
    isOver = true;
    ended.resolve({ done: true, value: undefined });
    await events.return?.();
    return { done: true, value: undefined };
  };
  const fail = (error: unknown): void => {
    ended.reject(error);
    void end();
  };
  const handleOne = (event: unknown): Promise<void> => handle(event, () => isOver);
  if ('follow' in events) followSignals(events as Signals, handleOne, fail);
  else takeEach(events, handleOne).then(end, fail);
  return {
    next: () => ended.promise,
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await end();
    },
  };
}

async function takeEach(
  events: AsyncIterator<unknown>,
  handle: (event: unknown) => Promise<void>,
): Promise<void> {
  for (let next = await events.next(); !next.done; next = await events.next()) await handle(next.value);
}

/** Signals that come while one is handled wait for it, so that none overtakes another. */
function followSignals(
  signals: Signals,
  handle: (event: unknown) => Promise<void>,
  fail: (error: unknown) => void,
): void {
  const waiting: Signal[] = [];
  let isBusy = false;
  const goOn = (): void => {
    const next = waiting.shift();
    isBusy = next !== undefined;
    if (next) handle(next).then(goOn, fail);
  };
  signals.follow((signal) => {
    if (waiting.push(signal) > MOST_WAITING) fail(new DomainError(ErrorCode.OVERLOADED));
    else if (!isBusy) goOn();
  });
}
