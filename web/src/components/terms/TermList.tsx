import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { SoftTag } from '../display/SoftTag.tsx';
import { visuallyHidden } from '../display/visuallyHidden.ts';
import type { TermChange, TermRow } from './termRows.ts';

type Props = { rows: readonly TermRow[]; changes: readonly TermChange[] };

/** Terms in words. What changed comes first, on a ground of its own, with what it replaces struck out. */
export function TermList({ rows, changes }: Props) {
  const changed = new Set(changes.map(({ key }) => key));
  const same = rows.filter(({ key }) => !changed.has(key));
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changes.map((row) => (
        <Box
          key={row.key}
          sx={{ mx: -1.5, px: 1.5, py: 1.25, mb: 0.75, borderRadius: '10px', bgcolor: 'info.soft' }}
        >
          <SecondaryText component="dt" sx={{ color: 'info.main', fontWeight: 700, fontSize: 13 }}>
            {t(row.label)}
          </SecondaryText>
          <Box component="dd" sx={{ m: 0 }}>
            <Changed row={row} />
          </Box>
        </Box>
      ))}
      {same.map((row, index) => (
        <Box key={row.key} sx={{ py: 1.25, ...(index > 0 && { borderTop: 1, borderColor: 'divider' }) }}>
          <SecondaryText component="dt" sx={{ fontSize: 13 }}>
            {t(row.label)}
          </SecondaryText>
          <Box component="dd" sx={{ m: 0 }}>
            <Lines lines={row.lines} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box key={line} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {line}
    </Box>
  ));
}

/** Old and new of a term: one above the other; of lists, each line that went or came. */
export function Changed({ row }: { row: TermChange }) {
  const gone = row.before.filter((line) => !row.lines.includes(line));
  const isList = row.lines.length > 1 || row.before.length > 1;
  return (
    <>
      {gone.map((line) => (
        <Box
          key={line}
          component="del"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={visuallyHidden}>
            {t('Before:')}{' '}
          </Box>
          {line}
        </Box>
      ))}
      {row.lines.map((line) => {
        const isNew = !row.before.includes(line);
        return (
          <Box
            key={line}
            component={isNew ? 'ins' : 'div'}
            sx={{
              display: 'block',
              textDecoration: 'none',
              overflowWrap: 'anywhere',
              fontWeight: isNew ? 700 : undefined,
              fontSize: row.key === 'amount' ? 20 : undefined,
            }}
          >
            {isNew && (
              <Box component="span" sx={visuallyHidden}>
                {t('Now:')}{' '}
              </Box>
            )}
            {line} {isNew && isList && <SoftTag tone="info">{t('New')}</SoftTag>}
          </Box>
        );
      })}
    </>
  );
}
