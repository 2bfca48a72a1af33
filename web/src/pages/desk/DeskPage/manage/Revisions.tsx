import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ContentKind } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import type { RevisionPartsFragment } from '../../../../__generated__/graphql.ts';
import { RichText } from '../../../../components/display/RichText.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { AppDialog } from '../../../../components/overlay/AppDialog.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { Panel } from '../parts/Panel.tsx';
import { ManageRow } from './ManageRow.tsx';

export const RevisionsDocument = graphql(`
  query DeskRevisions($kind: ContentKind!, $key: String!) {
    contentRevisions(kind: $kind, key: $key, first: 20) {
      totalCount
      nodes { ...RevisionParts }
    }
  }
  fragment RevisionParts on ContentRevision {
    id
    title
    html
    createdAt
    editor { id fullName }
  }
`);

type Props = {
  kind: ContentKind;
  id: string;
  /** Puts an earlier text into the form; it is not saved by that. */
  onTake: (title: string, html: string) => void;
};

/** Every saved version of a text, newest first. */
export function Revisions({ kind, id, onTake }: Props) {
  const { data, error, refetch } = useQuery(RevisionsDocument, {
    variables: { kind, key: id },
    fetchPolicy: 'cache-and-network',
  });
  const [shown, setShown] = useState<RevisionPartsFragment | null>(null);
  const list = data?.contentRevisions;
  if (error && !list) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!list) return null;
  return (
    <Panel title="Versions" aside={`${list.totalCount}`}>
      {list.totalCount === 0 && (
        <Box sx={{ color: 'text.secondary' }}>No versions yet. Each save adds one.</Box>
      )}
      <PlainList>
        {list.nodes.map((revision) => (
          <ManageRow
            key={revision.id}
            title={revision.title}
            line={`${formatDayTime(revision.createdAt)} · ${revision.editor?.fullName ?? 'came with Koli'}`}
            actions={
              <Button size="small" variant="outlined" onClick={() => setShown(revision)}>
                Read version
              </Button>
            }
          />
        ))}
      </PlainList>
      {shown && (
        <AppDialog
          title={shown.title}
          onClose={() => setShown(null)}
          actions={
            <>
              <Button variant="outlined" onClick={() => setShown(null)}>
                Close
              </Button>
              <Button
                variant="contained"
                onClick={() => {
                  onTake(shown.title, shown.html);
                  setShown(null);
                }}
              >
                Use this version
              </Button>
            </>
          }
        >
          <Box sx={{ mb: 1.5, color: 'text.secondary', fontSize: 14 }}>
            Using it fills the form. Nothing changes until you save.
          </Box>
          <RichText html={shown.html} />
        </AppDialog>
      )}
    </Panel>
  );
}
