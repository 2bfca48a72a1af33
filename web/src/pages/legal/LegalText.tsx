import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageContainer } from '../../components/PageContainer.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';

export type LegalSection = { title: string; text: string[] };

type Props = { title: string; intro: string; sections: LegalSection[] };

/** A plain text page: readable lines, one heading for each matter. */
export function LegalText({ title, intro, sections }: Props) {
  return (
    <PageContainer narrow>
      <PageTitle>{title}</PageTitle>
      <PageHead description={intro} />
      <Typography sx={{ fontSize: 18, color: 'text.secondary', mb: 4 }}>{intro}</Typography>
      {sections.map(({ title: heading, text }) => (
        <Box component="section" key={heading} sx={{ mb: 3.5 }}>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          {text.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </PageContainer>
  );
}
