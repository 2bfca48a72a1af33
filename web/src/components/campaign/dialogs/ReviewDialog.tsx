import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { useField } from 'formik';
import { graphql } from '../../../__generated__/gql.ts';
import { msg, t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { FieldError } from '../../form/FieldError.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';

const ReviewJobDocument = graphql(`
  mutation ReviewJob($input: ReviewJobInput!) {
    reviewJob(input: $input) { remark { ...Job } }
  }
`);

const needed = msg('Choose 1 to 5 stars.');

/** One side of a settled job says how it was to work with the other. */
export function ReviewDialog({ job, onClose }: JobDialogProps) {
  const { mySide, applicant, campaign, reviews } = job;
  const { fullName } = mySide === 'OWNER' ? applicant : campaign.owner;
  const keptAs = `review.${job.id}`;
  const { finish, failure } = useStep(ReviewJobDocument);
  const ending = { said: t('Thank you for your review'), keptAs, onDone: onClose };
  return (
    <DialogForm
      title={t('How was working with {fullName}?', { fullName })}
      initialValues={{ rating: 0, text: '' }}
      validate={({ rating }) => (rating ? {} : { rating: needed })}
      onSubmit={({ rating, text }) => finish({ remarkId: job.id, rating, text: text.trim() }, ending)}
      submit={t('Send review')}
      error={failure?.message}
      onClose={onClose}
    >
      <StarsField label={t('Stars for {title}', { title: fullName })} />
      <FormTextField
        name="text"
        keptAs={keptAs}
        label={t('Your review (optional)')}
        multiline
        minRows={3}
        maxLength={1_000}
        sx={{ mt: 2, mb: 1.5 }}
      />
      {reviews &&
        t('{fullName} sees it when both reviews are in, or on {date} at the latest. It can’t be changed.', {
          fullName,
          date: formatDayTime(reviews.endsAt),
        })}
    </DialogForm>
  );
}

function StarsField({ label }: { label: string }) {
  const [{ value }, { error, touched }, { setValue }] = useField<number>('rating');
  return (
    <Box>
      <Rating
        name="rating"
        value={value || null}
        onChange={(_, stars) => void setValue(stars ?? 0)}
        size="large"
        aria-label={label}
        sx={{ fontSize: 40 }}
      />
      {touched && error && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 14 }}>
          <FieldError text={error} />
        </Box>
      )}
    </Box>
  );
}
