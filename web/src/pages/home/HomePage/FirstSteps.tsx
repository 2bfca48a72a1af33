import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FirstStep, Purpose } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { PAYOUT_COUNTRY } from '../../../lib/payoutCountry.ts';
import { Link } from '../../../routing/Link.tsx';

const FirstStepsDocument = graphql(`
  query FirstSteps {
    me {
      id
      purpose
      firstStepsDone
      profile { id country { code } }
    }
  }
`);

const SetPurposeDocument = graphql(`
  mutation SetPurpose($purpose: Purpose) {
    setPurpose(input: { purpose: $purpose }) { account { id purpose } }
  }
`);

const forInfluencers = ['LINK_ACCOUNT', 'SET_PRICE', 'ADD_BANK_ACCOUNT', 'APPLY'] as const;
const forBrands = ['INTRODUCE', 'POST_CAMPAIGN', 'INVITE'] as const;

const stepsOf: Readonly<Record<Purpose, readonly FirstStep[]>> = {
  INFLUENCER: forInfluencers,
  BRAND: forBrands,
  BOTH: [...forInfluencers, ...forBrands],
};

/** What to do, why, and the button that leads there; without an address it opens the campaign form. */
const words: Readonly<Record<FirstStep, readonly [title: Text, why: Text, button: Text, to?: string]>> = {
  LINK_ACCOUNT: [
    msg('Link Instagram or Facebook'),
    msg('Brands see your followers and posts.'),
    msg('Link an account'),
    '/edit-profile#instagram',
  ],
  SET_PRICE: [
    msg('Set your price per post'),
    msg('Brands know what to offer.'),
    msg('Set price'),
    '/edit-profile#instagram',
  ],
  ADD_BANK_ACCOUNT: [
    msg('Add a bank account'),
    msg('We pay out to banks in Singapore.'),
    msg('Add bank account'),
    '/edit-profile/setting',
  ],
  APPLY: [
    msg('Apply to your first campaign'),
    msg('For money, a product or a shoutout.'),
    msg('Find a campaign'),
    '/campaigns',
  ],
  INTRODUCE: [
    msg('Add a photo and a short bio'),
    msg('Influencers see who asks them.'),
    msg('Edit Profile'),
    '/edit-profile',
  ],
  POST_CAMPAIGN: [
    msg('Post your first campaign'),
    msg('Staff check it within 48 hours.'),
    msg('Post a campaign'),
  ],
  INVITE: [
    msg('Invite your first influencer'),
    msg('Search by interest, country and followers.'),
    msg('Find influencers'),
    '/search-influencer',
  ],
};

/** Steps shown together: a longer list discourages. */
const MOST = 3;

/** What leads a new member to the first job, until it is all done or hidden. */
export function FirstSteps() {
  const id = useId();
  const { data } = useQuery(FirstStepsDocument, { fetchPolicy: 'cache-and-network' });
  const purpose = data?.me?.purpose;
  const country = data?.me?.profile.country?.code ?? PAYOUT_COUNTRY;
  const all = purpose ? stepsOf[purpose] : [];
  const steps = country === PAYOUT_COUNTRY ? all : all.filter((step) => step !== 'ADD_BANK_ACCOUNT');
  const left = steps.filter((step) => !data?.me?.firstStepsDone.includes(step));
  if (left.length === 0) return null;
  const done = steps.length - left.length;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: { xs: 4, md: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2 }}>
        <Typography variant="h3" component="h2" id={id}>
          {t('First steps')}
        </Typography>
        <Box component="span" sx={{ flex: 1, color: 'text.secondary' }}>
          {t('{done} of {all} done', { done, all: steps.length })}
        </Box>
        <HideButton />
      </Box>
      <Card>
        <LinearProgress variant="determinate" value={(done / steps.length) * 100} aria-labelledby={id} />
        <PlainList label={t('First steps')}>
          {left.slice(0, MOST).map((step, at) => (
            <StepRow key={step} step={step} isNext={at === 0} />
          ))}
        </PlainList>
      </Card>
    </Box>
  );
}

function HideButton() {
  const toast = useToast();
  const [setPurpose, { loading }] = useMutation(SetPurposeDocument);
  const hide = () =>
    setPurpose({ variables: { purpose: null } }).catch((error) => toast(toFailure(error).message, 'error'));
  return (
    <Button
      size="small"
      color="inherit"
      disabled={loading}
      onClick={hide}
      sx={{ mr: -1.25, color: 'text.secondary' }}
    >
      {t('Hide')}
    </Button>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.25,
  p: { xs: 2, md: 2.5 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

function StepRow({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const { start } = useComposer();
  const [title, why, button, to] = words[step];
  const look = { variant: isNext ? 'contained' : 'outlined', sx: { width: { xs: 1, sm: 190 } } } as const;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 16, fontWeight: 700, lineHeight: 1.3 }}>
          {t(title)}
        </Box>
        <SecondaryText>{t(why)}</SecondaryText>
      </Box>
      {to ? (
        <Button component={Link} to={to} color={isNext ? 'primary' : 'inherit'} {...look}>
          {t(button)}
        </Button>
      ) : (
        <Button onClick={() => void start()} color={isNext ? 'primary' : 'inherit'} {...look}>
          {t(button)}
        </Button>
      )}
    </Box>
  );
}
