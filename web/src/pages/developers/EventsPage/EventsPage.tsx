import Typography from '@mui/material/Typography';
import catalogue from '../../../../../schema/schema.graphql?catalogue';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { guidePath } from '../shared/guides.ts';
import { RowTable } from '../shared/RowTable.tsx';

export function Component() {
  const rows = catalogue.events.map(({ name, wire, text }) => ({ name: wire, id: name, children: text }));
  return (
    <DevelopersFrame
      title={t('Events')}
      lead={t('Campaign events go to the owner, job events to both sides.')}
    >
      <Typography sx={{ mb: 3 }}>
        <Rich
          text={msg('How to receive and check them: <0>Webhooks</0>.')}
          parts={[<Link key="guide" to={guidePath('webhooks')} />]}
        />
      </Typography>
      <RowTable label={t('Events')} rows={rows} />
    </DevelopersFrame>
  );
}
