import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { Failure } from '../../../lib/errors.ts';
import { ConfirmDialog, type QuestionWords } from '../../overlay/ConfirmDialog.tsx';
import { useStep } from '../job/useStep.ts';

type Props<Data, Input> = QuestionWords & {
  mutation: TypedDocumentNode<Data, { input: Input }>;
  input: Input | null | undefined;
  /** What follows: a toast with these words, or whatever is done with the answer. */
  done: string | ((data: Data) => void);
  instead?: (failure: Failure | null) => ReactNode;
  onClose: () => void;
};

export function StepQuestion<Data, Input extends object>(props: Props<Data, Input>) {
  const { mutation, input, done, instead, onClose, ...words } = props;
  const { run, finish, busy, failure } = useStep(mutation);
  const onYes = async () => {
    if (!input) return;
    if (typeof done === 'string') return finish(input, { said: done, onDone: onClose });
    const data = await run(input);
    if (data) done(data);
  };
  return (
    instead?.(failure) || (
      <ConfirmDialog busy={busy} error={failure?.message} onNo={onClose} onYes={onYes} {...words} />
    )
  );
}
