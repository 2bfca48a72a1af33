import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { Unreachable } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { useOnlyOnce } from '../../../lib/form/useOnlyOnce.ts';
import { useToast } from '../../overlay/Toast.tsx';
import { ReportFrame, type ReportParts } from './ReportFrame.tsx';

const ReportCampaignDocument = graphql(`
  mutation ReportCampaign($input: ReportInput!) {
    reportCampaign(input: $input)
  }
`);

type Props = {
  campaignId: string;
  onClose: () => void;
  /** Told that the answer was lost on the way, and how to say what it would have said. */
  onLost: (say: () => void) => void;
};

/** Tells staff what is wrong with a campaign. */
export function ReportDialog({ campaignId, onClose, onLost }: Props) {
  const [send, { error }] = useMutation(ReportCampaignDocument, { refetchQueries: ['CampaignDetail'] });
  const onlyOnce = useOnlyOnce('ALREADY_REPORTED');
  const toast = useToast();
  const keptAs = `report.${campaignId}`;
  const say = () => {
    forgetTexts(keptAs);
    toast(t('Reported Successfully'));
    onClose();
  };
  const onSend = (report: ReportParts) =>
    onlyOnce(() => send({ variables: { input: { campaignId, ...report } } })).then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof Unreachable) onLost(say);
        return false;
      },
    );
  return (
    <ReportFrame
      keptAs={keptAs}
      placeholder={t('What is wrong with this campaign?')}
      onSend={onSend}
      error={error}
      onClose={onClose}
    />
  );
}
