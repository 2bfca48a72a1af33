import Box from '@mui/material/Box';
import type { ChangeEvent, ComponentProps } from 'react';
import { visuallyHidden } from '../display/visuallyHidden.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onFiles: (files: File[]) => void };

/** The browser's own choice of files, unseen: the keyboard works by itself. */
export function FileInput({ onFiles, ...rest }: Props) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed or refused.
    target.value = '';
  };
  return <Box component="input" {...rest} type="file" onChange={onChange} sx={visuallyHidden} />;
}
