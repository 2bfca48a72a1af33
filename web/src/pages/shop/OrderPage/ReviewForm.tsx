import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { FormError } from '../../../components/form/FormError.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';

const ReviewProductDocument = graphql(`
  mutation ReviewProduct($input: ReviewProductInput!) {
    reviewProduct(input: $input) { order { ...OrderFields } }
  }
`);

export function ReviewForm({ orderId, title }: { orderId: string; title: string }) {
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [review, { loading }] = useMutation(ReviewProductDocument);
  const once = useIdempotencyKey();
  const toast = useToast();
  const onRate = (value: number | null) => {
    setRating(value);
    if (value) setError(null);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!rating) return setError(t('Please choose one to five stars.'));
    setError(null);
    const input = { orderId, rating, text: text.trim() };
    try {
      await once(input, (idempotencyKey) => review({ variables: { input: { ...input, idempotencyKey } } }));
      toast(t('Thank you for your review'));
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  return (
    <Card
      component="form"
      noValidate
      aria-label={t('Review')}
      onSubmit={onSubmit}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="h4" component="h2">
        {t('How do you like it?')}
      </Typography>
      <Rating
        name="rating"
        value={rating}
        onChange={(_, value) => onRate(value)}
        size="large"
        aria-label={t('Stars for {title}', { title })}
      />
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t('Your review (optional)')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <FormError text={error} />
      <Button type="submit" variant="contained" loading={loading}>
        {t('Send review')}
      </Button>
    </Card>
  );
}
