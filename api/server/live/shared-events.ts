import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { runnerOf } from '../graphql/execute-operation.ts';
import type { RequestCtx } from '../transaction.ts';
import { followEvents } from './follow-events.ts';

/** Where the events of a subscription go. */
export interface Subscriber {
  /** Id of the operation on its socket. */
  readonly id: string;
  /** Sends a message. */
  send(message: string): void;
  /** The context of an event: of whoever is there now. */
  context(): RequestCtx | Promise<RequestCtx>;
}

type Format = (error: NonNullable<ExecutionResult['errors']>[number]) => GraphQLFormattedError;

/** An event that is being answered to visitors. */
interface Shared {
  readonly event: unknown;
  readonly payload: Promise<string>;
}

/**
 * Answers the events of subscriptions. Visitors with the same document and variables, who all see the same, share one
 * run of each event and one text; members are answered each for themselves.
 */
export class SharedEvents {
  /** What visitors are being told, by what they asked. */
  private readonly shared = new Map<string, Shared>();

  constructor(private readonly format: Format) {}

  /** Begins a subscription. Its events go out by themselves; the iterator given back only tells when it is over. */
  async subscribe(
    args: ExecutionArgs,
    { id, send, context }: Subscriber,
  ): Promise<AsyncGenerator<never, void, void> | ExecutionResult> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const { document, operationName, variableValues } = args;
    const question = JSON.stringify([document.loc?.source.body, operationName, variableValues]);
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    return followEvents(source, async (event, isOver) => {
      const ctx = await context();
      const payload =
        ctx.actor.accountId === null
          ? await this.forVisitors(question, event, () => this.run(args, event, ctx))
          : await this.run(args, event, ctx);
      if (!isOver()) send(`${head}${payload}}`);
    });
  }

  private forVisitors(question: string, event: unknown, make: () => Promise<string>): Promise<string> {
    const found = this.shared.get(question);
    if (found && found.event === event) return found.payload;
    const payload = make();
    this.shared.set(question, { event, payload });
    // Whoever was told of the event has asked by then.
    const forget = (): void => {
      if (this.shared.get(question)?.payload === payload) this.shared.delete(question);
    };
    payload.then(forget, forget);
    return payload;
  }

  private async run(args: ExecutionArgs, event: unknown, ctx: RequestCtx): Promise<string> {
    const { errors, ...result } = await runnerOf(args)(event, ctx, args.variableValues);
    return JSON.stringify(errors ? { ...result, errors: errors.map(this.format) } : result);
  }
}
