import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { Unreachable } from '../../../lib/errors.ts';
import { useOnlyOnce } from '../../../lib/useOnlyOnce.ts';
import { ReportFrame, type ReportParts } from './ReportFrame.tsx';

const ReportCampaignDocument = graphql(`
  mutation ReportCampaign($input: ReportInput!) {
    reportCampaign(input: $input)
  }
`);

type Props = {
  campaignId: string;
  onClose: () => void;
  /** The answer was lost on the way. */
  onLost: () => void;
};

/** Tells staff what is wrong with a campaign. */
export function ReportDialog({ campaignId, onClose, onLost }: Props) {
  const [send, { error }] = useMutation(ReportCampaignDocument, { refetchQueries: ['CampaignDetail'] });
  const onlyOnce = useOnlyOnce('ALREADY_REPORTED');
  const onSend = (report: ReportParts) =>
    onlyOnce(() => send({ variables: { input: { campaignId, ...report } } })).then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof Unreachable) onLost();
        return false;
      },
    );
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
