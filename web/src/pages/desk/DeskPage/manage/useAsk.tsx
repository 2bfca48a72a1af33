import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../../components/overlay/ConfirmDialog.tsx';

type Question = { title: string; effect: ReactNode; yes: string; answer: (goesOn: boolean) => void };

/** Asks before a form is sent, with what it will do. `ask` tells whether to go on. */
export function useAsk() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (title: string, effect: ReactNode, yes: string) =>
    new Promise<boolean>((answer) => setQuestion({ title, effect, yes, answer }));
  const decide = (goesOn: boolean) => {
    question?.answer(goesOn);
    setQuestion(null);
  };
  const dialog = question && (
    <ConfirmDialog
      open
      title={question.title}
      no="Go back"
      yes={question.yes}
      onNo={() => decide(false)}
      onYes={() => decide(true)}
    >
      {question.effect}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
