import Box from '@mui/material/Box';
import { inlineCode } from './GuideContent.tsx';

/** A description with what stands in backquotes as code. */
export function Described({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: it never changes.
      <Box key={index} component="code" sx={inlineCode}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
