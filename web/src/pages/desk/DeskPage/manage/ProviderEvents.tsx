import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProviderEventState } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import { pageInput, useAddressPaging } from '../../../../components/list/PagedList.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { useSearchParams } from '../../../../routing/hooks.ts';
import { ShowChips } from '../parts/ShowChips.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow } from './ManageRow.tsx';

const EventsDocument = graphql(`
  query DeskProviderEvents($state: ProviderEventState, $first: Int, $offset: Int) {
    providerEvents(state: $state, first: $first, offset: $offset) {
      totalCount
      nodes { id type state about tries lastError createdAt nextTryAt }
    }
  }
`);
const RetryDocument = graphql(`
  mutation DeskRetryEvent($input: RetryProviderEventInput!) {
    retryProviderEvent(input: $input) { providerEvent { id state tries nextTryAt } }
  }
`);

const shows: readonly (readonly [ProviderEventState, string])[] = [
  ['GIVEN_UP', 'Given up'],
  ['WAITING', 'Waiting'],
  ['DONE', 'Done'],
];

/** Notices of the payment provider. Those that were given up can be tried again. */
export default function ProviderEvents() {
  const [params, change] = useSearchParams();
  const [state] = shows.find(([one]) => one.toLowerCase() === params.get('state')) ??
    shows[0] ?? ['GIVEN_UP'];
  const paging = useAddressPaging(20);
  const { data, previousData, error, refetch } = useQuery(EventsDocument, {
    variables: { state, ...pageInput(paging) },
    fetchPolicy: 'cache-and-network',
  });
  const [retry, { loading }] = useMutation(RetryDocument);
  const toast = useToast();
  const onRetry = (id: string) =>
    retry({ variables: { input: { id } } }).then(
      async () => {
        await refetch();
        toast('It is tried again within a minute.');
      },
      (thrown: unknown) => toast(toFailure(thrown).message, 'error'),
    );
  return (
    <ManageFrame title="Provider events" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <ShowChips
        choices={shows}
        chosen={state}
        onChoose={(value) => change({ state: value.toLowerCase(), page: '' }, { replace: true })}
      />
      <ManageList
        title="Notices"
        list={(data ?? previousData)?.providerEvents}
        error={error}
        onRetry={refetch}
        paging={paging}
        empty={state === 'GIVEN_UP' ? 'Nothing was given up.' : 'No notices.'}
      >
        {({ id, type, about, tries, lastError, createdAt, nextTryAt, state: is }) => (
          <ManageRow
            key={id}
            title={type}
            line={
              <>
                {[id, about, formatInstant(createdAt), `${tries} ${tries === 1 ? 'try' : 'tries'}`]
                  .filter(Boolean)
                  .join(' · ')}
                {lastError && <Box>{lastError}</Box>}
                {is === 'WAITING' && nextTryAt && <Box>Next try {formatInstant(nextTryAt)}</Box>}
              </>
            }
            actions={
              is === 'GIVEN_UP' && (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={loading}
                  onClick={() => void onRetry(id)}
                  aria-label={`Try again: ${id}`}
                >
                  Try again
                </Button>
              )
            }
          />
        )}
      </ManageList>
    </ManageFrame>
  );
}
