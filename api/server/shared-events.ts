import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLFormattedError,
  getOperationAST,
} from 'graphql';
import type { Actor } from '../platform/actor.ts';
import { followEvents } from './follow-events.ts';
import { plainAnswer } from './plain-answers.ts';
import type { RequestCtx } from './transaction.ts';

/** Where the events of a subscription go. */
export interface Subscriber {
  /** Id of the operation on its socket. */
  readonly id: string;
  /** Sends a frame. */
  send(frame: string): void;
  /** The context of an event: of whoever is there now. */
  context(): RequestCtx | Promise<RequestCtx>;
}

type Format = (error: NonNullable<ExecutionResult['errors']>[number]) => GraphQLFormattedError;

/** Whoever answers are the same for: visitors all, signed-in people each for themselves. */
function viewerOf({ accountId, sessionId, isStaff, isVerified, token }: Actor): string {
  if (accountId === null) return 'visitor';
  return `${accountId} ${token ? `t${token.id}` : `s${sessionId}`} ${isStaff} ${isVerified}`;
}

/** Answers to one event, by what was asked and who did. */
type Answers = Map<string, Promise<string>>;

/**
 * Runs each event once for equal subscriptions (same document, variables and viewer), and sends all of them the same
 * text, with the id of each spliced in.
 */
export class SharedEvents {
  /** Of the events that are being answered. Weak, and so without the old tables of a map, which keep what comes after. */
  private readonly answers = new WeakMap<object, Answers>();
  /** A number for each document. */
  private readonly documents = new WeakMap<object, number>();
  private documentCount = 0;
  private readonly format: Format;

  constructor(format: Format) {
    this.format = format;
  }

  /** Begins a subscription. Its events go out by themselves; the iterator given back only tells when it is over. */
  async subscribe(
    args: ExecutionArgs,
    { id, send, context }: Subscriber,
  ): Promise<AsyncGenerator<never, void, void> | ExecutionResult> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const document = entry(this.documents, args.document, () => ++this.documentCount);
    const asked = `${document} ${args.operationName ?? ''} ${JSON.stringify(args.variableValues ?? {})}`;
    return followEvents(source, async (event, isOver) => {
      const now = context();
      const ctx = now instanceof Promise ? await now : now;
      const payload = await this.answer(args, asked, event, ctx);
      if (!isOver()) send(`${head}${payload}}`);
    });
  }

  private answer(args: ExecutionArgs, asked: string, event: unknown, ctx: RequestCtx): Promise<string> {
    // What is no object cannot be told apart from another like it.
    if (typeof event !== 'object' || event === null) return this.run(args, event, ctx);
    const answers = entry(this.answers, event, (): Answers => new Map());
    const key = `${viewerOf(ctx.actor)} ${asked}`;
    const known = answers.get(key);
    if (known) return known;
    const made = this.run(args, event, ctx);
    answers.set(key, made);
    const forget = (): void => void this.answers.delete(event);
    // Whoever was told of the event has asked by then.
    made.then(forget, forget);
    return made;
  }

  private async run(asked: ExecutionArgs, rootValue: unknown, contextValue: RequestCtx): Promise<string> {
    const args = { ...asked, rootValue, contextValue };
    const operation = getOperationAST(args.document, args.operationName);
    const data = operation && (await plainAnswer(args, operation));
    if (data) return JSON.stringify({ data });
    const { errors, ...result } = await execute(args);
    return JSON.stringify(errors ? { ...result, errors: errors.map(this.format) } : result);
  }
}

function entry<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
