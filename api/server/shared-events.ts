import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLFormattedError,
  getOperationAST,
} from 'graphql';
import { Recent } from '../platform/recent.ts';
import { followEvents } from './follow-events.ts';
import { type PlainEvent, plainEvents, type Question } from './plain-answers.ts';
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

/** Answers the events of subscriptions with the same document and variables. */
class SharedAnswers {
  private readonly question: Question;
  private readonly plain: PlainEvent | null;
  private readonly format: Format;
  /** The event that is being answered to visitors, who all get the same. */
  private event: unknown = null;
  private answer: Promise<string> | null = null;

  constructor(question: Question, format: Format) {
    const operation = getOperationAST(question.document, question.operationName);
    this.question = question;
    this.plain = operation ? plainEvents(question, operation) : null;
    this.format = format;
  }

  /** The payload that an event is told with. */
  of(event: unknown, ctx: RequestCtx): Promise<string> {
    if (ctx.actor.accountId !== null) return this.run(event, ctx);
    if (this.answer && event === this.event) return this.answer;
    const made = this.run(event, ctx);
    this.event = event;
    this.answer = made;
    // Whoever was told of the event has asked by then.
    const forget = (): void => {
      if (this.answer === made) this.event = this.answer = null;
    };
    made.then(forget, forget);
    return made;
  }

  private run(event: unknown, ctx: RequestCtx): Promise<string> {
    if (!this.plain) return this.execute(event, ctx);
    return this.plain(event, ctx).then((data) =>
      data ? JSON.stringify({ data }) : this.execute(event, ctx),
    );
  }

  private async execute(rootValue: unknown, contextValue: RequestCtx): Promise<string> {
    const { errors, ...result } = await execute({ ...this.question, rootValue, contextValue });
    return JSON.stringify(errors ? { ...result, errors: errors.map(this.format) } : result);
  }
}

/** Questions of which it is known how they are answered. One that gives way is only not shared with those who come later. */
const MOST_KNOWN = 2_000;

/**
 * Works out once for equal subscriptions (same document and variables) how their events are answered. Visitors, who all
 * see the same, share one run of each event and one text, with the id of each spliced in.
 */
export class SharedEvents {
  private readonly known = new Recent<SharedAnswers>(MOST_KNOWN);
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
    const answers = this.answersTo(args);
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    return followEvents(source, (event, isOver) => {
      const tell = (payload: string): void => {
        if (!isOver()) send(`${head}${payload}}`);
      };
      const ctx = context();
      if (ctx instanceof Promise) return ctx.then((now) => answers.of(event, now)).then(tell);
      return answers.of(event, ctx).then(tell);
    });
  }

  private answersTo({ schema, document, operationName, variableValues }: ExecutionArgs): SharedAnswers {
    const key = `${this.numberOf(document)} ${operationName ?? ''} ${JSON.stringify(variableValues ?? {})}`;
    const question = { schema, document, operationName, variableValues };
    return this.known.find(key) ?? this.known.keep(key, new SharedAnswers(question, this.format));
  }

  private numberOf(document: object): number {
    const found = this.documents.get(document);
    if (found !== undefined) return found;
    this.documentCount += 1;
    this.documents.set(document, this.documentCount);
    return this.documentCount;
  }
}
