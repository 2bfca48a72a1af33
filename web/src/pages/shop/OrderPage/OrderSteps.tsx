import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderAction } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { OrderFieldsFragment } from '../../../__generated__/graphql.ts';
import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';

const ShipOrderDocument = graphql(`
  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {
    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) { ...OrderFields }
  }
`);
const ConfirmDeliveryDocument = graphql(`
  mutation ConfirmDelivery($orderId: ID!, $key: String) {
    confirmDelivery(orderId: $orderId, idempotencyKey: $key) { ...OrderFields }
  }
`);
const CancelOrderDocument = graphql(`
  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {
    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }
  }
`);
const ReportOrderProblemDocument = graphql(`
  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {
    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }
  }
`);

type Step = Exclude<OrderAction, 'PAY'>;
type Asked = { button: string; title: string; text: string; field?: string; isMain?: true };

function wordsOf(order: OrderFieldsFragment): Record<Step, Asked> {
  const amount = formatMoney(order.held ?? order.total);
  const isSeller = order.mySide === 'SELLER';
  const isPaid = order.isHeld;
  return {
    SHIP: {
      button: t('Mark as sent'),
      title: t('Have you sent it?'),
      text: t('The buyer is told that it is on its way.'),
      field: t('Carrier and tracking number (optional)'),
      isMain: true,
    },
    CONFIRM_DELIVERY: {
      button: isSeller ? t('{amount} was paid', { amount }) : t('I have received it'),
      title: isSeller ? t('Was it paid in cash?') : t('Have you received it?'),
      text: isSeller
        ? t('Both statements then show {amount}.', { amount })
        : order.method === 'CARD' && !order.isChargedBack
          ? t('{amount} then goes to the seller. There are no returns.', { amount })
          : t('There are no returns.'),
      isMain: true,
    },
    CANCEL: {
      button: t('Cancel order'),
      title: t('Cancel this order?'),
      text: isPaid
        ? t('{amount} goes back to the card in full.', { amount })
        : t('Nothing was paid, so this is free.'),
      field: t('Reason (optional)'),
    },
    REFUND: {
      button: t('Refund the buyer'),
      title: t('Refund the buyer?'),
      text: t('{amount} goes back to the card in full.', { amount }),
      field: t('Reason (optional)'),
    },
    REPORT_PROBLEM: {
      button: t('Something is wrong'),
      title: t('What is wrong?'),
      text: t('The money stays held until our team has looked into it.'),
      field: t('What is wrong'),
    },
  };
}

/** What the viewer may do next: the one that brings it on in papaya, the others quiet, each confirmed. */
export function OrderSteps({ order }: { order: OrderFieldsFragment }) {
  const [asked, setAsked] = useState<Step | null>(null);
  const words = wordsOf(order);
  const isMain = (action: OrderAction) => action !== 'PAY' && words[action].isMain === true;
  const steps = order.nextSteps
    .filter(({ action }) => action !== 'PAY')
    .toSorted((one, other) => Number(isMain(other.action)) - Number(isMain(one.action)));
  // A dialog stays when the other side was faster: it says what became of it.
  if (steps.length === 0 && !asked) return null;
  // What holds one step up often holds up the others.
  const reasons = new Set(steps.flatMap(({ permission }) => serverSentence(permission) || []));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {steps.map(({ action, permission }) => {
          const step = action as Step;
          const { button } = words[step];
          return (
            <Button
              key={action}
              variant={isMain(action) ? 'contained' : 'outlined'}
              color={isMain(action) ? 'primary' : 'inherit'}
              disabled={!permission.allowed}
              onClick={() => setAsked(step)}
              sx={{ width: { xs: 1, sm: 'auto' } }}
            >
              {button}
            </Button>
          );
        })}
      </Box>
      {[...reasons].map((reason) => (
        <Typography key={reason} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {reason}
        </Typography>
      ))}
      {asked && <StepDialog order={order} step={asked} words={words[asked]} onClose={() => setAsked(null)} />}
    </>
  );
}

type DialogProps = { order: OrderFieldsFragment; step: Step; words: Asked; onClose: () => void };

function StepDialog({ order, step, words, onClose }: DialogProps) {
  const [text, setText] = useState('');
  const { run, busy, error } = useOrderStep(order.id, step);
  const answer = async () => (await run(text.trim())) && onClose();
  return (
    <ConfirmDialog
      open
      title={words.title}
      no={t('Not now')}
      yes={t('Yes')}
      busy={busy}
      error={error}
      onNo={onClose}
      onYes={() => void answer()}
    >
      {words.text}
      {words.field && (
        <TextField
          fullWidth
          multiline={step !== 'SHIP'}
          minRows={step === 'SHIP' ? undefined : 2}
          margin="normal"
          label={words.field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: step === 'SHIP' ? 200 : 2_000 } }}
        />
      )}
    </ConfirmDialog>
  );
}

/** Carries a step out, once whatever is pressed. True when it is done. */
function useOrderStep(orderId: string, step: Step) {
  const once = useIdempotencyKey();
  const [ship, shipping] = useMutation(ShipOrderDocument);
  const [confirm, confirming] = useMutation(ConfirmDeliveryDocument);
  const [cancel, cancelling] = useMutation(CancelOrderDocument);
  const [report, reporting] = useMutation(ReportOrderProblemDocument);
  const [error, setError] = useState<string | null>(null);
  const send = (text: string, key: string): Promise<unknown> => {
    if (step === 'SHIP') return ship({ variables: { orderId, tracking: text || null, key } });
    if (step === 'CONFIRM_DELIVERY') return confirm({ variables: { orderId, key } });
    if (step === 'REPORT_PROBLEM') return report({ variables: { orderId, reason: text, key } });
    return cancel({ variables: { orderId, reason: text || null, key } });
  };
  const run = async (text: string): Promise<boolean> => {
    setError(null);
    if (step === 'REPORT_PROBLEM' && !text) {
      setError(t('Please write what is wrong.'));
      return false;
    }
    try {
      await once({ orderId, step, text }, (key) => send(text, key));
      return true;
    } catch (thrown) {
      setError(toFailure(thrown).message);
      return false;
    }
  };
  const busy = shipping.loading || confirming.loading || cancelling.loading || reporting.loading;
  return { run, busy, error };
}
