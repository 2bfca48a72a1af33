import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { type FieldState, memoField } from '../../../../components/form/memoField.tsx';
import { t } from '../../../../languages/t.ts';
import { TAGS_MAX } from '../campaignOptions.ts';

type Props = {
  label: string;
  /** Stands before each word: '#' for hashtags. */
  sign?: string;
  placeholder: string;
};

const clean = (words: readonly string[], sign: string) => {
  const parts = words.flatMap((text) => text.split(sign ? /[,\s]+/ : ','));
  const bare = parts.map((word) => word.trim().replace(/^#+/, '')).filter(Boolean);
  return [...new Set(bare)].slice(0, TAGS_MAX);
};

/** Words of one's own as chips. A comma, Enter or leaving the field takes what was typed; hashtags end at a space too. */
function WordsField({ label, sign = '', placeholder, value, error, setValue }: Props & FieldState<string[]>) {
  const [typed, setTyped] = useState('');
  const take = (words: readonly string[]) => {
    setTyped('');
    setValue(clean(words, sign));
  };
  const onInput = (text: string, reason: string) => {
    const ends = reason === 'input' && (sign ? /[,\s]$/ : /,$/).test(text);
    if (ends) take([...value, text]);
    else if (reason !== 'reset') setTyped(text);
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={value}
      inputValue={typed}
      onInputChange={(_, text, reason) => onInput(text, reason)}
      onChange={(_, next) => take(next)}
      onBlur={() => typed.trim() && take([...value, typed])}
      renderValue={(words, getItemProps) =>
        words.map((word, index) => {
          const { key, ...rest } = getItemProps({ index });
          return <Chip key={key} size="small" label={`${sign}${word}`} {...rest} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          placeholder={value.length === 0 ? placeholder : ''}
          error={!!error}
          helperText={
            error ? (
              <FieldError text={error} />
            ) : (
              t('Press Enter after each one. {count} / {TAGS_MAX}', { count: value.length, TAGS_MAX })
            )
          }
        />
      )}
    />
  );
}

export const HashtagsField = memoField<string[], Props>('hashtags', WordsField);
export const TagsField = memoField<string[], Props>('tags', WordsField);
