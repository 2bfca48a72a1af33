import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { Link } from '../../../routing/Link.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormDialog } from '../../overlay/FormDialog.tsx';
import { ListNameForm } from './ListNameForm.tsx';
import { CreateSavedListDocument, SavedListsDocument, SaveInfluencerDocument } from './savedListDocuments.ts';

type Props = {
  person: { id: string; fullName: string; savedListIds: readonly string[] };
  onClose: () => void;
};

/** Lists of the viewer with a tick at those that a person is on, and a field for a new one. */
export function SaveDialog({ person, onClose }: Props) {
  const { data, error: unread } = useQuery(SavedListsDocument, { fetchPolicy: 'cache-and-network' });
  const [save] = useMutation(SaveInfluencerDocument, { refetchQueries: [SavedListsDocument] });
  const [create] = useMutation(CreateSavedListDocument);
  const [error, setError] = useState<string | null>(null);
  const put = async (savedListId: string, on: boolean) => {
    setError(null);
    const others = person.savedListIds.filter((id) => id !== savedListId);
    const savedListIds = on ? [...others, savedListId] : others;
    const profile = { __typename: 'Profile', id: person.id, savedListIds };
    await save({
      variables: { input: { savedListId, profileId: person.id, on } },
      optimisticResponse: { saveInfluencer: { profile } },
    });
  };
  const said = (thrown: unknown) => setError(toFailure(thrown).message);
  const addTo = async (name: string) => {
    const { data: made } = await create({ variables: { input: { name } } });
    if (made) await put(made.createSavedList.savedList.id, true);
  };
  const lists = data?.savedLists.nodes;
  return (
    <FormDialog title={t('Save {fullName}', { fullName: person.fullName })} onClose={onClose}>
      {!lists && !unread && <Skeleton variant="rounded" height={88} />}
      <Box sx={{ display: 'grid', mb: 2, '&:empty': { display: 'none' } }}>
        {lists?.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={person.savedListIds.includes(id)}
                onChange={(_, on) => void put(id, on).catch(said)}
              />
            }
            sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
          />
        ))}
      </Box>
      <FormError text={error ?? (unread ? toFailure(unread).message : null)} />
      <ListNameForm label={t('New list')} submit={t('Create list')} onName={addTo} />
      {!!lists?.length && (
        <Button component={Link} to="/saved-influencers" variant="text" sx={{ mt: 2 }}>
          {t('See saved influencers')}
        </Button>
      )}
    </FormDialog>
  );
}
