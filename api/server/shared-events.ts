import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLFormattedError,
  getOperationAST,
} from 'graphql';
import type { Actor } from '../platform/actor.ts';
import { plainAnswer } from './plain-answers.ts';
import type { RequestCtx } from './transaction.ts';

/** Where the events of a subscription go. */
export interface Subscriber {
  /** Id of the operation on its socket. */
  readonly id: string;
  /** Sends a frame. */
  send(frame: string): void;
}

type Format = (error: NonNullable<ExecutionResult['errors']>[number]) => GraphQLFormattedError;

/** Whoever answers are the same for: visitors all, signed-in people each for themselves. */
function viewerOf({ accountId, sessionId, isStaff, isVerified, token }: Actor): string {
  if (accountId === null) return 'visitor';
  return [accountId, token ? `t${token.id}` : `s${sessionId}`, isStaff, isVerified].join(' ');
}

/**
 * Runs each event once for equal subscriptions (same document, variables and viewer), and sends all of them the same
 * text, with the id of each spliced in.
 */
export class SharedEvents {
  /** Answers by the event, then by the document, then by variables and viewer. They go when the event has gone. */
  private readonly answers = new WeakMap<object, WeakMap<object, Map<string, Promise<string>>>>();
  private readonly format: Format;

  constructor(format: Format) {
    this.format = format;
  }

  /** Begins a subscription. Its events go out by themselves; the iterator given back only tells when it is over. */
  async subscribe(
    args: ExecutionArgs,
    subscriber: Subscriber,
  ): Promise<AsyncGenerator<never, void, void> | ExecutionResult> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const events = source[Symbol.asyncIterator]();
    return sentByItself(events, this.deliver(events, args, subscriber));
  }

  private async deliver(
    events: AsyncIterator<unknown>,
    args: ExecutionArgs,
    { id, send }: Subscriber,
  ): Promise<void> {
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const { reloadActor, actor } = args.contextValue as RequestCtx;
    for (let next = await events.next(); !next.done; next = await events.next()) {
      const payload = await this.answer(args, next.value, (await reloadActor?.()) ?? actor);
      send(`${head}${payload}}`);
    }
  }

  private answer(args: ExecutionArgs, event: unknown, viewer: Actor): Promise<string> {
    if (typeof event !== 'object' || event === null) return this.run(args, event);
    const ofEvent = entry(this.answers, event, () => new WeakMap<object, Map<string, Promise<string>>>());
    const ofDocument = entry(ofEvent, args.document, () => new Map<string, Promise<string>>());
    const key = `${viewerOf(viewer)} ${args.operationName ?? ''} ${JSON.stringify(args.variableValues ?? {})}`;
    return entry(ofDocument, key, () => this.run(args, event));
  }

  private async run(args: ExecutionArgs, event: unknown): Promise<string> {
    // A context of its own: what one event reads is nothing to another.
    const ownArgs = { ...args, rootValue: event, contextValue: { ...(args.contextValue as RequestCtx) } };
    const operation = getOperationAST(args.document, args.operationName);
    const data = operation && (await plainAnswer(ownArgs, operation));
    if (data) return JSON.stringify({ data });
    const { errors, ...result } = await execute(ownArgs);
    return JSON.stringify(errors ? { ...result, errors: errors.map(this.format) } : result);
  }
}

function entry<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function sentByItself(
  events: AsyncIterator<unknown>,
  delivered: Promise<void>,
): AsyncGenerator<never, void, void> {
  const over = async (): Promise<IteratorResult<never, void>> => ({ done: true, value: undefined });
  const ended = delivered.then(over);
  // graphql-ws takes it up at once; until then a failure is nobody's.
  ended.catch(() => undefined);
  return {
    next: () => ended,
    async return() {
      await events.return?.();
      return over();
    },
    async throw() {
      await events.return?.();
      return over();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await events.return?.();
    },
  };
}
