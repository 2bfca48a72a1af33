import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import { t } from '../../../../languages/t.ts';
import { SOMETHING_WRONG } from '../../../../lib/errors.ts';
import { type BankValues, toBankInput } from './bankValues.ts';
import { BankRefused, tokeniseBankAccount } from './tokeniseBankAccount.ts';

const BankProviderDocument = graphql(`
  query BankProvider {
    clientConfig {
      productName
      paymentPublishableKey
      paymentLocalBase
    }
  }
`);

const SaveBankAccountDocument = graphql(`
  mutation SaveBankAccount($input: BankAccountInput!) {
    saveBankAccount(input: $input) {
      ...OwnBankAccount
    }
  }
`);

/** Tokenises the account number and registers the account. `save` throws what the provider or the server refuses. */
export function useSaveBankAccount() {
  const { data } = useQuery(BankProviderDocument, { fetchPolicy: 'cache-first' });
  const [register] = useMutation(SaveBankAccountDocument);
  const config = data?.clientConfig;

  const save = async (values: BankValues) => {
    if (!config) throw new BankRefused(t(SOMETHING_WRONG));
    const localBase = config.paymentLocalBase ?? null;
    const provider = { publishableKey: config.paymentPublishableKey, localBase };
    // A token can be used once: every try has its own.
    const token = await tokeniseBankAccount(values, provider);
    await register({ variables: { input: toBankInput(values, token) } });
  };

  return { save, isLocal: !!config?.paymentLocalBase };
}
