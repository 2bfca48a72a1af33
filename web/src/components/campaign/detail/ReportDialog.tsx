import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { ReportFrame } from './ReportFrame.tsx';

const ReportCampaignDocument = graphql(`
  mutation ReportCampaign($input: ReportInput!) {
    reportCampaign(input: $input)
  }
`);

type Props = { campaignId: string; onClose: () => void; onLost: (say: () => void) => void };

export function ReportDialog({ campaignId, ...dialog }: Props) {
  const [send] = useMutation(ReportCampaignDocument, { refetchQueries: ['CampaignDetail'] });
  return (
    <ReportFrame
      {...dialog}
      keptAs={`report.${campaignId}`}
      placeholder={t('What is wrong with this campaign?')}
      already="ALREADY_REPORTED"
      send={(report) => send({ variables: { input: { campaignId, ...report } } })}
    />
  );
}
