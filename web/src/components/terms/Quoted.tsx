import Box from '@mui/material/Box';

/** What a side wrote beside a proposal. */
export function Quoted({ text, by }: { text: string; by: string }) {
  return (
    <Box component="figure" sx={{ m: 0, px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'action.hover' }}>
      <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        “{text}”
      </Box>
      <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: 13.5, mt: 0.5 }}>
        {by}
      </Box>
    </Box>
  );
}
