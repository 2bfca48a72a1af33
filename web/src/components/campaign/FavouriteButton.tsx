import { useMutation } from '@apollo/client/react';
import IconButton from '@mui/material/IconButton';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { useAuthModal } from '../../lib/navigation/useAuthModal.ts';
import { useWhoAmI } from '../../lib/session/useMe.ts';
import { Sign } from '../display/Sign.tsx';
import { useToast } from '../overlay/Toast.tsx';

const SetFavouriteDocument = graphql(`
  mutation SetFavourite($input: SetFavouriteInput!) {
    setFavourite(input: $input) { campaign { id isFavourite } }
  }
`);

type Props = { campaign: { id: string; title: string; isFavourite: boolean } };

/** The heart of a campaign. Visitors are asked to sign in; everybody else sees it turn at once. */
export function FavouriteButton({ campaign: { id, title, isFavourite } }: Props) {
  const whoAmI = useWhoAmI();
  const auth = useAuthModal();
  const toast = useToast();
  const [save] = useMutation(SetFavouriteDocument);
  const onClick = async () => {
    if (!(await whoAmI())) return auth.open('login');
    const on = !isFavourite;
    const campaign = { __typename: 'Campaign', id, isFavourite: on };
    try {
      await save({
        variables: { input: { campaignId: id, on } },
        optimisticResponse: { setFavourite: { campaign } },
      });
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
  return (
    <IconButton
      className="favourite"
      onClick={onClick}
      aria-pressed={isFavourite}
      aria-label={t('Favourite: {title}', { title })}
      sx={{
        width: 40,
        height: 40,
        bgcolor: 'background.paper',
        color: isFavourite ? 'primary.main' : 'text.primary',
        border: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
      }}
    >
      <Sign name={isFavourite ? 'heart' : 'heart-outline'} />
    </IconButton>
  );
}
