import { Histogram, type Registry } from 'prom-client';
import { inSpan, SpanKind } from '../tracing/spans.ts';
import type { MailPort } from './mail-port.ts';

/** Metric: how long mails take, by how they ended. */
export function measureMail(port: MailPort, registry: Registry): MailPort {
  const duration = new Histogram({
    name: 'mail_seconds',
    help: 'Seconds until the mail server took a mail, or the try failed.',
    labelNames: ['outcome'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return {
    async send(mail) {
      const end = duration.startTimer();
      try {
        await inSpan('mail send', () => port.send(mail), { kind: SpanKind.CLIENT });
        end({ outcome: 'sent' });
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
