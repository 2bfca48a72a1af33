import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { examples } from '../../../graphiql/examples.ts';
import { t } from '../../../languages/t.ts';
import { CodeFrame } from '../shared/CodeBlock.tsx';
import { EXPLORER } from '../shared/pages.ts';

/** What the explorer begins with. */
export function Examples() {
  const [chosen, setChosen] = useState(0);
  const example = examples[chosen];
  if (!example) return null;
  return (
    <Box sx={layout}>
      <PlainList label={t('Examples')}>
        {examples.map(({ purpose }, index) => (
          <li key={purpose}>
            <Box
              component="button"
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              sx={choice}
            >
              {purpose}
            </Box>
          </li>
        ))}
      </PlainList>
      <Box sx={{ minWidth: 0 }}>
        <CodeFrame
          head={<Box sx={{ px: 1, fontSize: 13 }}>{example.purpose}</Box>}
          end={
            <Button
              component="a"
              href={`${EXPLORER}?example=${chosen}`}
              size="small"
              startIcon={<PlayArrowRounded />}
              sx={{ color: '#F6F1EA' }}
            >
              {t('Open in explorer')}
            </Button>
          }
        >
          {example.query}
        </CodeFrame>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
} as const;

const choice = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  px: 1.5,
  border: 1,
  borderColor: 'transparent',
  borderRadius: '10px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': { borderColor: 'divider', bgcolor: 'background.paper', fontWeight: 700 },
} as const;
