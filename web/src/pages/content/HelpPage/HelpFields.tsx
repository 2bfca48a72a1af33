import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MeQuery } from '../../../__generated__/graphql.ts';
import { CaptchaField } from '../../../components/captcha/CaptchaField.tsx';
import { SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { OptionalPicture } from '../../../components/upload/OptionalPicture.tsx';
import type { UploadedPicture } from '../../../components/upload/uploadPicture.ts';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';

type Props = {
  me: MeQuery['me'] | undefined;
  error: string | null;
  captchaRound: number;
  pictures: UploadedPicture[];
  onPictures: (next: UploadedPicture[]) => void;
};

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 1.5,
  alignItems: 'start',
} as const;

/** Fields of the help form. Send waits for the picture. */
export function HelpFields({ me, error, captchaRound, pictures, onPictures }: Props) {
  const [uploading, setUploading] = useState(false);
  return (
    <>
      {me ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <Rich
            text={msg('You write as <0>{name}</0> ({email}).')}
            values={{ name: me.profile.fullName, email: me.email }}
            parts={[<b key="name" />]}
          />
        </Typography>
      ) : (
        <Box sx={pair}>
          <FormTextField name="name" label={t('Name')} autoComplete="name" maxLength={80} />
          <FormTextField
            name="email"
            label={t('Email address')}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </Box>
      )}
      <FormTextField
        name="message"
        keptAs="help"
        label={t('Message')}
        placeholder={t('What happened, and what did you expect?')}
        multiline
        minRows={5}
        maxLength={2000}
      />
      <OptionalPicture purpose="help" value={pictures} onChange={onPictures} onUploading={setUploading} />
      {!me && <CaptchaField key={captchaRound} />}
      <FormError text={error} />
      <SubmitButton disabled={uploading}>{t('Send')}</SubmitButton>
    </>
  );
}
