import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { CodeBlock, Snippets } from '../shared/CodeBlock.tsx';
import type { GuideNode } from '../shared/content.ts';
import { inlineCode } from '../shared/GuideContent.tsx';
import { guidePath, guides } from '../shared/guides.ts';
import { TOKENS } from '../shared/pages.ts';

const first: readonly GuideNode[] = guides['first-query']?.content ?? [];
const request = first.find((node) => typeof node !== 'string' && 'snippets' in node);
const answer = first.find(
  (node) => typeof node !== 'string' && 'language' in node && node.language === 'json',
);

const steps = [
  {
    title: msg('Create a token'),
    text: msg("In <0>Settings</0>, with <1>campaigns:read</1>. It's shown only once, so copy it."),
  },
  { title: msg('Send a query'), text: msg('Any language that can send a POST request works.') },
  { title: msg('Read the answer'), text: msg('Amounts are in cents: 48000 is US$480.') },
];

/** A first answer before any theory: token, request, answer. */
export function FirstQuery() {
  return (
    <Box component="section" aria-labelledby="first-query" sx={layout}>
      <Box>
        <Typography variant="h3" component="h2" id="first-query" sx={{ mb: 2.5 }}>
          {t('First query in two minutes')}
        </Typography>
        <PlainList component="ol">
          {steps.map(({ title, text }, index) => (
            <Box key={t(title)} component="li" sx={step}>
              <Box aria-hidden sx={number}>
                {index + 1}
              </Box>
              <Box>
                <Typography sx={{ fontWeight: 700 }}>{t(title)}</Typography>
                <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
                  <Rich
                    text={text}
                    parts={[
                      <Box key="settings" component={Link} to={TOKENS} sx={{ color: 'info.main' }} />,
                      <Box key="scope" component="code" sx={inlineCode} />,
                    ]}
                  />
                </Typography>
              </Box>
            </Box>
          ))}
        </PlainList>
        <Typography sx={{ px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'action.hover', fontSize: 14 }}>
          <Rich
            text={msg('No account? Public fields work without a token. <0>Read the guide</0>')}
            parts={[
              <Box
                key="guide"
                component={Link}
                to={guidePath('first-query')}
                sx={{ color: 'info.main', fontWeight: 600 }}
              />,
            ]}
          />
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        {request && typeof request !== 'string' && 'snippets' in request && (
          <Snippets snippets={request.snippets} />
        )}
        {answer && typeof answer !== 'string' && 'language' in answer && <CodeBlock code={answer} />}
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '376px minmax(0, 1fr)' },
  mt: 5.5,
} as const;

const step = { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', gap: 2, mb: 2.5 } as const;

const number = {
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: 14,
  fontWeight: 700,
} as const;
