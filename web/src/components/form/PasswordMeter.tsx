import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import type { PasswordStrengthQuery } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';

const PasswordStrengthDocument = graphql(`
  query PasswordStrength($password: String!, $about: [String!]) {
    passwordStrength(password: $password, about: $about) { score hint }
  }
`);

type Strength = PasswordStrengthQuery['passwordStrength'];

const hints: Record<NonNullable<Strength['hint']>, Text> = {
  COMMON: msg('Easy to guess: many people use it'),
  PERSONAL: msg('Easy to guess: it has your name or email in it'),
  PATTERN: msg('Easy to guess: it follows a pattern'),
  SHORT: msg('Easy to guess: add another word'),
};

/** Words and colour by score. */
const levels: readonly [words: Text, color: string][] = [
  [msg('Easy to guess'), 'error.main'],
  [msg('Easy to guess'), 'error.main'],
  [msg('Fair password'), 'warning.main'],
  [msg('Good password'), 'success.main'],
  [msg('Strong password'), 'success.main'],
];

const PAUSE_MS = 400;
const ABOUT = ['first', 'last', 'username', 'email'];

/** What the form says about the person. */
const aboutIn = (values: Record<string, unknown>): string[] =>
  ABOUT.map((name) => values[name]).filter((text): text is string => typeof text === 'string' && text !== '');

/** The strength of a password, asked for once typing pauses; null while unknown. Never kept in the cache. */
function useStrength(password: string): Strength | null {
  const client = useApolloClient();
  const { values } = useFormikContext<Record<string, unknown>>();
  const about = aboutIn(values).join('\n');
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    let isOver = false;
    setStrength(null);
    const ask = async () => {
      const variables = { password, about: about ? about.split('\n') : [] };
      const asked = {
        query: PasswordStrengthDocument,
        variables,
        fetchPolicy: 'no-cache',
        context: { hasty: true },
      } as const;
      // Without an answer nothing is shown; the server checks again when the form is sent.
      const answer = await client.query(asked).catch(() => null);
      if (!isOver) setStrength(answer?.data?.passwordStrength ?? null);
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, password, about]);
  return strength;
}

/** Shows how hard a new password is to guess: four bars, and in words. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = useStrength(password);
  const [words, color] = levels[strength?.score ?? 0] ?? [];
  return (
    <Box component="span" role="status" sx={{ display: 'block', mt: 0.5 }}>
      <Box component="span" aria-hidden sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            component="span"
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: strength && step <= Math.max(strength.score, 1) ? color : 'divider',
            }}
          />
        ))}
      </Box>
      {strength && words
        ? t(strength.hint ? hints[strength.hint] : words)
        : t('Checking how easy it is to guess…')}
    </Box>
  );
}
