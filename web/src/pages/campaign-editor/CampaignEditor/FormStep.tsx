import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import type { CampaignValues } from './campaignValues.ts';
import { FORM_ID } from './EditorActions.tsx';
import { CampaignFields } from './fields/CampaignFields.tsx';
import { FieldErrorClock } from './fields/FieldErrorClock.tsx';
import { CampaignPreview } from './preview/CampaignPreview.tsx';

type Props = {
  typeLocked: boolean;
  rejectedReason: string | null;
  /** Whether the form holds what an earlier visit left. */
  restored: boolean;
  onStartOver: () => void;
  onPending: (count: number) => void;
};

/** The form, with its live preview beside it on desktops. */
export function FormStep({ typeLocked, rejectedReason, restored, onStartOver, onPending }: Props) {
  const { values } = useFormikContext<CampaignValues>();
  // Fields with a state of their own (editor, date) begin anew with the form.
  const [round, setRound] = useState(0);
  const startOver = () => {
    onStartOver();
    setRound(round + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 340px' } }}>
      <Form id={FORM_ID} noValidate key={round}>
        <FieldErrorClock />
        <Notes rejectedReason={rejectedReason} restored={restored && round === 0} onStartOver={startOver} />
        <CampaignFields typeLocked={typeLocked} onPending={onPending} />
      </Form>
      <Box component="aside" aria-label={t('Live preview')} sx={{ display: { xs: 'none', md: 'block' } }}>
        <Box
          // Scrolled by keyboard too.
          tabIndex={0}
          sx={{ position: 'sticky', top: 0, maxHeight: 'calc(100dvh - 184px)', overflowY: 'auto' }}
        >
          <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
            {t('Live preview')}
          </Typography>
          <CampaignPreview values={values} />
        </Box>
      </Box>
    </Box>
  );
}

function Notes({
  rejectedReason,
  restored,
  onStartOver,
}: Pick<Props, 'rejectedReason' | 'restored' | 'onStartOver'>) {
  const { me } = useMe();
  const startOver = (
    <Button size="small" color="inherit" onClick={onStartOver}>
      {t('Start over')}
    </Button>
  );
  return (
    <>
      {rejectedReason && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('Not approved: {rejectedReason} Saving your changes sends it to approval again.', {
            rejectedReason,
          })}
        </Alert>
      )}
      {me && !me.emailVerified && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(
            'Posting waits for your verified email address. You can write everything now and keep it as a draft.',
          )}
        </Alert>
      )}
      {restored && (
        <Alert severity="info" action={startOver} sx={{ mb: 2 }}>
          {t('Here is what you had written.')}
        </Alert>
      )}
    </>
  );
}
