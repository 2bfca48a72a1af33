import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ProductState } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskProductFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag, type Tone } from '../../../../components/display/SoftTag.tsx';
import { pageInput, useAddressPaging } from '../../../../components/list/PagedList.tsx';
import { SearchAsYouType } from '../../../../components/list/SearchAsYouType.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useSearchParams } from '../../../../routing/hooks.ts';
import { Link } from '../../../../routing/Link.tsx';
import { DecisionDialog } from '../parts/Decision.tsx';
import { ShowChips } from '../parts/ShowChips.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow, RowPicture } from './ManageRow.tsx';

const ProductsDocument = graphql(`
  query DeskProducts($search: String, $states: [ProductState!], $first: Int, $offset: Int) {
    products(filter: { search: $search, states: $states }, sort: NEWEST, first: $first, offset: $offset) {
      totalCount
      nodes { ...DeskProduct }
    }
  }
  fragment DeskProduct on Product {
    id
    title
    state
    stockCount
    deactivatedReason
    price { amount currency }
    cover { id small }
    seller { id fullName }
  }
`);
const DeactivateDocument = graphql(`
  mutation DeskDeactivateProduct($input: DeactivateProductInput!) {
    deactivateProduct(input: $input) { product { id state deactivatedReason } }
  }
`);

const looks: Readonly<Record<ProductState, readonly [Tone, string]>> = {
  ACTIVE: ['success', 'In the shop'],
  HIDDEN: ['neutral', 'Hidden by the seller'],
  DEACTIVATED: ['error', 'Deactivated'],
};
const states = Object.keys(looks) as ProductState[];

/** Products of the shop in every state. */
export default function Products() {
  const [params, change] = useSearchParams();
  const search = params.get('q') ?? '';
  const chosen = states.find((state) => state.toLowerCase() === params.get('state'));
  const paging = useAddressPaging(20);
  const { data, previousData, error, refetch } = useQuery(ProductsDocument, {
    variables: { search: search || null, states: chosen ? [chosen] : states, ...pageInput(paging) },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<DeskProductFragment | null>(null);
  return (
    <ManageFrame title="Products" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <SearchAsYouType
        label="Search products by title"
        value={search}
        onSearch={(q) => change({ q, page: '' }, { replace: true })}
      />
      <ShowChips
        choices={[[null, 'All'], ...states.map((state) => [state, looks[state][1]] as const)]}
        chosen={chosen ?? null}
        onChoose={(state) => change({ state: state?.toLowerCase() ?? '', page: '' }, { replace: true })}
      />
      <ManageList
        title="Shop"
        list={(data ?? previousData)?.products}
        error={error}
        onRetry={refetch}
        paging={paging}
        empty="No products found."
      >
        {(product) => <ProductRow key={product.id} product={product} onDecide={() => setOpen(product)} />}
      </ManageList>
      {open && <ProductDialog product={open} onClose={() => setOpen(null)} />}
    </ManageFrame>
  );
}

function ProductRow({ product, onDecide }: { product: DeskProductFragment; onDecide: () => void }) {
  const { id, title, state, stockCount, deactivatedReason, price, cover, seller } = product;
  const [tone, label] = looks[state];
  const facts = [seller?.fullName, formatMoney(price), `${stockCount} in stock`].filter(Boolean).join(' · ');
  return (
    <ManageRow
      picture={<RowPicture src={cover?.small} />}
      title={
        <Box component={Link} to={`/product/${rowNumber(id)}`} sx={{ color: 'inherit' }}>
          {title}
        </Box>
      }
      line={deactivatedReason ? `${facts} · ${deactivatedReason}` : facts}
      aside={<SoftTag tone={tone}>{label}</SoftTag>}
      actions={
        state !== 'HIDDEN' && (
          <Button
            size="small"
            variant="outlined"
            onClick={onDecide}
            aria-label={`${verbOf(state)}: ${title}`}
          >
            {verbOf(state)}
          </Button>
        )
      }
    />
  );
}

const verbOf = (state: ProductState) => (state === 'ACTIVE' ? 'Deactivate product' : 'Bring product back');

function ProductDialog({ product, onClose }: { product: DeskProductFragment; onClose: () => void }) {
  const [deactivate] = useMutation(DeactivateDocument);
  const toast = useToast();
  const { id, title, state, seller } = product;
  const deactivated = state === 'ACTIVE';
  const who = seller?.fullName ?? 'The seller';
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        label: verbOf(state),
        destructive: deactivated,
        effect: deactivated
          ? `${title} leaves the shop, and ${who} reads the reason. Orders that were placed go on.`
          : `${title} is in the shop again, and ${who} is told.`,
        reason: { label: deactivated ? 'Reason, sent to the seller' : 'Reason, for the record' },
        run: async (reason) => {
          await deactivate({ variables: { input: { id, deactivated, reason } } });
          toast(`${deactivated ? 'Deactivated' : 'Brought back'}: ${title}`);
        },
      }}
    />
  );
}
