import { ownBankAccount } from '../../api/modules/bank-accounts/bank-account.read.ts';
import { ownBlocks } from '../../api/modules/blocks/block.read.ts';
import {
  involvedCampaigns,
  listedCampaigns,
  visibleCampaigns,
} from '../../api/modules/campaigns/campaign.read.ts';
import { ownDraft } from '../../api/modules/campaigns/edit/campaign-draft.read.ts';
import { publishedNews } from '../../api/modules/news/news.read.ts';
import { ownNotifications } from '../../api/modules/notifications/notification.read.ts';
import { foundProfiles, involvedProfiles } from '../../api/modules/profiles/legacy-profile.read.ts';
import { activeCategories, allCountries } from '../../api/modules/reference-data/reference-data.read.ts';
import { visibleFirstJobs } from '../../api/modules/remarks/remark.read.ts';
import { listedProducts, visibleProducts } from '../../api/modules/shop/product.read.ts';
import { ownTransactions } from '../../api/modules/transactions/transaction.read.ts';
import type { ReadModel } from '../../api/platform/read/read-model.ts';
import type { Shape } from '../../api/platform/read/row-query.ts';
import type { TokenScope } from '../../schema/token-scope.ts';
import { campaignShape, categoryShape, countryShape, draftShape } from '../presenters/campaign.ts';
import { profileShape } from '../presenters/profile.ts';
import {
  bankAccountShape,
  blockShape,
  newsShape,
  notificationShape,
  productShape,
  remarkShape,
  transactionShape,
} from '../presenters/rows.ts';

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
  readonly rows: ReadModel;
  /** Rows that can be read by id, when those are more than the lists show. */
  readonly opened?: ReadModel;
  readonly relations: () => Readonly<Record<string, Relation>>;
}

const none = () => ({});

const toOne = (from: string, to: string, resource: Resource): Relation => ({
  isMany: false,
  from,
  to,
  resource,
  scope: 'any',
});
const toProfile = (from: string): Relation => toOne(from, 'ownerId', profiles);

/** Profiles below other rows. */
const profiles: Resource = {
  name: 'Profile',
  shape: profileShape,
  rows: involvedProfiles,
  relations: none,
};

/** Products below a movement of money: those that may be read. */
const productsOfRows: Resource = {
  name: 'Product',
  shape: productShape,
  rows: visibleProducts,
  relations: () => resources.products.relations(),
};

const campaignsOfRows: Resource = {
  name: 'Campaign',
  shape: campaignShape,
  rows: involvedCampaigns,
  relations: () => resources.campaigns.relations(),
};

/** All legacy models with rows. A new one is a line here. */
export const resources = {
  campaigns: {
    name: 'Campaign',
    shape: campaignShape,
    rows: listedCampaigns,
    opened: visibleCampaigns,
    relations: () => ({
      profile: toProfile('ownerId'),
      remarks: {
        isMany: true,
        from: 'id',
        to: 'campaignId',
        resource: resources.remarks,
        scope: 'remarks:read',
      },
    }),
  },
  remarks: {
    name: 'Remark',
    shape: remarkShape,
    rows: visibleFirstJobs,
    relations: () => ({
      profile: toProfile('ownerId'),
      campaigns: toOne('campaignId', 'id', campaignsOfRows),
    }),
  },
  people: { name: 'AppUser', shape: profileShape, rows: foundProfiles, relations: none },
  countries: { name: 'Country', shape: countryShape, rows: allCountries, relations: none },
  categories: { name: 'campaignCatgory', shape: categoryShape, rows: activeCategories, relations: none },
  blocks: {
    name: 'userBlocked',
    shape: blockShape,
    rows: ownBlocks,
    relations: () => ({ profile: toProfile('blockUserId') }),
  },
  bankAccounts: {
    name: 'UserBankAccount',
    shape: bankAccountShape,
    rows: ownBankAccount,
    relations: none,
  },
  notifications: {
    name: 'UserNotification',
    shape: notificationShape,
    rows: ownNotifications,
    relations: none,
  },
  drafts: { name: 'DraftCampaign', shape: draftShape, rows: ownDraft, relations: none },
  news: { name: 'news_feed', shape: newsShape, rows: publishedNews, relations: none },
  products: {
    name: 'Product',
    shape: productShape,
    rows: listedProducts,
    opened: visibleProducts,
    relations: () => ({ profile: toProfile('productOwnerId') }),
  },
  transactions: {
    name: 'Transaction',
    shape: transactionShape,
    rows: ownTransactions,
    relations: () => ({
      campaigns: toOne('campaignId', 'id', campaignsOfRows),
      products: toOne('productId', 'id', productsOfRows),
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
