import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { toFailure } from '../../lib/errors.ts';
import { useToast } from './Toast.tsx';

type Props = Omit<ButtonProps, 'onClick' | 'loading'> & { onAct: () => Promise<unknown> };

/** A button that carries something out: it turns meanwhile, and a failure is said at the foot of the page. */
export function ActionButton({ onAct, ...props }: Props) {
  const toast = useToast();
  const [loading, setLoading] = useState(false);
  const onClick = async () => {
    setLoading(true);
    await onAct().catch((thrown: unknown) => toast(toFailure(thrown).message, 'error'));
    setLoading(false);
  };
  return <Button {...props} loading={loading} onClick={() => void onClick()} />;
}
