import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { MessageButton } from '../../../components/messages/MessageButton.tsx';
import { StickyFoot } from '../../../components/page/StickyFoot.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { ProductPrice } from '../../../components/product/ProductPrice.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { msg, t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { checkoutPath, ownProductPath, personPath } from '../../../lib/navigation/pagePaths.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { useWhoAmI } from '../../../lib/session/useMe.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import type { ProductDetail } from './productHead.ts';

export function BuyBox({ product }: { product: ProductDetail }) {
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            flexWrap: 'wrap',
          }}
        >
          <ProductPrice product={product} size={30} />
          {product.discountPercent > 0 && (
            <SoftTag tone="success">
              {t('{discountPercent}% off', { discountPercent: product.discountPercent })}
            </SoftTag>
          )}
        </Box>
        <Stock count={product.stockCount} />
        {product.isMine ? (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {product.state !== 'ACTIVE' && (
              <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>
                {product.state === 'HIDDEN'
                  ? t('You have hidden this product.')
                  : t('Our team removed this from the shop.')}{' '}
                {product.deactivatedReason}
              </Typography>
            )}
            <Button variant="contained" component={Link} to={ownProductPath(product.id)}>
              {t('Edit product')}
            </Button>
          </Box>
        ) : (
          <Buy product={product} />
        )}
        {product.seller && <Seller seller={product.seller} isMine={product.isMine} />}
      </Card>
      <DeliveryNotes />
    </>
  );
}

function Stock({ count }: { count: number }) {
  const [tone, text] =
    count === 0
      ? ['error', t('Sold out')]
      : count <= 5
        ? ['warning', t('Only {count} left in stock', { count })]
        : ['success', t('{count} in stock', { count })];
  return <Typography sx={{ color: `${tone}.main`, fontWeight: 600 }}>{text}</Typography>;
}

function Buy({ product }: { product: ProductDetail }) {
  const [quantity, setQuantity] = useState(1);
  const auth = useAuthModal();
  const whoAmI = useWhoAmI();
  const navigate = useNavigate();
  const { allowed, code } = product.permissions.buy;
  const mayTry = allowed || code === 'SIGN_IN_REQUIRED' || code === 'EMAIL_NOT_VERIFIED';
  const buy = async () =>
    (await whoAmI()) ? navigate(checkoutPath(product.id, quantity)) : auth.open('login');
  if (!mayTry)
    return (
      <Typography sx={{ color: 'text.secondary' }}>{serverSentence(product.permissions.buy)}</Typography>
    );
  const button = (
    <Button variant="contained" size="large" fullWidth onClick={() => void buy()}>
      {t('Buy Now')}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <StickyFoot amount={formatMoney(product.price)}>{button}</StickyFoot>
      <QuantitySelect value={quantity} most={Math.min(10, product.stockCount)} onQuantity={setQuantity} />
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'block' } }}>{button}</Box>
    </Box>
  );
}

function Seller({ seller, isMine }: { seller: NonNullable<ProductDetail['seller']>; isMine: boolean }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <PersonAvatar name={seller.fullName} picture={seller.avatar} size={44} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <SecondaryText>{t('Sold by')}</SecondaryText>
        <Typography noWrap sx={{ fontWeight: 700 }}>
          <Box component={Link} to={personPath(seller.id)} sx={{ textDecoration: 'none' }}>
            {isMine ? t('You') : seller.fullName}
          </Box>
        </Typography>
        <StaffBadge person={seller} />
      </Box>
      {!isMine && <MessageButton person={seller} />}
    </Box>
  );
}

const notes = [
  { Icon: LocalShippingOutlined, text: msg('Delivered within 7-12 days across Singapore') },
  { Icon: PaymentsOutlined, text: msg('Cash on delivery below S$ 7500') },
  { Icon: UndoRounded, text: msg('No returns') },
];

/** How a product comes (specification, section 2). */
function DeliveryNotes() {
  return (
    <Card component="section" aria-label={t('Delivery')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {t('Delivery')}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 1.25 }}>
        {notes.map(({ Icon, text }) => (
          <Box component="li" key={t(text)} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            <Typography variant="body2">{t(text)}</Typography>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

type Props = { value: number; most: number; onQuantity: (quantity: number) => void };

function QuantitySelect({ value, most, onQuantity }: Props) {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Quantity')}
      </Box>
      <Box
        component="select"
        value={value}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => onQuantity(Number(target.value))}
        sx={{
          height: 48,
          px: 1.25,
          borderRadius: '10px',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          fontSize: 16,
        }}
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Box>
    </Box>
  );
}
