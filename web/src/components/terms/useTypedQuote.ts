import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';

graphql(`
  fragment Quote on Quote {
    amount { amount currency }
    fee { amount currency }
    total { amount currency }
    estimate {
      amount { amount currency }
      rate
      day
    }
  }
`);

const QuoteDocument = graphql(`
  query QuoteOf($amount: MoneyInput!) {
    quote(amount: $amount) { ...Quote }
  }
`);

/** Milliseconds after the last key until the server is asked. */
const PAUSE = 250;

/** A value once it has not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What an amount that is being typed would cost; null until it is known, and for an amount that cannot be offered. */
export function useTypedQuote(typed: MoneyValue | null | undefined) {
  const minor = useSettled(typed?.amount ?? 0);
  const { data } = useQuery(QuoteDocument, {
    skip: minor === 0,
    variables: { amount: { amount: minor, currency: typed?.currency ?? 'USD' } },
  });
  const quote = data?.quote;
  return quote && quote.amount.amount === typed?.amount ? quote : null;
}
