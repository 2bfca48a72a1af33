import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskArticleFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { NotFoundPage } from '../../../../components/page/NotFoundPage.tsx';
import { PageFailure } from '../../../../components/page/PageFailure.tsx';
import type { UploadedPicture } from '../../../../components/upload/uploadPicture.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { idInAddress, rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { Decisions } from '../parts/Decision.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ContentField, PictureField } from './ContentFields.tsx';
import { contentErrors } from './contentErrors.ts';
import { ManageFrame } from './ManageFrame.tsx';
import { Revisions, RevisionsDocument } from './Revisions.tsx';
import { useAsk } from './useAsk.tsx';

const ArticleDocument = graphql(`
  query DeskNewsArticle($id: ID!) {
    newsArticle(id: $id) { ...DeskArticle }
  }
  fragment DeskArticle on NewsArticle {
    id
    state
    title
    html
    day
    picture { id tiny small medium large }
  }
`);
const SaveNewsDocument = graphql(`
  mutation DeskSaveNews($input: SaveNewsInput!) {
    saveNews(input: $input) { newsArticle { ...DeskArticle } }
  }
`);
const PublishDocument = graphql(`
  mutation DeskPublishNews($input: PublishNewsInput!) {
    publishNews(input: $input) { newsArticle { id state } }
  }
`);
const WithdrawDocument = graphql(`
  mutation DeskWithdrawNews($input: WithdrawNewsInput!) {
    withdrawNews(input: $input) { newsArticle { id state } }
  }
`);

const parent = { to: '/desk/news', label: 'News' };

/** An article as a form; `new` is one that is not there yet. */
export function NewsForm({ number }: { number: string }) {
  const isNew = number === 'new';
  const { data, error, refetch } = useQuery(ArticleDocument, {
    variables: { id: idInAddress('NewsArticle', number) },
    skip: isNew,
    fetchPolicy: 'cache-and-network',
  });
  if (isNew)
    return (
      <ManageFrame title="New article" parent={parent}>
        <ArticleForm article={null} />
      </ManageFrame>
    );
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what="This article" />;
  if (!data) return <CaseSkeleton />;
  const article = data.newsArticle;
  if (!article) return <NotFoundPage what="This article" />;
  const isPublished = article.state === 'PUBLISHED';
  return (
    <ManageFrame
      title={article.title}
      parent={parent}
      aside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <SoftTag tone={isPublished ? 'success' : 'warning'}>{isPublished ? 'Published' : 'Draft'}</SoftTag>
          <Button component={Link} to={`/news/${number}`}>
            View article
          </Button>
        </Box>
      }
    >
      <ArticleForm article={article} />
      <ArticleState article={article} />
    </ManageFrame>
  );
}

type Article = DeskArticleFragment;
type Values = { title: string; html: string; day: string; picture: UploadedPicture[] };

const today = () => new Date().toLocaleDateString('en-CA');

function ArticleForm({ article }: { article: Article | null }) {
  const [start, setStart] = useState<Values>({
    title: article?.title ?? '',
    html: article?.html ?? '',
    day: article?.day ?? today(),
    picture: article?.picture ? [article.picture] : [],
  });
  const [uploading, setUploading] = useState(false);
  const [save] = useMutation(SaveNewsDocument, { refetchQueries: article ? [RevisionsDocument] : [] });
  const { ask, dialog } = useAsk();
  const navigate = useNavigate();
  const toast = useToast();
  const isPublished = article?.state === 'PUBLISHED';
  const { error, submit } = useSubmit<Values>({
    errorsIn: ({ title, html, day }) => {
      const { heading, html: text } = contentErrors(title, html);
      return {
        ...(heading && { title: heading }),
        ...(text && { html: text }),
        ...(!day && { day: 'Choose a date.' }),
      };
    },
    send: async ({ title, html, day, picture }) => {
      const effect = 'The article is public: everyone reads the change immediately.';
      if (isPublished && !(await ask(`Save ${title}?`, effect, 'Save article'))) return;
      const input = { id: article?.id ?? null, title, html, day, picture: picture[0]?.id ?? null };
      const { data } = await save({ variables: { input } });
      toast(article ? `Saved: ${title}` : 'Draft saved. Publish it when it is ready.');
      if (!article && data) await navigate(`/desk/news/${rowNumber(data.saveNews.newsArticle.id)}`);
    },
  });
  return (
    <>
      <Panel title="Article">
        <AppForm key={`${start.title} ${start.html}`} label="Article" initialValues={start} {...submit}>
          <FormTextField name="title" label="Heading" maxLength={100} />
          <FormTextField
            name="day"
            label="Date"
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ maxWidth: 220 }}
          />
          <PictureField onUploading={setUploading} />
          <ContentField name="html" label="Text" help="The first words are its teaser in lists." />
          <FormError text={error} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
            <SubmitButton fullWidth={false} size="medium" sx={{ mt: 0 }} disabled={uploading}>
              {article ? 'Save article' : 'Save draft'}
            </SubmitButton>
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
              {isPublished ? 'Public immediately.' : 'Only staff see a draft.'}
            </Box>
          </Box>
        </AppForm>
      </Panel>
      {article && (
        <Revisions
          kind="NEWS"
          id={article.id}
          onTake={(title, html) => setStart({ ...start, title, html })}
        />
      )}
      {dialog}
    </>
  );
}

function ArticleState({ article: { id, state, title } }: { article: Article }) {
  const [publish] = useMutation(PublishDocument);
  const [withdraw] = useMutation(WithdrawDocument);
  const toast = useToast();
  const decision =
    state === 'DRAFT'
      ? {
          label: 'Publish article',
          main: true,
          effect: 'It appears on the news page and the front page.',
          run: async () => {
            await publish({ variables: { input: { id } } });
            toast(`Published: ${title}`);
          },
        }
      : {
          label: 'Withdraw article',
          destructive: true,
          effect: 'Nobody but staff sees it any more. It becomes a draft and can be published again.',
          run: async () => {
            await withdraw({ variables: { input: { id } } });
            toast(`Withdrawn: ${title}`);
          },
        };
  return (
    <Panel title="What can be done">
      <Decisions decisions={[{ reason: null, ...decision }]} />
    </Panel>
  );
}
