import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormError } from '../../../components/form/FormError.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useUnblockUser } from '../../../components/people/useBlock.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { Link } from '../../../routing/Link.tsx';

type Props = {
  person: { id: string; fullName: string };
  onUnblocked: () => void;
};

/** Stands in the place of somebody whom the viewer has blocked. */
export function BlockedPerson({ person, onUnblocked }: Props) {
  const { unblock, loading, error } = useUnblockUser(person.id);
  const onClick = async () => {
    if (await unblock()) onUnblocked();
  };
  return (
    <PageContainer>
      <PageTitle hidden>{t('Blocked')}</PageTitle>
      <EmptyState
        drawing="people"
        heading
        text={t('You have blocked {fullName}', { fullName: person.fullName })}
        hint={t(
          'You no longer find one another. All people whom you have blocked are listed in your account settings.',
        )}
        action={
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => void onClick()} disabled={loading}>
              {t('Unblock')}
            </Button>
            <Button variant="contained" component={Link} to="/search-influencer">
              {t('Find influencers')}
            </Button>
          </Box>
        }
      />
      <FormError text={error ? toFailure(error).message : null} />
    </PageContainer>
  );
}
