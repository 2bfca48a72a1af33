import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { OrderAction } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { OrderFieldsFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';

const ShipOrderDocument = graphql(`
  mutation ShipOrder($input: ShipOrderInput!) {
    shipOrder(input: $input) { order { ...OrderFields } }
  }
`);
const ConfirmDeliveryDocument = graphql(`
  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {
    confirmDelivery(input: $input) { order { ...OrderFields } }
  }
`);
const CancelOrderDocument = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { order { ...OrderFields } }
  }
`);
const ReportOrderProblemDocument = graphql(`
  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {
    reportOrderProblem(input: $input) { order { ...OrderFields } }
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
      text: t("We'll tell the buyer it's on its way."),
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
      text: isPaid ? t('{amount} is paid back in full.', { amount }) : t("You haven't been charged."),
      field: t('Reason (optional)'),
    },
    REFUND: {
      button: t('Refund the buyer'),
      title: t('Refund the buyer?'),
      text: t('{amount} is paid back in full.', { amount }),
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
  const steps = order.nextSteps
    .flatMap(({ action, permission }) =>
      action === 'PAY' ? [] : [{ step: action, permission, ...words[action] }],
    )
    .toSorted((one, other) => Number(!!other.isMain) - Number(!!one.isMain));
  // A dialog stays when the other side was faster: it says what became of it.
  if (steps.length === 0 && !asked) return null;
  // What holds one step up often holds up the others.
  const reasons = new Set(steps.flatMap(({ permission }) => serverSentence(permission) || []));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {steps.map(({ step, permission, isMain, button }) => (
          <Button
            key={step}
            variant={isMain ? 'contained' : 'outlined'}
            color={isMain ? 'primary' : 'inherit'}
            disabled={!permission.allowed}
            onClick={() => setAsked(step)}
            sx={{ width: { xs: 1, sm: 'auto' } }}
          >
            {button}
          </Button>
        ))}
      </Box>
      {[...reasons].map((reason) => (
        <SecondaryText key={reason} sx={{ mt: 1 }}>
          {reason}
        </SecondaryText>
      ))}
      {asked && <StepDialog order={order} step={asked} words={words[asked]} onClose={() => setAsked(null)} />}
    </>
  );
}

type DialogProps = { order: OrderFieldsFragment; step: Step; words: Asked; onClose: () => void };

/** What every step says. */
type StepInput = { orderId: string; idempotencyKey: string };

/** Asks before a step is carried out, once whatever is pressed. */
function StepDialog({ order: { id: orderId }, step, words, onClose }: DialogProps) {
  const client = useApolloClient();
  const once = useIdempotencyKey();
  const [written, setWritten] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const text = written.trim();
  const cancel = (sent: StepInput) =>
    client.mutate({ mutation: CancelOrderDocument, variables: { input: { ...sent, reason: text || null } } });
  const sends: Record<Step, (sent: StepInput) => Promise<unknown>> = {
    SHIP: (sent) =>
      client.mutate({
        mutation: ShipOrderDocument,
        variables: { input: { ...sent, tracking: text || null } },
      }),
    CONFIRM_DELIVERY: (input) => client.mutate({ mutation: ConfirmDeliveryDocument, variables: { input } }),
    CANCEL: cancel,
    REFUND: cancel,
    REPORT_PROBLEM: (sent) =>
      client.mutate({
        mutation: ReportOrderProblemDocument,
        variables: { input: { ...sent, reason: text } },
      }),
  };
  const onYes = async () => {
    if (step === 'REPORT_PROBLEM' && !text) return setError(t('Please write what is wrong.'));
    setError(null);
    setBusy(true);
    try {
      await once({ orderId, step, text }, (idempotencyKey) => sends[step]({ orderId, idempotencyKey }));
      onClose();
    } catch (thrown) {
      setError(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  const isShort = step === 'SHIP';
  return (
    <ConfirmDialog
      title={words.title}
      no={t('Not now')}
      yes={t('Yes')}
      busy={busy}
      error={error}
      onNo={onClose}
      onYes={() => void onYes()}
    >
      {words.text}
      {words.field && (
        <TextField
          fullWidth
          multiline={!isShort}
          minRows={isShort ? undefined : 2}
          margin="normal"
          label={words.field}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          slotProps={{ htmlInput: { maxLength: isShort ? 200 : 2_000 } }}
        />
      )}
    </ConfirmDialog>
  );
}
