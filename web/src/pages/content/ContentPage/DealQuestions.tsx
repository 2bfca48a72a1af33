import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { msg, t } from '../../../languages/t.ts';
import { answer, OneQuestion } from './Questions.tsx';

/** What the two sides of a job ask most, in the reader's language; the page itself is written by staff in one. */
const questions = [
  {
    question: msg('What exactly have we agreed?'),
    answer: msg(
      'What the deal sheet says: amount, deliverables, due date, rounds of changes and how the work may be used. It is made when one side accepts the terms of the other, nobody can change it afterwards, and you find it on the job. A later change is a new version that both accept.',
    ),
  },
  {
    question: msg('How many changes can a brand ask for?'),
    answer: msg(
      'As many rounds as the deal sheet includes, for each deliverable; the job shows how many are used. The brand says in words what to change, in a draft or in published work. After the last round it approves the work or raises a dispute. What is approved can no longer be disputed for its quality.',
    ),
  },
  {
    question: msg('May the brand use my work in its ads?'),
    answer: msg(
      'Only if the deal sheet says so, in the channels and for the time it names. Both sides see where the work may run until when, and hear before it ends.',
    ),
  },
  {
    question: msg('What happens if the other side does not answer?'),
    answer: msg(
      'Every step has a deadline that both see with date and time from the start. Proposed terms lapse. A draft counts as approved, usually after 3 days. Finished work is paid automatically, usually after 14 days. If nothing is handed in for a week after the due date, the brand can end the job and gets all its money back. In a dispute our team decides on what is there.',
    ),
  },
  {
    question: msg('When is the money in my bank account?'),
    answer: msg(
      'When the payment is released, the job shows the day on which it should arrive. If something holds it, such as a missing bank account, the job says what it is and what to do next.',
    ),
  },
];

export function DealQuestions() {
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('Your deal, from terms to payout')}
      </Typography>
      {questions.map((one) => (
        <OneQuestion key={t(one.question)} question={t(one.question)}>
          <Box sx={answer}>
            <p>{t(one.answer)}</p>
          </Box>
        </OneQuestion>
      ))}
    </Box>
  );
}
