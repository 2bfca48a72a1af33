import type {
  AccountResult,
  BankAccountResult,
  PaymentIntentResult,
  TransferResult,
} from '../../api/platform/payment/payment-results.ts';
import { card, freshKey, type PaymentHarness, singaporeBank, singaporePerson } from './payment-harness.ts';

/** Steps of a held payment, each with its own key. Amounts in minor units of USD. */
export interface PaymentMoves {
  /** A payment method of a card number, created as the browser does. */
  method(number: string): Promise<string>;
  intend(amountMinor?: number): Promise<PaymentIntentResult>;
  payWith(number: string, amountMinor?: number): Promise<PaymentIntentResult>;
  /** A member with a connected account and a bank account. */
  payee(accountNumber?: string): Promise<{ account: AccountResult; bank: BankAccountResult }>;
  bankToken(accountNumber?: string): Promise<string>;
  transfer(paid: PaymentIntentResult, destination: string, amountMinor: number): Promise<TransferResult>;
}

export function paymentMoves(pay: PaymentHarness): PaymentMoves {
  let jobs = 0;
  const moves: PaymentMoves = {
    method: async (number) => (await pay.browser('/v1/payment_methods', card(number))).body.id,
    intend: (amountMinor = 12_500) => {
      jobs += 1;
      const input = {
        amountMinor,
        currency: 'USD',
        description: 'Hire for a campaign',
        transferGroup: `job_${jobs}`,
        metadata: { job: String(jobs) },
      };
      return pay.port.createPaymentIntent(input, freshKey());
    },
    async payWith(number, amountMinor) {
      const intent = await moves.intend(amountMinor);
      const input = { paymentMethodId: await moves.method(number) };
      return pay.port.confirmPaymentIntent(intent.id, input, freshKey());
    },
    bankToken: async (accountNumber = '000123456') => {
      const bank = singaporeBank({ 'bank_account[account_number]': accountNumber });
      return (await pay.browser('/v1/tokens', bank)).body.id;
    },
    async payee(accountNumber) {
      const account = await pay.port.createConnectedAccount(singaporePerson, freshKey());
      const bank = await pay.port.addBankAccount(
        account.id,
        await moves.bankToken(accountNumber),
        freshKey(),
      );
      return { account, bank };
    },
    transfer: (paid, destination, amountMinor) => {
      const { chargeId, transferGroup } = paid;
      const input = {
        amountMinor,
        currency: 'USD',
        destination,
        transferGroup: transferGroup ?? '',
        sourceTransaction: chargeId ?? '',
        metadata: {},
      };
      return pay.port.createTransfer(input, freshKey());
    },
  };
  return moves;
}
