import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { Panel, Written } from '../parts/Panel.tsx';

const StaffNotesDocument = graphql(`
  query StaffNotes($subjectId: ID!) {
    staffNotes(subjectId: $subjectId, first: 20) {
      totalCount
      nodes { id text createdAt author { id fullName } }
    }
  }
`);

const AddStaffNoteDocument = graphql(`
  mutation AddStaffNote($input: AddStaffNoteInput!) {
    addStaffNote(input: $input) {
      staffNote { id }
    }
  }
`);

/** What staff noted about something. Members never see it. */
export function Notes({ subjectId }: { subjectId: string }) {
  const { data, refetch } = useQuery(StaffNotesDocument, { variables: { subjectId } });
  const [add, { loading }] = useMutation(AddStaffNoteDocument);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await add({ variables: { input: { subjectId, text } } });
      setText('');
      setError(null);
      await refetch();
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  const notes = data?.staffNotes.nodes ?? [];
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title="Notes of staff" aside="Members never see these">
        {notes.map((note) => (
          <Box key={note.id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: 14.5 }}>
            <Written>{note.text}</Written>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {note.author.fullName}, {formatDayTime(note.createdAt)}
            </Box>
          </Box>
        ))}
        <Box
          component="form"
          onSubmit={(event) => void save(event)}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mt: 1 }}
        >
          <TextField
            fullWidth
            multiline
            size="small"
            label="Note"
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={loading || text.trim() === ''}
            sx={{ flexShrink: 0 }}
          >
            Add note
          </Button>
        </Box>
        <FormError text={error} />
      </Panel>
    </Box>
  );
}
