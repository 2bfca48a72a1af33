import { bankAccountRows } from '../../api/modules/bank-accounts/bank-account-rows.read.ts';
import { blockRows } from '../../api/modules/blocks/block-rows.read.ts';
import { campaignDraftRows } from '../../api/modules/campaigns/campaign-draft-rows.read.ts';
import {
  involvedCampaignRows,
  listedCampaignRows,
  visibleCampaignRows,
} from '../../api/modules/campaigns/campaign-rows.read.ts';
import { newsRows } from '../../api/modules/news/news-rows.read.ts';
import { notificationRows } from '../../api/modules/notifications/notification-rows.read.ts';
import { foundProfileRows, involvedProfileRows } from '../../api/modules/profiles/profile-rows.read.ts';
import { categoryRows } from '../../api/modules/reference-data/category-rows.read.ts';
import { countryRows } from '../../api/modules/reference-data/country-rows.read.ts';
import { remarkRows } from '../../api/modules/remarks/remark-rows.read.ts';
import { listedProductRows, visibleProductRows } from '../../api/modules/shop/product-rows.read.ts';
import { transactionRows } from '../../api/modules/transactions/transaction-rows.read.ts';
import type { RowModel } from '../../api/platform/read/row-model.ts';
import type { Shape } from '../../api/platform/read/row-query.ts';
import type { TokenScope } from '../../schema/token-scope.ts';
import { campaignShape, categoryShape, countryShape, draftShape } from '../presenters/campaign.ts';
import { newsShape } from '../presenters/news.ts';
import { bankAccountShape, blockShape, notificationShape, transactionShape } from '../presenters/people.ts';
import { productShape } from '../presenters/product.ts';
import { profileShape } from '../presenters/profile.ts';
import { remarkShape } from '../presenters/remark.ts';

/** A relation that clients may include. */
export interface Relation {
  readonly isMany: boolean;
  readonly from: string;
  readonly to: string;
  readonly resource: Resource;
  /** Scope that an access token needs to read it. */
  readonly scope: TokenScope | 'any';
}

/** A legacy model: its rows, their form, and its relations. */
export interface Resource {
  readonly name: string;
  readonly shape: Shape;
  /** Rows of lists and counts. */
  readonly rows: RowModel;
  /** Rows that can be read by id, when those are more than the lists show. */
  readonly opened?: RowModel;
  readonly relations: () => Readonly<Record<string, Relation>>;
}

const none = () => ({});

const toProfile = (from: string): Relation => ({
  isMany: false,
  from,
  to: 'ownerId',
  resource: profiles,
  scope: 'any',
});

/** Profiles below other rows. */
const profiles: Resource = {
  name: 'Profile',
  shape: profileShape,
  rows: involvedProfileRows,
  relations: none,
};

/** Products below a movement of money: those that may be read. */
const involvedProducts: Resource = {
  name: 'Product',
  shape: productShape,
  rows: visibleProductRows,
  relations: () => resources.products.relations(),
};

const involvedCampaigns: Resource = {
  name: 'Campaign',
  shape: campaignShape,
  rows: involvedCampaignRows,
  relations: () => resources.campaigns.relations(),
};

/** All legacy models with rows. A new one is a line here. */
export const resources = {
  campaigns: {
    name: 'Campaign',
    shape: campaignShape,
    rows: listedCampaignRows,
    opened: visibleCampaignRows,
    relations: () => ({
      profile: toProfile('ownerId'),
      remarks: {
        isMany: true,
        from: 'id',
        to: 'campaignId',
        resource: resources.remarks,
        scope: 'applications:read',
      },
    }),
  },
  remarks: {
    name: 'Remark',
    shape: remarkShape,
    rows: remarkRows,
    relations: () => ({
      profile: toProfile('ownerId'),
      campaigns: {
        isMany: false,
        from: 'campaignId',
        to: 'id',
        resource: involvedCampaigns,
        scope: 'any',
      },
    }),
  },
  people: { name: 'AppUser', shape: profileShape, rows: foundProfileRows, relations: none },
  countries: { name: 'Country', shape: countryShape, rows: countryRows, relations: none },
  categories: { name: 'campaignCatgory', shape: categoryShape, rows: categoryRows, relations: none },
  blocks: {
    name: 'userBlocked',
    shape: blockShape,
    rows: blockRows,
    relations: () => ({ profile: toProfile('blockUserId') }),
  },
  bankAccounts: {
    name: 'UserBankAccount',
    shape: bankAccountShape,
    rows: bankAccountRows,
    relations: none,
  },
  notifications: {
    name: 'UserNotification',
    shape: notificationShape,
    rows: notificationRows,
    relations: none,
  },
  drafts: { name: 'DraftCampaign', shape: draftShape, rows: campaignDraftRows, relations: none },
  news: { name: 'news_feed', shape: newsShape, rows: newsRows, relations: none },
  products: {
    name: 'Product',
    shape: productShape,
    rows: listedProductRows,
    opened: visibleProductRows,
    relations: () => ({ profile: toProfile('productOwnerId') }),
  },
  transactions: {
    name: 'Transaction',
    shape: transactionShape,
    rows: transactionRows,
    relations: () => ({
      campaigns: { isMany: false, from: 'campaignId', to: 'id', resource: involvedCampaigns, scope: 'any' },
      products: { isMany: false, from: 'productId', to: 'id', resource: involvedProducts, scope: 'any' },
    }),
  },
} satisfies Record<string, Resource> as Record<ResourceName, Resource>;

type ResourceName =
  | 'campaigns'
  | 'remarks'
  | 'people'
  | 'countries'
  | 'categories'
  | 'blocks'
  | 'bankAccounts'
  | 'notifications'
  | 'drafts'
  | 'news'
  | 'products'
  | 'transactions';
