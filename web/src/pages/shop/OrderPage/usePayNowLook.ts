import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { refreshOrders } from '../shared/orderDocuments.ts';
import { PayForOrderDocument } from '../shared/useOrderPayment.ts';

/** Milliseconds between two looks. */
const EVERY = 5_000;

/**
 * Asks the payment provider whether an order was paid by PayNow, so that it also shows when the provider's message to us
 * was lost: every few seconds and when the payer comes back from the banking app, only while the page is visible and
 * `until` is not over. Null asks nothing.
 */
export function usePayNowLook(orderId: string, until: string | null) {
  const client = useApolloClient();
  useEffect(() => {
    if (!until) return;
    let isLooking = false;
    const look = async () => {
      if (isLooking || document.hidden || Date.now() > Date.parse(until)) return;
      isLooking = true;
      try {
        await client.mutate({ mutation: PayForOrderDocument, variables: { input: { orderId } } });
      } catch {
        // It was refused, cancelled or paid elsewhere: the order says which.
        await refreshOrders(client);
      } finally {
        isLooking = false;
      }
    };
    const onReturn = () => void look();
    const timer = setInterval(onReturn, EVERY);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [client, orderId, until]);
}
