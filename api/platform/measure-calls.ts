import { Histogram, type Registry } from 'prom-client';
import { inSpan, SpanKind } from './tracing/spans.ts';

interface Measure {
  /** Of the metric: seconds by `call` and `outcome`. */
  readonly name: string;
  readonly help: string;
  readonly registry: Registry;
  /** What a failure counts as; `failed` when absent. */
  readonly outcomeOf?: (error: unknown) => string;
}

type Call = (...args: unknown[]) => unknown;

/** The same port, whose calls are timed, and spans of a trace. Those that answer at once are not timed. */
export function measureCalls<Port extends object>(
  port: Port,
  { name, help, registry, outcomeOf = () => 'failed' }: Measure,
): Port {
  const duration = new Histogram({
    name,
    help,
    labelNames: ['call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const timed = (call: string, send: Call): Call =>
    function measured(...args) {
      const end = duration.startTimer({ call });
      const span = `${name.replace('_seconds', '')} ${call}`;
      const answer = inSpan(span, () => send.apply(port, args), { kind: SpanKind.CLIENT });
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (value) => {
          end({ outcome: 'done' });
          return value;
        },
        (error) => {
          end({ outcome: outcomeOf(error) });
          throw error;
        },
      );
    };
  const members = Object.entries(port).map(([key, member]) => [
    key,
    typeof member === 'function' ? timed(key, member as Call) : member,
  ]);
  return Object.fromEntries(members) as Port;
}
