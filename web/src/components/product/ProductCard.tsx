import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { productPath } from '../../lib/navigation/pagePaths.ts';
import { CampaignPicture } from '../campaign/CampaignPicture.tsx';
import { CardTitle, linkedCard } from '../display/linkedCard.tsx';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { SoftTag } from '../display/SoftTag.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { StaffBadge } from '../people/StaffBadge.tsx';
import { ProductPrice } from './ProductPrice.tsx';

/** Spread `...ProductCard` in the list's query. */
export const ProductCardDocument = graphql(`
  fragment ProductCard on Product {
    id
    title
    excerpt
    amount { amount currency }
    price { amount currency }
    discountPercent
    stockCount
    cover { id small medium }
    seller {
      id
      fullName
      isStaff
      avatar { id tiny small }
    }
  }
`);

type Props = {
  product: ProductCardFragment;
  badge?: ReactNode;
  /** For the first cards of a page. */
  eager?: boolean | 'first';
};

/** A product as lists show it. The whole card is the link, whose words end in 'Buy Now' where it may be bought. */
export function ProductCard({ product, badge, eager }: Props) {
  return (
    <Card
      component="article"
      sx={{ ...linkedCard, flexDirection: 'column', '&:hover .buy-now': { textDecoration: 'underline' } }}
    >
      <CampaignPicture picture={product.cover} eager={eager} />
      <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
        <StockTag product={product} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, px: 2, pt: 1.5, pb: 1.75 }}>
        <CardTitle to={productPath(product)}>{product.title}</CardTitle>
        <SecondaryText sx={{ mt: 0.5 }}>{product.excerpt}</SecondaryText>
        <CardSeller seller={product.seller} />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: 1,
            mt: 'auto',
          }}
        >
          <ProductPrice product={product} />
          {badge ?? <BuyNow stockCount={product.stockCount} />}
        </Box>
      </Box>
    </Card>
  );
}

function StockTag({ product: { discountPercent, stockCount } }: Pick<Props, 'product'>) {
  if (stockCount === 0) return <SoftTag tone="warning">{t('Sold out')}</SoftTag>;
  return discountPercent > 0 ? (
    <SoftTag tone="success">{t('{discountPercent}% off', { discountPercent })}</SoftTag>
  ) : null;
}

function CardSeller({ seller }: { seller: ProductCardFragment['seller'] }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, mt: 0.75, mb: 1.25 }}>
      {seller && (
        <>
          <PersonAvatar name={seller.fullName} picture={seller.avatar} size={20} />
          <Typography variant="body2" component="span" noWrap sx={{ color: 'text.secondary' }}>
            {seller.fullName}
          </Typography>
          <StaffBadge person={seller} />
        </>
      )}
    </Box>
  );
}

/** The card is the link; these words say what it is for. */
function BuyNow({ stockCount }: { stockCount: number }) {
  if (stockCount === 0) return null;
  return (
    <Typography
      component="span"
      className="buy-now"
      aria-hidden
      sx={{ fontWeight: 700, fontSize: 14, color: 'primary.main', whiteSpace: 'nowrap' }}
    >
      {t('Buy Now')}
    </Typography>
  );
}
