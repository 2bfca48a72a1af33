import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { SavedListsQuery } from '../../../__generated__/graphql.ts';
import { choiceTag } from '../../../components/display/choiceTag.ts';
import { PressableTag } from '../../../components/display/Tag.tsx';
import { PagedList, pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { AskButton } from '../../../components/overlay/AskButton.tsx';
import { FormDialog } from '../../../components/overlay/FormDialog.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { ListNameForm } from '../../../components/people/saving/ListNameForm.tsx';
import {
  CreateSavedListDocument,
  SavedListsDocument,
} from '../../../components/people/saving/savedListDocuments.ts';
import { t } from '../../../languages/t.ts';
import { savedListPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useNavigate, useParams } from '../../../routing/hooks.ts';
import { InfluencerGrid, InfluencerGridSkeleton } from '../shared/finding/InfluencerGrid.tsx';

type SavedList = SavedListsQuery['savedLists']['nodes'][number];

const SavedInfluencersDocument = graphql(`
  query SavedInfluencers($list: ID!, $first: Int, $offset: Int) {
    influencers(filter: { savedListId: $list }, first: $first, offset: $offset) {
      totalCount
      nodes { ...InfluencerCard }
    }
  }
`);

const RenameSavedListDocument = graphql(`
  mutation RenameSavedList($input: RenameSavedListInput!) {
    renameSavedList(input: $input) { savedList { id name } }
  }
`);

const DeleteSavedListDocument = graphql(`
  mutation DeleteSavedList($input: DeleteSavedListInput!) {
    deleteSavedList(input: $input) { deletedSavedListId }
  }
`);

const PAGE_SIZE = 12;

/** Lists of influencers that the viewer saved, and the people on the one in the address; else on the newest. */
export function Component() {
  const { listId } = useParams();
  const { data, error, refetch } = useQuery(SavedListsDocument, { fetchPolicy: 'cache-and-network' });
  const lists = data?.savedLists.nodes;
  if (error && !lists) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const list = lists?.find(({ id }) => id === idInAddress('SavedList', listId)) ?? lists?.[0];
  return (
    <PageContainer title={t('Saved influencers')}>
      {!lists && <InfluencerGridSkeleton />}
      {lists && (
        <Box role="group" aria-label={t('Lists')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
          <ListTags lists={lists} chosen={list} />
        </Box>
      )}
      {lists && !list && (
        <EmptyState
          drawing="people"
          text={t('No influencers saved yet')}
          hint={t('Tap the heart on an influencer to save them to a list.')}
          action={{ text: t('Find influencers'), to: '/search-influencer' }}
        />
      )}
      {list && <ListActions key={`actions ${list.id}`} list={list} />}
      {list && <SavedPeople key={list.id} list={list} />}
    </PageContainer>
  );
}

function ListTags({ lists, chosen }: { lists: readonly SavedList[]; chosen: SavedList | undefined }) {
  const navigate = useNavigate();
  const [create] = useMutation(CreateSavedListDocument, { refetchQueries: [SavedListsDocument] });
  const [naming, setNaming] = useState(false);
  const make = async (name: string) => {
    const { data } = await create({ variables: { input: { name } }, awaitRefetchQueries: true });
    setNaming(false);
    if (data) await navigate(savedListPath(data.createSavedList.savedList.id));
  };
  return (
    <>
      {lists.map((list) => (
        <PressableTag
          key={list.id}
          aria-pressed={list.id === chosen?.id}
          onClick={() => void navigate(savedListPath(list.id))}
          sx={choiceTag(list.id === chosen?.id, 40)}
        >
          {list.name} · {list.count}
        </PressableTag>
      ))}
      <Button variant="outlined" onClick={() => setNaming(true)} sx={{ borderRadius: 99 }}>
        {t('Create list')}
      </Button>
      {naming && (
        <FormDialog title={t('Create list')} onClose={() => setNaming(false)}>
          <ListNameForm label={t('Name')} submit={t('Create list')} onName={make} />
        </FormDialog>
      )}
    </>
  );
}

function ListActions({ list }: { list: SavedList }) {
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const [rename] = useMutation(RenameSavedListDocument);
  const [remove] = useMutation(DeleteSavedListDocument, {
    refetchQueries: [SavedListsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button variant="text" onClick={() => setRenaming(true)}>
        {t('Rename list')}
      </Button>
      <AskButton
        variant="text"
        color="inherit"
        title={t('Delete “{name}”?', { name: list.name })}
        text={t('The influencers on it are not told.')}
        yes={t('Delete list')}
        no={t('Cancel')}
        destructive
        onYes={async () => {
          await remove({ variables: { input: { savedListId: list.id } } });
          await navigate('/saved-influencers', { replace: true });
        }}
      >
        {t('Delete list')}
      </AskButton>
      {renaming && (
        <FormDialog title={t('Rename list')} onClose={() => setRenaming(false)}>
          <ListNameForm
            label={t('Name')}
            submit={t('Save')}
            initial={list.name}
            onName={async (name) => {
              await rename({ variables: { input: { savedListId: list.id, name } } });
              setRenaming(false);
            }}
          />
        </FormDialog>
      )}
    </Box>
  );
}

/** The people on a list. One who is removed stays until the page is left, so that a slip is mended. */
function SavedPeople({ list }: { list: SavedList }) {
  const paging = useAddressPaging(PAGE_SIZE);
  const { data, previousData, error, refetch } = useQuery(SavedInfluencersDocument, {
    variables: { list: list.id, ...pageInput(paging) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.influencers}
      error={error}
      onRetry={() => void refetch()}
      paging={paging}
      skeleton={<InfluencerGridSkeleton />}
      empty={
        <EmptyState
          drawing="people"
          text={t('Nobody on this list yet')}
          hint={t('Tap the heart on an influencer to save them to a list.')}
          action={{ text: t('Find influencers'), to: '/search-influencer' }}
        />
      }
    >
      {(items) => <InfluencerGrid items={items} />}
    </PagedList>
  );
}
