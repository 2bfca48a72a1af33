import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { SpokenLanguage } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { ChoiceChip } from '../../../../components/form/ChoiceChip.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { optionsOf } from '../../../../lib/format/choiceNames.ts';
import { spokenLanguages } from '../../../../lib/format/spokenLanguages.ts';
import { toggled } from '../../../../lib/toggled.ts';
import { SettingsField } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { SetInterestsDocument } from './profileFormDocuments.ts';

const MOST_BIO = 2000;

export function AboutFields({ account, needed }: { account: ProfileFormAccountFragment; needed: boolean }) {
  return (
    <SettingsSection title={t('About you')}>
      <BioField needed={needed} />
      <Typography variant="subtitle2" component="h3" id="languages" sx={{ mt: 2, mb: 1 }}>
        {t('Languages you speak')}
      </Typography>
      <LanguageChips labelledBy="languages" />
      <Typography variant="subtitle2" component="h3" id="interests" sx={{ mt: 2.5 }}>
        {t('Interests')}
      </Typography>
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 1 }}>{t('Saved as you choose.')}</Box>
      <InterestChips chosen={account.profile.interests} labelledBy="interests" />
    </SettingsSection>
  );
}

function BioField({ needed }: { needed: boolean }) {
  const [{ value }] = useField<string>('bio');
  const left = MOST_BIO - value.length;
  return (
    <SettingsField
      name="bio"
      label={t('Bio')}
      multiline
      minRows={4}
      maxRows={12}
      maxLength={MOST_BIO}
      needed={needed}
      helperText={left < 200 ? t('{left} characters left', { left }) : t('What you post about and for whom.')}
    />
  );
}

const LANGUAGES_MAX = 10;

function LanguageChips({ labelledBy }: { labelledBy: string }) {
  const [{ value }] = useField<SpokenLanguage[]>('languages');
  const { setFieldValue } = useFormikContext();
  // Not drawn again while something is typed in another field.
  const chips = useMemo(() => {
    const toggle = (language: SpokenLanguage) =>
      void setFieldValue('languages', toggled(value, language).slice(0, LANGUAGES_MAX));
    return optionsOf(spokenLanguages).map(({ value: language, label }) => (
      <ChoiceChip
        key={language}
        label={t(label)}
        on={value.includes(language)}
        onToggle={() => toggle(language)}
      />
    ));
  }, [value, setFieldValue]);
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {chips}
    </Box>
  );
}

const InterestChoicesDocument = graphql(`
  query InterestChoices {
    categories { id name }
  }
`);

function InterestChips({ chosen, labelledBy }: { chosen: readonly string[]; labelledBy: string }) {
  const { data } = useQuery(InterestChoicesDocument, { fetchPolicy: 'cache-first' });
  const names = (data?.categories ?? []).map((category) => category.name);
  const { shown, toggle } = useInterests(chosen, names);
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => (
        <ChoiceChip
          key={name}
          label={categoryName(name)}
          on={shown.includes(name)}
          onToggle={() => toggle(name)}
        />
      ))}
    </Box>
  );
}

/**
 * Interests that show a switch at once and save one after the other, so that the last switch wins.
 * `known` are the names on offer: one that is offered no more goes with the next save.
 */
function useInterests(saved: readonly string[], known: readonly string[]) {
  const [save] = useMutation(SetInterestsDocument);
  const toast = useToast();
  const [waiting, setWaiting] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const queue = useRef(Promise.resolve());
  const shown = waiting ?? saved;

  const send = async (interests: readonly string[]) => {
    // A newer switch is on its way already and carries this one.
    if (latest.current !== interests) return;
    try {
      await save({ variables: { input: { interests: [...interests] } } });
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
    if (latest.current !== interests) return;
    latest.current = null;
    setWaiting(null);
  };

  const toggle = (name: string) => {
    const now = (latest.current ?? saved).filter((one) => known.includes(one));
    const next = toggled(now, name);
    latest.current = next;
    setWaiting(next);
    queue.current = queue.current.then(() => send(next));
  };

  return { shown, toggle };
}
