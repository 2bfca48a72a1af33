import { useApolloClient, useMutation } from '@apollo/client/react';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { Brand } from '../../../components/display/Brand.tsx';
import { Drawing } from '../../../components/display/Drawing.tsx';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { msg, t } from '../../../languages/t.ts';
import { SOMETHING_WRONG, toFailure } from '../../../lib/errors.ts';
import { isUsernameTaken } from '../../../lib/session/accountRules.ts';
import { useNavigate } from '../../../routing/hooks.ts';

/** Choosing a username; stands without header and footer. */
export function Component() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', px: 2, py: 4 }}>
      <PageTitle hidden>{t('Choose a username')}</PageTitle>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Brand />
        <Box sx={{ mt: 4 }}>
          <Drawing name="people" />
        </Box>
        <Typography variant="h2" component="h1" sx={{ mt: 2 }}>
          {t('Choose a username')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          {t('People find and mention you by it. Up to 30 characters.')}
        </Typography>
        <UsernameForm />
      </Box>
    </Box>
  );
}

const ChooseUsernameDocument = graphql(`
  mutation ChooseUsername($input: ChooseUsernameInput!) {
    chooseUsername(input: $input) {
      account {
        id
        profile { id username }
      }
    }
  }
`);

const TAKEN = msg('Username is taken, Use different');

function UsernameForm() {
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [choose, { loading }] = useMutation(ChooseUsernameDocument);
  const navigate = useNavigate();
  const check = useUsernameCheck(name.trim());
  const error = refused ?? (check === 'taken' ? t(TAKEN) : null);

  const refuse = (text: string) => {
    setRefused(text);
    field.current?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return refuse(t('Please enter username!'));
    if (check === 'taken') return field.current?.focus();
    try {
      await choose({ variables: { input: { username: name.trim() } } });
    } catch (failure) {
      return refuse(textOf(failure));
    }
    await navigate('/profile');
  };

  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <TextField
        label={t('Username')}
        inputRef={field}
        value={name}
        onChange={(event) => {
          setRefused(null);
          setName(event.target.value);
        }}
        error={!!error}
        helperText={<Hint error={error} free={check === 'free'} />}
        fullWidth
        autoFocus
        autoComplete="username"
        slotProps={{
          htmlInput: { maxLength: 30, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={loading} sx={{ mt: 2 }}>
        {t('Continue')}
      </Button>
    </Box>
  );
}

function Hint({ error, free }: { error: string | null; free: boolean }) {
  if (error) return <FieldError text={error} />;
  if (!free) return ' ';
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
    >
      <CheckCircleRounded aria-hidden sx={{ fontSize: 16 }} />
      {t('Go ahead')}
    </Box>
  );
}

function textOf(error: unknown): string {
  const { code, message } = toFailure(error);
  if (code === 'USERNAME_TAKEN') return t(TAKEN);
  return code === 'USERNAME_INVALID' || code === 'RATE_LIMITED' ? message : t(SOMETHING_WRONG);
}

/** Whether the typed name is free, asked when typing pauses; null while unknown. */
function useUsernameCheck(name: string): 'free' | 'taken' | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ name: string; taken: boolean } | null>(null);
  useEffect(() => {
    if (!name) return;
    let stale = false;
    const timer = setTimeout(async () => {
      // Without an answer nothing is claimed; saving asks the server anyway.
      const taken = await isUsernameTaken(client, name).catch(() => null);
      if (!stale && taken !== null) setAnswer({ name, taken });
    }, 350);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [client, name]);
  if (!name || answer?.name !== name) return null;
  return answer.taken ? 'taken' : 'free';
}
