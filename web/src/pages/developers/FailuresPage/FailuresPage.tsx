import Typography from '@mui/material/Typography';
import catalogue from '../../../../../schema/schema.graphql?catalogue';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { Described } from '../shared/Described.tsx';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { guidePath } from '../shared/guides.ts';
import { RowTable } from '../shared/RowTable.tsx';

export function Component() {
  const rows = catalogue.failures.map(({ name, text, message }) => ({
    name,
    id: name,
    children: <Described text={text} />,
    note: message,
  }));
  return (
    <DevelopersFrame
      title={t('Failures')}
      lead={t('Every code the API answers with, its cause and its text.')}
    >
      <Typography sx={{ mb: 3 }}>
        <Rich
          text={msg('How to read them: <0>Errors</0>.')}
          parts={[<Link key="guide" to={guidePath('errors')} />]}
        />
      </Typography>
      <RowTable label={t('Failures')} rows={rows} />
    </DevelopersFrame>
  );
}
