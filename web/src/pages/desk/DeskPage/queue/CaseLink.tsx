import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from '../../../../routing/Link.tsx';
import { casePath, type QueueCase } from './useQueue.ts';

/** Leads to a case that waits. */
export function CaseLink({ row, children }: { row: Pick<QueueCase, 'kind' | 'id'>; children: ReactNode }) {
  return (
    <Box component={Link} to={casePath(row)} sx={{ color: 'inherit' }}>
      {children}
    </Box>
  );
}
