import type { ProductDetailQuery } from '../../../__generated__/graphql.ts';
import { drawing } from '../../../lib/format/drawing.ts';
import { productPath } from '../../../lib/navigation/pagePaths.ts';

export type ProductDetail = NonNullable<ProductDetailQuery['product']>;

const schema = (word: string) => `https://schema.org/${word}`;

function offerOf({ price, stockCount, seller }: ProductDetail, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: (price.amount / 100).toFixed(2),
    priceCurrency: price.currency,
    availability: schema(stockCount > 0 ? 'InStock' : 'OutOfStock'),
    ...(seller && { seller: { '@type': 'Person', name: seller.fullName } }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'SG',
      returnPolicyCategory: schema('MerchantReturnNotPermitted'),
    },
  };
}

/** A product in the words of schema.org, with what buyers think once there are some. */
function productJsonLd(product: ProductDetail) {
  const { id, title, excerpt, pictures, categories, rating } = product;
  const url = drawing.origin() + productPath(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name: title,
    description: excerpt,
    url,
    image: pictures.map(({ large }) => drawing.origin() + large),
    ...(categories.length > 0 && { category: categories.map(({ name }) => name).join(', ') }),
    offers: offerOf(product, url),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}

export function productHead(product: ProductDetail) {
  return {
    title: product.seller ? `${product.title} · ${product.seller.fullName}` : product.title,
    description: product.excerpt,
    picture: product.pictures[0]?.large ?? null,
    // Under whatever seller's id it was asked for.
    canonical: productPath(product),
    jsonLd: product.state === 'ACTIVE' ? [productJsonLd(product)] : [],
  };
}
