import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { useMe, useWhoAmI } from '../../../lib/session/useMe.ts';
import { Sign } from '../../display/Sign.tsx';

const SaveDialog = lazyPart(async () => (await import('./SaveDialog.tsx')).SaveDialog);

type Props = {
  person: { id: string; fullName: string; savedListIds: readonly string[] };
  /** With words, beside other buttons; else a heart on a picture. */
  withText?: boolean;
};

/** Saves a person to lists of the viewer. Visitors are asked to sign in; nobody saves themselves. */
export function SaveButton({ person, withText = false }: Props) {
  const { me } = useMe();
  const whoAmI = useWhoAmI();
  const auth = useAuthModal();
  const [open, setOpen] = useState(false);
  const isSaved = person.savedListIds.length > 0;
  if (me?.id === person.id) return null;
  const onClick = async () => ((await whoAmI()) ? setOpen(true) : auth.open('login'));
  const heart = <Sign name={isSaved ? 'heart' : 'heart-outline'} />;
  const common = {
    onClick: () => void onClick(),
    'aria-haspopup': 'dialog' as const,
    'aria-label': isSaved
      ? t('Saved: {fullName}', { fullName: person.fullName })
      : t('Save {fullName}', { fullName: person.fullName }),
  };
  return (
    <>
      {withText ? (
        <Button variant="outlined" startIcon={heart} {...common}>
          {isSaved ? t('Saved') : t('Save')}
        </Button>
      ) : (
        <IconButton {...common} sx={round}>
          {heart}
        </IconButton>
      )}
      {open && <SaveDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

const round = {
  width: 40,
  height: 40,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
} as const;
