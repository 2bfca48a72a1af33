import type { Registry } from 'prom-client';
import { measureMail } from '../platform/mail/measure-mail.ts';
import { measureCalls } from '../platform/measure-calls.ts';
import { PaymentProviderError } from '../platform/payment/payment-provider-error.ts';
import type { Ports } from '../platform/ports.ts';

/** The ports to services that people wait for, with metrics of how long they take and how that ends. */
export function measurePorts<Some extends Pick<Ports, 'mail' | 'payment' | 'pictures'>>(
  ports: Some,
  registry: Registry,
): Some {
  return {
    ...ports,
    mail: measureMail(ports.mail, registry),
    payment: measureCalls(ports.payment, {
      name: 'provider_seconds',
      help: 'Seconds that calls of the payment provider took; a failure by its kind.',
      registry,
      outcomeOf: (error) => (error instanceof PaymentProviderError ? error.kind : 'failed'),
    }),
    pictures: measureCalls(ports.pictures, {
      name: 'storage_seconds',
      help: 'Seconds that the storage of pictures took.',
      registry,
    }),
  };
}
