import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfileField } from '../../../__generated__/enums.ts';
import type { ProfileFormAccountFragment } from '../../../__generated__/graphql.ts';
import { FocusFirstError } from '../../../components/FocusFirstError.tsx';
import { FormError } from '../../../components/FormError.tsx';
import { toFailure } from '../../../lib/errors.ts';
import { useRefusals } from '../../../lib/useRefusals.ts';
import { AboutFields } from './AboutFields.tsx';
import { CampaignOfFormProvider } from './campaignOfForm.ts';
import { FacebookFields } from './FacebookFields.tsx';
import { InstagramFields } from './InstagramFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { ProfileUpdatedDialog } from './ProfileUpdatedDialog.tsx';
import { type ProfileValues, profileErrors, toProfileValues } from './profileValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

type Props = {
  account: ProfileFormAccountFragment;
  campaignId: string | null;
  /** What was typed before the viewer left to link an account. */
  typed?: ProfileValues | undefined;
};

/** Members of the server's input whose names differ from the form's. */
const formNames: Record<string, keyof ProfileValues> = {
  instagramPriceMinor: 'instagramPrice',
  facebookPriceMinor: 'facebookPrice',
};

export function ProfileForm({ account, campaignId, typed }: Props) {
  const save = useSaveProfile(account);
  const navigate = useNavigate();
  const { refuse, errorsOf } = useRefusals();
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly ProfileField[] | null>(null);
  const [initialValues] = useState(() => {
    const saved = toProfileValues(account);
    return { ...saved, ...typed, followers: saved.followers };
  });

  const onSubmit = async (values: ProfileValues, { setErrors }: FormikHelpers<ProfileValues>) => {
    setError(null);
    try {
      setMissing((await save(values))?.missingForApplying ?? []);
    } catch (thrown) {
      const { field, message } = toFailure(thrown);
      const name = formNames[field ?? ''] ?? field;
      if (!name || !(name in values)) return setError(message);
      refuse(name, values[name as keyof ProfileValues], message);
      setErrors({ [name]: message });
    }
  };
  const onDone = () => navigate(campaignId ? `/campaigndetail/${campaignId}` : '/profile');

  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => ({ ...errorsOf(values), ...profileErrors(values) })}
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          {campaignId && <ShowFirstNeeded />}
          <PersonalFields account={account} needed={!!campaignId} />
          <AboutFields account={account} needed={!!campaignId} />
          <CampaignOfFormProvider value={campaignId}>
            <InstagramFields account={account} needed={!!campaignId} />
            <FacebookFields account={account} />
          </CampaignOfFormProvider>
          <FormError text={error} />
          <SaveBar busy={isSubmitting} />
          {missing && (
            <ProfileUpdatedDialog missing={campaignId ? missing : []} onDone={() => void onDone()} />
          )}
        </Form>
      )}
    </Formik>
  );
}

/** Stays in sight at the foot: above the bottom bar of a phone. */
function SaveBar({ busy }: { busy: boolean }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 2,
        py: 1.5,
        mt: 1,
        bgcolor: 'background.default',
        textAlign: 'right',
      }}
    >
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Update Account
      </Button>
    </Box>
  );
}

/** Brings the first highlighted field into sight, once. */
function ShowFirstNeeded() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const first = anchor.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    first?.scrollIntoView({ block: 'center' });
  }, []);
  return <span ref={anchor} hidden />;
}
