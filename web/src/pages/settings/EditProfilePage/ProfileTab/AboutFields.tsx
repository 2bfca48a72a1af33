import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { SettingsField } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { InterestChips } from './InterestChips.tsx';

type Props = { account: ProfileFormAccountFragment; needed: boolean };

const MOST_BIO = 2000;

export function AboutFields({ account, needed }: Props) {
  const [{ value }] = useField<string>('bio');
  const left = MOST_BIO - value.length;
  return (
    <SettingsSection title={t('About you')}>
      <SettingsField
        name="bio"
        label={t('Bio')}
        multiline
        minRows={4}
        maxRows={12}
        maxLength={MOST_BIO}
        needed={needed}
        helperText={
          left < 200 ? t('{left} characters left', { left }) : t('What you post about, and for whom.')
        }
      />
      <Typography variant="subtitle2" component="h3" id="interests" sx={{ mt: 2 }}>
        {t('Interests')}
      </Typography>
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 1 }}>{t('Saved as you choose.')}</Box>
      <InterestChips chosen={account.profile.interests} labelledBy="interests" />
    </SettingsSection>
  );
}
