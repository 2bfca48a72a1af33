import Box from '@mui/material/Box';
import type { ProfileField } from '../../../../__generated__/enums.ts';
import { formatTag } from '../../../../languages/spoken.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { DoneDialog } from '../fields/DoneDialog.tsx';

const words: Record<ProfileField, Text> = {
  FIRST: msg('first name'),
  LAST: msg('last name'),
  EMAIL: msg('email'),
  DATE_OF_BIRTH: msg('date of birth'),
  GENDER: msg('gender'),
  COUNTRY: msg('country'),
  BIO: msg('bio'),
  INSTAGRAM_PRICE: msg('price per Instagram post'),
};

const list = () => new Intl.ListFormat(formatTag(), { type: 'conjunction' });

type Props = {
  /** What applying still needs, when that is what the viewer came for. */
  missing: readonly ProfileField[];
  onDone: () => void;
};

export function ProfileUpdatedDialog({ missing, onDone }: Props) {
  return (
    <DoneDialog title={t('Profile Updated!')} onDone={onDone}>
      <div>{t('Your account has been updated successfully.')}</div>
      {missing.length > 0 && (
        <Box sx={{ mt: 1 }}>
          {t('Applying still needs: {format}.', {
            format: list().format(missing.map((field) => t(words[field]))),
          })}
        </Box>
      )}
    </DoneDialog>
  );
}
