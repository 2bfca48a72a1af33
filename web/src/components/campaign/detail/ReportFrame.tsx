import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { FocusFirstError } from '../../form/FocusFirstError.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { Dialog } from '../../overlay/Dialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import { OptionalPicture } from '../../upload/OptionalPicture.tsx';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';

export type ReportParts = { comment: string; picture: string | null };

type Props = {
  /** Under which name what is typed is kept, until it is sent. */
  keptAs: string;
  /** Asks what is wrong. */
  placeholder: string;
  /** Sends the report; false when it is refused. */
  onSend: (report: ReportParts) => Promise<boolean>;
  /** Why it is refused. */
  error: unknown;
  onClose: () => void;
};

/** Form of a report: a comment and, if one helps, a picture. */
export function ReportFrame({ keptAs, placeholder, onSend, error, onClose }: Props) {
  const titleId = useId();
  const toast = useToast();
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [uploading, setUploading] = useState(false);
  const onSubmit = async ({ comment }: { comment: string }) => {
    if (!(await onSend({ comment: comment.trim(), picture: pictures[0]?.id ?? null }))) return;
    forgetTexts(keptAs);
    toast(t('Reported Successfully'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Formik
        initialValues={{ comment: '' }}
        validate={({ comment }) => (comment.trim() ? {} : { comment: t('Comment is required!') })}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FocusFirstError />
            <DialogTitle id={titleId}>{t('Report')}</DialogTitle>
            <DialogContent>
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
              <FormError text={error ? toFailure(error).message : null} />
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {t('Cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting || uploading}>
                {t('Report')}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
