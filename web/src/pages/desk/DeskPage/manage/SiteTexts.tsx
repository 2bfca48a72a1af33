import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskSiteTextQuery } from '../../../../__generated__/graphql.ts';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { NotFoundPage } from '../../../../components/page/NotFoundPage.tsx';
import { PageFailure } from '../../../../components/page/PageFailure.tsx';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ContentField } from './ContentFields.tsx';
import { contentErrors } from './contentErrors.ts';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageRow } from './ManageRow.tsx';
import type { ManagePageProps } from './manageProps.ts';
import { Revisions, RevisionsDocument } from './Revisions.tsx';
import { useAsk } from './useAsk.tsx';

const SiteTextDocument = graphql(`
  query DeskSiteText($slug: String!) {
    siteText(slug: $slug) { slug name html updatedAt }
  }
`);
const SaveSiteTextDocument = graphql(`
  mutation DeskSaveSiteText($input: SaveSiteTextInput!) {
    saveSiteText(input: $input) { siteText { slug name html updatedAt } }
  }
`);

/** The pages that there are, and where each is read. */
const pages: readonly (readonly [slug: string, label: string])[] = [
  ['about', 'About'],
  ['faq', 'FAQ'],
  ['terms-and-conditions', 'Terms and conditions'],
  ['privacy-policy', 'Privacy policy'],
];

/** The pages written by staff, or one of them as a form. */
export default function SiteTexts({ id }: ManagePageProps) {
  if (!id) return <PageList />;
  const label = pages.find(([slug]) => slug === id)?.[1];
  return label ? <SiteTextPage slug={id} label={label} /> : <NotFoundPage what="This page" />;
}

function PageList() {
  return (
    <ManageFrame title="Pages" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <Panel title="Public pages">
        <PlainList>
          {pages.map(([slug, label]) => (
            <ManageRow
              key={slug}
              title={label}
              line={`/${slug}`}
              actions={
                <>
                  <Button component={Link} to={`/${slug}`} size="small">
                    View page
                  </Button>
                  <Button component={Link} to={`/desk/pages/${slug}`} size="small" variant="outlined">
                    Edit page
                  </Button>
                </>
              }
            />
          ))}
        </PlainList>
      </Panel>
    </ManageFrame>
  );
}

function SiteTextPage({ slug, label }: { slug: string; label: string }) {
  const { data, error, refetch } = useQuery(SiteTextDocument, {
    variables: { slug },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what="This page" />;
  if (!data) return <CaseSkeleton />;
  const text = data.siteText;
  if (!text) return <NotFoundPage what="This page" />;
  return (
    <ManageFrame
      title={label}
      parent={{ to: '/desk/pages', label: 'Pages' }}
      aside={
        <Button component={Link} to={`/${slug}`}>
          View page
        </Button>
      }
    >
      <SiteTextForm text={text} />
    </ManageFrame>
  );
}

type Text = NonNullable<DeskSiteTextQuery['siteText']>;

function SiteTextForm({ text }: { text: Text }) {
  const [start, setStart] = useState({ name: text.name, html: text.html });
  const [save] = useMutation(SaveSiteTextDocument, { refetchQueries: [RevisionsDocument] });
  const { ask, dialog } = useAsk();
  const toast = useToast();
  const { error, submit } = useSubmit<{ name: string; html: string }>({
    errorsIn: ({ name, html }) => {
      const { heading, html: textError } = contentErrors(name, html);
      return { ...(heading && { name: heading }), ...(textError && { html: textError }) };
    },
    send: async ({ name, html }) => {
      const effect = 'Everyone reads the new text immediately. The old one stays among the versions.';
      if (!(await ask(`Save ${name}?`, effect, 'Save page'))) return;
      await save({ variables: { input: { slug: text.slug, name, html } } });
      toast(`Saved: ${name}`);
    },
  });
  return (
    <>
      <Panel title="Text" aside={`Changed ${formatDayTime(text.updatedAt)}`}>
        <AppForm key={`${start.name} ${start.html}`} label="Page" initialValues={start} {...submit}>
          <FormTextField name="name" label="Heading" maxLength={100} />
          <ContentField
            name="html"
            label="Text"
            help={text.slug === 'faq' ? 'Each small heading is a question.' : 'What visitors read.'}
          />
          <FormError text={error} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
            <SubmitButton fullWidth={false} size="medium" sx={{ mt: 0 }}>
              Save page
            </SubmitButton>
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>Public immediately.</Box>
          </Box>
        </AppForm>
      </Panel>
      <Revisions kind="PAGE" id={text.slug} onTake={(name, html) => setStart({ name, html })} />
      {dialog}
    </>
  );
}
