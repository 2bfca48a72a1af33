import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { readText, saveText } from '../../../../lib/form/savedTexts.ts';
import { type ProfileValues, toProfileValues } from './profileValues.ts';

/** Keeps what is typed over reloads of this tab, and says so when some of it has come back. */
export function UnsavedNote({ account }: { account: ProfileFormAccountFragment }) {
  const { values, resetForm } = useFormikContext<ProfileValues>();
  const [cameBack, setCameBack] = useState(() => Object.keys(readUnsaved(account.id)).length > 0);
  const saved = toProfileValues(account);
  const unsaved = unsavedOf(values, saved);
  const kept = JSON.stringify(unsaved);
  useEffect(() => keepUnsaved(account.id, JSON.parse(kept) as Partial<ProfileValues>), [account.id, kept]);
  if (!cameBack || Object.keys(unsaved).length === 0) return null;
  const discard = () => {
    setCameBack(false);
    resetForm({ values: saved });
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        mb: 2,
        pl: 2,
        pr: 1,
        py: 0.75,
        borderRadius: '12px',
        bgcolor: 'info.soft',
        fontSize: 14,
      }}
    >
      <HistoryRounded aria-hidden fontSize="small" sx={{ color: 'info.main' }} />
      <Box sx={{ flex: 1, minWidth: 160 }}>{t('Your unsaved changes are back.')}</Box>
      <Button variant="text" color="inherit" size="small" onClick={discard}>
        {t('Discard')}
      </Button>
    </Box>
  );
}

/** Under which name typed and not yet saved members of the form are kept in this tab. */
export const UNSAVED = 'profile';

/** The members that differ from what is saved. */
function unsavedOf(values: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  const names = Object.keys(values) as (keyof ProfileValues)[];
  // An empty calling code is one that is about to be guessed.
  const changed = names.filter(
    (name) =>
      JSON.stringify(values[name]) !== JSON.stringify(saved[name]) && (name !== 'phonePrefix' || saved[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** What was typed before a reload, or before the viewer left to link an account. */
export function readUnsaved(accountId: string): Partial<ProfileValues> {
  try {
    return JSON.parse(readText(accountId, UNSAVED) || '{}') as Partial<ProfileValues>;
  } catch {
    return {};
  }
}

/** Keeps what is not saved; nothing when nothing is. */
function keepUnsaved(accountId: string, unsaved: Partial<ProfileValues>): void {
  const isNone = Object.keys(unsaved).length === 0;
  saveText(accountId, UNSAVED, isNone ? '' : JSON.stringify(unsaved));
}
