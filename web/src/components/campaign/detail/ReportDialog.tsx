import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { toFailure } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/keptTexts.ts';
import { FormError } from '../../FormError.tsx';
import { FormTextField } from '../../FormTextField.tsx';
import { useToast } from '../../Toast.tsx';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';
import { ReportPicture } from './ReportPicture.tsx';

const ReportCampaignDocument = graphql(`
  mutation ReportCampaign($input: ReportInput!) {
    reportCampaign(input: $input)
  }
`);

type Props = { campaignId: string; onClose: () => void };

/** A comment and, if one helps, a picture. */
export function ReportDialog({ campaignId, onClose }: Props) {
  const titleId = useId();
  const toast = useToast();
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [uploading, setUploading] = useState(false);
  const [send, { error }] = useMutation(ReportCampaignDocument, { refetchQueries: ['CampaignDetail'] });
  const onSubmit = async ({ comment }: { comment: string }) => {
    const input = { campaignId, comment: comment.trim(), picture: pictures[0]?.id ?? null };
    const sent = await send({ variables: { input } }).catch(() => null);
    if (!sent) return;
    forgetTexts(`report.${campaignId}`);
    toast('Reported Successfully');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Formik
        initialValues={{ comment: '' }}
        validate={({ comment }) => (comment.trim() ? {} : { comment: 'Comment is required!' })}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogTitle id={titleId}>Report</DialogTitle>
            <DialogContent>
              <FormTextField
                name="comment"
                keptAs={`report.${campaignId}`}
                label="Comment"
                placeholder="What is wrong with this campaign?"
                multiline
                minRows={3}
                maxLength={2000}
                autoFocus
              />
              <ReportPicture value={pictures} onChange={setPictures} onUploading={setUploading} />
              <FormError text={error && toFailure(error).message} />
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting || uploading}>
                Report
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
