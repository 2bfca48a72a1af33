import Box from '@mui/material/Box';
import { PlainList } from '../../../../components/list/PlainList.tsx';

export type Share = { name: string; note?: string; percent: number; text: string; isRest?: boolean };

/** Bars with their names and values beside them; the longest fills its place. */
export function SharePlot({ label, shares }: { label: string; shares: readonly Share[] }) {
  const most = Math.max(...shares.map(({ percent }) => percent));
  return (
    <PlainList label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {shares.map(({ name, note, percent, text, isRest }) => (
        <Box
          component="li"
          key={`${name} ${percent}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(84px, 2fr) 4fr 44px',
            alignItems: 'center',
            columnGap: 1.5,
            fontSize: 14,
          }}
        >
          <Box sx={{ lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {name}
            {note && <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{note}</Box>}
          </Box>
          <Box aria-hidden sx={{ height: 10, borderRadius: 99, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                width: `${most > 0 ? Math.max((100 * percent) / most, 2) : 0}%`,
                height: 1,
                borderRadius: 99,
                bgcolor: isRest ? 'text.disabled' : 'info.main',
              }}
            />
          </Box>
          <Box sx={{ fontWeight: 700, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{text}</Box>
        </Box>
      ))}
    </PlainList>
  );
}
