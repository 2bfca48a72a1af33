import Box from '@mui/material/Box';

export type Table = {
  head: readonly string[];
  /** The first cell of a row says what it is about. */
  rows: readonly (readonly string[])[];
};

/** The figures of a plot in rows; many of them scroll. */
export function FigureTable({ label, head, rows }: Table & { label: string }) {
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 320, overflow: 'auto' }}>
      <Box component="table" aria-label={label} sx={look}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has its place
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const look = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { py: 0.75, pl: 1, textAlign: 'right', fontWeight: 400, verticalAlign: 'top' },
  '& th:first-of-type': { pl: 0, textAlign: 'left' },
  '& thead th': {
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    position: 'sticky',
    top: 0,
    bgcolor: 'background.paper',
  },
  '& tbody tr > *': { borderTop: 1, borderColor: 'divider' },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
