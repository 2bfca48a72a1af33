import Box from '@mui/material/Box';
import type { ProfileField } from '../../../__generated__/enums.ts';
import { DoneDialog } from '../fields/DoneDialog.tsx';

const words: Record<ProfileField, string> = {
  FIRST: 'first name',
  LAST: 'last name',
  EMAIL: 'email',
  DATE_OF_BIRTH: 'date of birth',
  GENDER: 'gender',
  COUNTRY: 'country',
  BIO: 'bio',
  INSTAGRAM_PRICE: 'price per Instagram post',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

type Props = {
  /** What applying still needs, when that is what the viewer came for. */
  missing: readonly ProfileField[];
  onDone: () => void;
};

export function ProfileUpdatedDialog({ missing, onDone }: Props) {
  return (
    <DoneDialog title="Profile Updated!" onDone={onDone}>
      <div>Your account has been updated successfully.</div>
      {missing.length > 0 && (
        <Box sx={{ mt: 1 }}>Applying still needs: {list.format(missing.map((field) => words[field]))}.</Box>
      )}
    </DoneDialog>
  );
}
