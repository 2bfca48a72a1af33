import Box from '@mui/material/Box';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
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
    <DialogForm
      title={t('Report')}
      initialValues={{ comment: '' }}
      validate={({ comment }) => (comment.trim() ? {} : { comment: t('Comment is required!') })}
      onSubmit={onSubmit}
      submit={t('Report')}
      waits={uploading}
      error={error ? toFailure(error).message : null}
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
