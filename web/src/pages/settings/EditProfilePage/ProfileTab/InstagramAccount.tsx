import { useMutation } from '@apollo/client/react';
import Instagram from '@mui/icons-material/Instagram';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { AddInstagramDialog } from '../../../../components/linking/AddInstagramDialog.tsx';
import { SetInstagramDocument } from '../../../../components/linking/linkingDocuments.ts';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { NEEDED_TO_APPLY } from '../fields/SettingsField.tsx';

export function InstagramAccount({ username, needed }: { username: string | null; needed: boolean }) {
  const { setFieldValue } = useFormikContext();
  const [save] = useMutation(SetInstagramDocument);
  const [adding, setAdding] = useState(false);
  const missing = needed && !username;
  return (
    <>
      <LinkedRow
        icon={<Instagram aria-hidden />}
        text={username ? `@${username}` : t('Instagram account not linked')}
        wrong={missing}
        note={missing && <FieldError id="instagram-missing" text={t(NEEDED_TO_APPLY)} />}
      >
        {username ? (
          <AskButton
            variant="text"
            color="inherit"
            title={t('Are you sure you want to remove your Instagram account?')}
            text={t('Your username, followers, posts and price per post are removed from your profile.')}
            destructive
            onYes={async () => {
              await save({ variables: { input: { username: null } } });
              // The server forgets both with the handle.
              void setFieldValue('followers', '');
              void setFieldValue('instagramPrice', '');
            }}
          >
            {t('Remove')}
          </AskButton>
        ) : (
          <Button
            variant="outlined"
            onClick={() => setAdding(true)}
            aria-invalid={missing}
            aria-describedby={missing ? 'instagram-missing' : undefined}
          >
            {t('Link Instagram')}
          </Button>
        )}
      </LinkedRow>
      {adding && <AddInstagramDialog onClose={() => setAdding(false)} />}
    </>
  );
}

type LinkedRowProps = {
  icon: ReactNode;
  text: string;
  note?: ReactNode;
  wrong?: boolean;
  children: ReactNode;
};

export function LinkedRow({ icon, text, note, wrong, children }: LinkedRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        mb: 1.5,
        border: 1,
        borderRadius: '12px',
        borderColor: wrong ? 'error.main' : 'divider',
        '& > svg': { color: 'text.secondary' },
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 140, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650 }}>{text}</Box>
        {note}
      </Box>
      {children}
    </Box>
  );
}
