import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { ActionDialog } from './ConfirmDialog.tsx';

type Asked = Pick<ComponentProps<typeof ActionDialog>, 'title' | 'yes' | 'no' | 'destructive' | 'onYes'>;

type Props = Omit<ButtonProps, 'onClick' | 'title'> &
  Asked & {
    /** What follows from 'yes'. */
    text: string;
  };

/** A button that asks before it carries something out. */
export function AskButton({ title, text, yes, no, destructive, onYes, ...button }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {asking && (
        <ActionDialog
          title={title}
          yes={yes}
          no={no}
          destructive={destructive}
          onYes={onYes}
          onClose={() => setAsking(false)}
        >
          {text}
        </ActionDialog>
      )}
    </>
  );
}
