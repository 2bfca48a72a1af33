import Box from '@mui/material/Box';

type Props = { name: string; value: string; strong?: boolean };

/** Whether it is too short to be broken. */
const isAmount = (value: string) => value.length <= 16;

/** A line of a bill, in a `dl`; the last one is strong. */
export function MoneyLine({ name, value, strong }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        fontWeight: strong ? 700 : undefined,
        ...(strong && { borderTop: 1, borderColor: 'divider' }),
      }}
    >
      <dt>{name}</dt>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontSize: strong ? 20 : undefined,
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'right',
          // An amount stays whole beside a long name.
          flexShrink: isAmount(value) ? 0 : 1,
        }}
      >
        {value}
      </Box>
    </Box>
  );
}
