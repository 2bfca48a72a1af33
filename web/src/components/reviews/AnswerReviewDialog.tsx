import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { msg, t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { forgetTexts } from '../../lib/form/savedTexts.ts';
import { useOnlyOnce } from '../../lib/form/useOnlyOnce.ts';
import { FormTextField } from '../form/FormTextField.tsx';
import { DialogForm } from '../overlay/DialogForm.tsx';
import { useToast } from '../overlay/Toast.tsx';

const AnswerReviewDocument = graphql(`
  mutation AnswerReview($input: AnswerReviewInput!) {
    answerReview(input: $input) { jobReview { ...JobReviewEntry } }
  }
`);

const needed = msg('Write a reply.');

/** The reviewed side answers in public, once. */
export function AnswerReviewDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const keptAs = `answer.${reviewId}`;
  const [send] = useMutation(AnswerReviewDocument);
  const onlyOnce = useOnlyOnce('ALREADY_ANSWERED');
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const onSubmit = async ({ text }: { text: string }) => {
    setError(null);
    try {
      await onlyOnce(() => send({ variables: { input: { reviewId, text: text.trim() } } }));
      forgetTexts(keptAs);
      toast(t('Reply published'));
      onClose();
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  return (
    <DialogForm
      title={t('Reply to this review')}
      initialValues={{ text: '' }}
      validate={({ text }) => (text.trim() ? {} : { text: needed })}
      onSubmit={onSubmit}
      submit={t('Publish reply')}
      error={error}
      onClose={onClose}
    >
      {t('Everyone can read your reply. You can’t change it later.')}
      <FormTextField
        name="text"
        keptAs={keptAs}
        label={t('Your reply')}
        multiline
        minRows={3}
        maxLength={1_000}
        autoFocus
        sx={{ mt: 2 }}
      />
    </DialogForm>
  );
}
