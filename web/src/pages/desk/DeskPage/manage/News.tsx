import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { graphql } from '../../../../__generated__/gql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { pageInput, useAddressPaging } from '../../../../components/list/PagedList.tsx';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { Link } from '../../../../routing/Link.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow, RowPicture } from './ManageRow.tsx';
import type { ManagePageProps } from './manageProps.ts';
import { NewsForm } from './NewsForm.tsx';

const NewsDocument = graphql(`
  query DeskNews($first: Int, $offset: Int) {
    newsDesk(first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        state
        title
        day
        picture { id small }
      }
    }
  }
`);

/** All articles with the drafts, or one of them as a form. */
export default function News({ id }: ManagePageProps) {
  return id ? <NewsForm key={id} number={id} /> : <NewsList />;
}

function NewsList() {
  const paging = useAddressPaging(12);
  const { data, error, refetch } = useQuery(NewsDocument, {
    variables: pageInput(paging),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ManageFrame
      title="News"
      parent={{ to: '/desk/manage', label: 'Manage' }}
      aside={
        <Button component={Link} to="/desk/news/new" variant="contained" startIcon={<AddRounded />}>
          Write article
        </Button>
      }
    >
      <ManageList
        title="Articles"
        list={data?.newsDesk}
        error={error}
        onRetry={refetch}
        paging={paging}
        empty="No articles yet."
        hint="Drafts stay here until you publish them."
      >
        {({ id, state, title, day, picture }) => (
          <ManageRow
            key={id}
            picture={<RowPicture src={picture?.small} />}
            title={title}
            line={formatDate(day)}
            aside={
              <SoftTag tone={state === 'PUBLISHED' ? 'success' : 'warning'}>
                {state === 'PUBLISHED' ? 'Published' : 'Draft'}
              </SoftTag>
            }
            actions={
              <Button
                component={Link}
                to={`/desk/news/${rowNumber(id)}`}
                size="small"
                variant="outlined"
                aria-label={`Edit ${title}`}
              >
                Edit article
              </Button>
            }
          />
        )}
      </ManageList>
    </ManageFrame>
  );
}
