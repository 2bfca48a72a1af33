import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TermsQuery } from '../../../../__generated__/graphql.ts';
import { BackTo } from '../../../../components/campaign/detail/BackTo.tsx';
import { describeJob } from '../../../../components/campaign/job/texts/describeJob.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { jobTitle } from '../../../../components/extras/jobTitle.ts';
import { PageContainer } from '../../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { PhoneBar } from '../../../../components/page/PhoneBar.tsx';
import { RowsSkeleton } from '../../../../components/page/Skeletons.tsx';
import { newWork, toWork } from '../../../../components/work/workValues.ts';
import { serverSentence } from '../../../../languages/serverSentence.ts';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { applicationPath } from '../../../../lib/navigation/pagePaths.ts';
import { useAlone } from '../../../../lib/navigation/useAlone.ts';
import { useSearchParams } from '../../../../routing/hooks.ts';
import { twoColumns } from '../twoColumns.ts';
import { AgreedTerms } from './AgreedTerms.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ChangeView } from './ChangeView.tsx';
import { formTitle } from './formTitle.ts';

// Fetched when somebody proposes: answering does without fields.
const ChangeForm = lazyPart(async () => (await import('./ChangeForm.tsx')).ChangeForm, <RowsSkeleton />);

type Remark = NonNullable<TermsQuery['remark']>;

/** What is proposed to be changed in a running job, and the form to propose something else. */
export function ChangesView({ remark }: { remark: Remark }) {
  const [params, setParams] = useSearchParams();
  const { amendments, campaign } = remark;
  const pending = amendments.find(({ state }) => state === 'PENDING');
  const step = remark.nextSteps.find(({ action }) => action === 'PROPOSE_AMENDMENT');
  const isLater = params.has('later');
  const isOpen = !!step && (isLater || params.has('change'));
  const agreed = remark.deals[0]?.work ?? null;
  const other = remark.mySide === 'APPLICANT' ? campaign.owner.fullName : remark.applicant.fullName;
  const back = { to: applicationPath(remark.id), text: t('Job with {fullName}', { fullName: other }) };
  useAlone();
  const begin = agreed ?? campaign.brief ?? toWork(newWork, campaign.type);
  const close = () => setParams({ change: null, later: null }, { replace: true });
  const open = () => setParams({ change: '1' });
  return (
    <>
      <PhoneBar back={back} title={t('Terms with {name}', { name: other })} about={jobTitle(remark)} />
      <PageContainer sx={{ pb: { xs: 14 } }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, mb: 1.5, mt: { md: -1 } }}>
          <BackTo {...back} />
        </Box>
        <PageTitle hidden>{t('Terms with {name}', { name: other })}</PageTitle>
        <Typography variant="h2" component="h1">
          {isOpen && !pending ? formTitle(isLater && !!agreed) : title(remark, pending, other)}
        </Typography>
        <SecondaryText sx={{ display: { xs: 'none', sm: 'block' }, mt: 0.5 }}>
          {jobTitle(remark)}
        </SecondaryText>
        {remark.state !== 'HIRED' && (
          <SecondaryText sx={{ mt: 0.5 }}>{describeJob(remark).turn}</SecondaryText>
        )}
        <Box sx={{ ...twoColumns, mt: 3 }}>
          <Box sx={{ display: { xs: isOpen ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
            {pending ? (
              <ChangeView
                job={remark}
                amendment={pending}
                agreed={agreed}
                other={other}
                onChange={step && !isOpen ? open : null}
              />
            ) : (
              <AgreedTerms job={remark} deal={remark.deals[0]} onChange={step && !isOpen ? open : null} />
            )}
          </Box>
          <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
            {isOpen && (
              <ChangeForm
                key={String(isLater)}
                job={remark}
                agreed={agreed ?? begin}
                basis={(isLater ? null : pending?.work) ?? begin}
                dateOnly={isLater && !!agreed}
                pendingId={pending?.id ?? null}
                isTitled={!pending}
                other={other}
                refusal={step.allowed ? null : serverSentence(step)}
                onDone={close}
              />
            )}
            <ChangeList job={remark} amendments={amendments} />
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

function title({ mySide, state }: Remark, pending: Remark['amendments'][number] | undefined, other: string) {
  if (!pending) return state === 'HIRED' ? t('Terms with {name}', { name: other }) : t('Deal changes');
  return pending.proposedBy === mySide
    ? t("{name}'s turn: answer your new terms", { name: other })
    : t('Your turn: answer the new terms of {name}', { name: other });
}
