import type { PaymentPort } from '../../../api/platform/payment/payment-provider.ts';
import { PaymentProviderError } from '../../../api/platform/payment/payment-provider-error.ts';
import type { Life } from './life.ts';

const lost = () => new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
const refusal = () => new PaymentProviderError({ kind: 'invalid', code: 'refused', message: 'Not now.' });

/** How often a call, or its answer, is lost. */
const LOST = 0.03;

/** The line to the payment provider, which loses calls and answers, and at times refuses to move the money of a life. */
export class Line {
  /** Whether it never fails. */
  isGood = false;
  private readonly lives = new Map<number, Life>();
  private readonly payments = new Map<string, Life>();

  add(life: Life): void {
    this.lives.set(life.remarkId, life);
  }

  /** Puts itself between a server and the provider. */
  cut(payment: PaymentPort): void {
    const { createPaymentIntent, confirmPaymentIntent, cancelPaymentIntent, createTransfer, createRefund } =
      payment;
    Object.assign(payment, {
      createPaymentIntent: async (...[input, key]: Parameters<typeof createPaymentIntent>) => {
        const life = this.lives.get(Number(input.metadata.remark));
        const remember = async () => {
          const made = await createPaymentIntent(input, key);
          if (life) this.payments.set(made.id, life);
          return made;
        };
        return this.pass(life, remember);
      },
      confirmPaymentIntent: (...given: Parameters<typeof confirmPaymentIntent>) =>
        this.pass(this.payments.get(given[0]), () => confirmPaymentIntent(...given)),
      cancelPaymentIntent: (...given: Parameters<typeof cancelPaymentIntent>) =>
        this.pass(this.payments.get(given[0]), () => cancelPaymentIntent(...given)),
      createTransfer: (...given: Parameters<typeof createTransfer>) =>
        this.move(this.lives.get(Number(given[0].metadata.remark)), () => createTransfer(...given)),
      createRefund: (...given: Parameters<typeof createRefund>) =>
        this.move(this.lives.get(Number(given[0].metadata?.remark)), () => createRefund(...given)),
    } satisfies Partial<PaymentPort>);
  }

  private async pass<T>(life: Life | undefined, call: () => Promise<T>): Promise<T> {
    if (!life || this.isGood) return call();
    if (life.line.happens(LOST)) throw lost();
    const answer = await call();
    if (life.line.happens(LOST)) throw lost();
    return answer;
  }

  private async move<T>(life: Life | undefined, call: () => Promise<T>): Promise<T> {
    if (life?.isRefused && !this.isGood) throw refusal();
    return this.pass(life, call);
  }
}
