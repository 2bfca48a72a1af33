import Box from '@mui/material/Box';
import { formatNumber } from '../../../../../lib/format/formatMoney.ts';
import { type LedgerRow, sumsOf } from './ledgerAfter.ts';

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 14.5,
  '& th, & td': { py: 0.9, borderTop: 1, borderColor: 'divider', textAlign: 'right', fontWeight: 400 },
  '& thead th': { borderTop: 0, color: 'text.secondary' },
  '& th:first-of-type': { textAlign: 'left' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tfoot th, & tfoot td': { fontWeight: 700 },
} as const;

const figure = (minor: number | null) =>
  minor === null ? '–' : `${minor < 0 ? '−' : ''}${formatNumber(Math.abs(minor) / 100, 2)}`;

/** The ledger of a job now and after the ruling. */
export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const { now, after } = sumsOf(rows);
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Now</th>
          <th scope="col">After ruling</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.account}>
            <th scope="row">{row.account}</th>
            <td>{figure(row.now)}</td>
            <Box
              component="td"
              sx={
                row.after !== null && row.after > row.now
                  ? { color: 'success.main', '&&': { fontWeight: 700 } }
                  : undefined
              }
            >
              {figure(row.after)}
            </Box>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Sum</th>
          <td>{figure(now)}</td>
          <td>{figure(after)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}
