import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormikConfig, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { t } from '../../languages/t.ts';
import { AppForm } from '../form/AppForm.tsx';
import { FormError } from '../form/FormError.tsx';
import { Dialog } from './Dialog.tsx';

type ActionsProps = {
  cancel?: string;
  submit: string;
  /** Leaves the submit button without papaya, for what destroys. */
  destructive?: boolean;
  /** True while the form waits for something else, such as an upload. */
  waits?: boolean;
  onClose: () => void;
};

type Props<V> = Pick<FormikConfig<V>, 'initialValues' | 'validate' | 'onSubmit'> &
  ActionsProps & {
    title: string;
    wide?: boolean;
    /** Fills the screen of a phone, with the buttons in reach. */
    sheet?: boolean;
    error: string | null | undefined;
    children: ReactNode;
  };

/** A question that is answered with a short form. */
export function DialogForm<V extends FormikValues>(all: Props<V>) {
  const { title, wide, sheet, error, children, ...props } = all;
  const { initialValues, validate, onSubmit, ...actions } = props;
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={titleId}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
      fullScreen={isPhone && !!sheet}
      slotProps={isPhone && sheet ? sheetPaper : {}}
    >
      <AppForm initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ color: 'text.secondary' }}>
          {children}
          <FormError text={error} />
        </DialogContent>
        <DialogFormActions {...actions} />
      </AppForm>
    </Dialog>
  );
}

const sheetPaper = {
  paper: {
    sx: {
      borderRadius: 0,
      border: 0,
      '& > form': { flex: 1, display: 'flex', flexDirection: 'column' },
      '& .MuiDialogContent-root': { flex: '1 0 auto' },
      '& .MuiDialogActions-root': {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        px: 2,
        py: 1.5,
        '& > :last-child': { flex: 1 },
      },
    },
  },
} as const;

export function DialogFormActions({ cancel, submit, destructive, waits, onClose }: ActionsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
        {cancel ?? t('Cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={destructive ? 'error' : 'primary'}
        disabled={isSubmitting || !!waits}
      >
        {submit}
      </Button>
    </DialogActions>
  );
}
