import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { ReportFrame, type ReportParts } from './ReportFrame.tsx';

const ReportCampaignDocument = graphql(`
  mutation ReportCampaign($input: ReportInput!) {
    reportCampaign(input: $input)
  }
`);

type Props = { campaignId: string; onClose: () => void };

/** Tells staff what is wrong with a campaign. */
export function ReportDialog({ campaignId, onClose }: Props) {
  const [send, { error }] = useMutation(ReportCampaignDocument, { refetchQueries: ['CampaignDetail'] });
  const onSend = async (report: ReportParts) =>
    !!(await send({ variables: { input: { campaignId, ...report } } }).catch(() => null));
  return (
    <ReportFrame
      keptAs={`report.${campaignId}`}
      placeholder={t('What is wrong with this campaign?')}
      onSend={onSend}
      error={error}
      onClose={onClose}
    />
  );
}
