import Box from '@mui/material/Box';
import { LinkedText } from '../../display/LinkedText.tsx';

/** What somebody wrote about work, and who. */
export function WordsOf({ text, by }: { text: string; by: string }) {
  return (
    <Box component="figure" sx={{ m: 0, fontSize: 14.5 }}>
      <Box
        component="blockquote"
        sx={{ m: 0, color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        “<LinkedText text={text} />”
      </Box>
      <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: 13, mt: 0.25 }}>
        {by}
      </Box>
    </Box>
  );
}
