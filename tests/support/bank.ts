import { singaporeBank } from './payment-harness.ts';
import type { TestProduct } from './test-product.ts';

/** A bank account as the dialog tokenises it: at the provider's public endpoints, never at ours. */
export async function bankToken(product: TestProduct, accountNumber = '000123456'): Promise<string> {
  const response = await product.app.inject({
    method: 'POST',
    url: `${product.ports.payment.localBase}/v1/tokens`,
    headers: {
      authorization: `Bearer ${product.ports.payment.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(singaporeBank({ 'bank_account[account_number]': accountNumber })).toString(),
  });
  return response.json().id;
}

/** Both steps of the dialog, filled in so that the provider accepts them. */
export const bankForm = {
  accountType: 'CURRENT',
  bankName: ' DBS  Bank ',
  accountHolderName: 'Mei Tan',
  swiftCode: 'DBSSSGSG',
  routingNumber: '7171-001',
  bankAddress: null,
  dateOfBirth: '1994-07-04',
  idNumber: 'S9412345Z',
  country: 'SG',
  state: 'Central Region',
  city: 'Singapore',
  postalCode: '018960',
  line1: '8 Marina View',
  line2: '#12-34',
} as const;
