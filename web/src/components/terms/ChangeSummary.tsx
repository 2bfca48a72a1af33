import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { Changed } from './TermList.tsx';
import type { TermChange } from './termRows.ts';

/** What differs, while it is typed. */
export function ChangeSummary({ changes }: { changes: readonly TermChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Box aria-live="polite" sx={{ px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'info.soft' }}>
      <Box sx={{ fontWeight: 700, mb: 0.5 }}>
        {t('{count, plural, one {# change} other {# changes}}', { count: changes.length })}
      </Box>
      {changes.map((row) => (
        <Box key={row.key} sx={{ fontSize: 14, py: 0.25 }}>
          <Box sx={{ color: 'text.secondary' }}>{t(row.label)}</Box>
          <Changed row={{ ...row, key: '' }} />
        </Box>
      ))}
    </Box>
  );
}
