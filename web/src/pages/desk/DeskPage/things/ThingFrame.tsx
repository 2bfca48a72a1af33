import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { Notes } from '../notes/Notes.tsx';

type Props = {
  label: string;
  id: string;
  /** What its notes are about, where it has none of its own. */
  noted?: string;
  title: string;
  line: ReactNode;
  children: ReactNode;
};

/** The head of a person, job or order, what is known of it, and the notes of staff. */
export function ThingFrame({ label, id, noted = id, title, line, children }: Props) {
  return (
    <Box component="article" aria-label={`${label}: ${title}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <SoftTag>{label}</SoftTag>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {id}
        </Box>
      </Box>
      <Typography variant="h3" component="h1" sx={{ mt: 1.25, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary', mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>{line}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
      <Notes subjectId={noted} />
    </Box>
  );
}
