import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ErrorCode } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { toFailure, Unreachable } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { useOnlyOnce } from '../../../lib/form/useOnlyOnce.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import { OptionalPicture } from '../../upload/OptionalPicture.tsx';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';

type ReportParts = { comment: string; picture: string | null };

type Props = {
  /** Under which name what is typed is kept, until it is sent. */
  keptAs: string;
  placeholder: string;
  already: ErrorCode;
  send: (report: ReportParts) => Promise<unknown>;
  /** Told that the answer was lost on the way, and how to say what it would have said. */
  onLost?: (say: () => void) => void;
  onClose: () => void;
};

export function ReportFrame({ keptAs, placeholder, already, send, onLost, onClose }: Props) {
  const toast = useToast();
  const onlyOnce = useOnlyOnce(already);
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [uploading, setUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const say = () => {
    forgetTexts(keptAs);
    toast(t('Reported Successfully'));
    onClose();
  };
  const onSubmit = async ({ comment }: { comment: string }) => {
    setError(null);
    try {
      await onlyOnce(() => send({ comment: comment.trim(), picture: pictures[0]?.id ?? null }));
      say();
    } catch (cause) {
      setError(toFailure(cause).message);
      if (cause instanceof Unreachable) onLost?.(say);
    }
  };
  return (
    <DialogForm
      title={t('Report')}
      initialValues={{ comment: '' }}
      validate={({ comment }) => (comment.trim() ? {} : { comment: t('Comment is required!') })}
      onSubmit={onSubmit}
      submit={t('Report')}
      waits={uploading}
      error={error}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.primary' }}>
        <FormTextField
          name="comment"
          keptAs={keptAs}
          label={t('Comment')}
          placeholder={placeholder}
          multiline
          minRows={3}
          maxLength={2000}
          autoFocus
        />
        <OptionalPicture
          purpose="report"
          value={pictures}
          onChange={setPictures}
          onUploading={setUploading}
        />
      </Box>
    </DialogForm>
  );
}

const ReportCampaignDocument = graphql(`
  mutation ReportCampaign($input: ReportCampaignInput!) {
    reportCampaign(input: $input) { reportId }
  }
`);

type CampaignProps = { campaignId: string; onClose: () => void; onLost: (say: () => void) => void };

export function ReportCampaignDialog({ campaignId, ...dialog }: CampaignProps) {
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
