import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, useFormikContext } from 'formik';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ResendButton } from '../../../components/people/ResendButton.tsx';
import { t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import type { CampaignValues } from './campaignValues.ts';
import { FORM_ID } from './EditorActions.tsx';
import { CampaignFields } from './fields/CampaignFields.tsx';
import { CampaignPreview } from './preview/CampaignPreview.tsx';

type Props = {
  typeLocked: boolean;
  rejectedReason: string | null;
  /** Whether the form holds what an earlier visit left. */
  restored: boolean;
  onStartOver: () => void;
  onPending: (count: number) => void;
};

export function FormStep({ typeLocked, rejectedReason, restored, onStartOver, onPending }: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
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
      {isWide && <LivePreview />}
    </Box>
  );
}

const Preview = memo(CampaignPreview);

/** Follows what is typed when there is time for it, so that typing does not wait. */
function LivePreview() {
  const values = useDeferredValue(useFormikContext<CampaignValues>().values);
  return (
    <Box component="aside" aria-label={t('Live preview')}>
      <Box
        // Scrolled by keyboard too.
        tabIndex={0}
        sx={{ position: 'sticky', top: 0, maxHeight: 'calc(100dvh - 184px)', overflowY: 'auto' }}
      >
        <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
          {t('Live preview')}
        </Typography>
        <Preview values={values} />
      </Box>
    </Box>
  );
}

function Notes({ rejectedReason, restored, onStartOver }: Omit<Props, 'typeLocked' | 'onPending'>) {
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
        <Alert severity="warning" action={<ResendButton />} sx={{ mb: 2 }}>
          {t('Verify your email to post. You can save this as a draft until then.')}
        </Alert>
      )}
      {restored && (
        <Alert severity="info" action={startOver} sx={{ mb: 2 }}>
          {t('Here is what you wrote.')}
        </Alert>
      )}
    </>
  );
}

/** Seconds after which the texts of wrong fields clear (specification, section 9). */
const CLEAR_AFTER = 4;

/** Inside the form: new complaints take the focus to the first wrong field, clear with its change, and after seconds. */
function FieldErrorClock() {
  const { errors, setErrors, values } = useFormikContext<CampaignValues>();
  const anchor = useRef<HTMLSpanElement>(null);
  const before = useRef(values);
  const complaints = Object.keys(errors).length;

  useEffect(() => {
    const old = before.current;
    before.current = values;
    const left = Object.entries(errors).filter(
      ([name]) => old[name as keyof CampaignValues] === values[name as keyof CampaignValues],
    );
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
  }, [values, errors, setErrors]);

  useEffect(() => {
    if (complaints === 0) return;
    const timer = setTimeout(() => setErrors({}), CLEAR_AFTER * 1000);
    return () => clearTimeout(timer);
  }, [complaints, setErrors]);

  const wrong = complaints > 0;
  useEffect(() => {
    if (wrong) anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  return <span ref={anchor} hidden />;
}
