import Button from '@mui/material/Button';
import { t } from '../../../languages/t.ts';

export type EditorStep = 'form' | 'preview' | 'done';

/** Id of the form, for buttons that stand outside of it. */
export const FORM_ID = 'campaign-form';

type Props = {
  step: EditorStep;
  editing: boolean;
  pending: number;
  busy: boolean;
  dirty: boolean;
  onBack: () => void;
  onSaveDraft: () => void;
  onPost: () => void;
};

export function EditorActions({ step, editing, pending, busy, dirty, onBack, onSaveDraft, onPost }: Props) {
  const saveDraft = !editing && dirty && (
    <Button variant="outlined" onClick={onSaveDraft} disabled={busy}>
      {t('Save Draft')}
    </Button>
  );
  if (step === 'preview') {
    return (
      <>
        <Button variant="outlined" onClick={onBack} disabled={busy}>
          {t('Back to the form')}
        </Button>
        {saveDraft}
        <Button variant="contained" onClick={onPost} disabled={busy} loading={busy} loadingPosition="start">
          {editing ? t('Save changes') : t('Post')}
        </Button>
      </>
    );
  }
  return (
    <>
      {saveDraft}
      <Button variant="contained" type="submit" form={FORM_ID} disabled={pending > 0}>
        {pending > 0 ? t('Uploading pictures…') : t('Preview')}
      </Button>
    </>
  );
}
