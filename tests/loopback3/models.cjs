'use strict';
/**
 * The legacy models as a LoopBack 3 application declares them: properties by type, and relations. The server here, the
 * client library, and the generator of requests read this one table.
 */

/** @param {string} names */
const words = (names) => names.split(/\s+/).filter(Boolean);

/**
 * @param {string} plural last part of the path
 * @param {{ string?: string, number?: string, date?: string, list?: string }} byType
 * @param {Record<string, { many?: true, model: string, key: string, to?: string }>} relations `to` names another key than the id
 */
function model(plural, byType, relations = {}, id = 'number') {
  const properties = { id };
  for (const [type, names] of Object.entries(byType))
    for (const name of words(names)) properties[name] = type;
  return { plural, properties, relations };
}

const profile = (key) => ({ model: 'AppUser', key, to: 'ownerId' });

/** Numbers with a fraction; all others are whole. */
const amounts = new Set(
  words('campaignAmount offerAmount productAmount productDiscount amount instaPerPost facebookPerPost'),
);

const campaign = {
  string: `campaignTitle campaignImage campaignCategories campaignType campaignAmountCurrency campaignDetails
    lookingInfluencerGender country countryCode shipping productUrl tags hashtags`,
  number: `ownerId campaignAmount campaignStatus isDisabled featurePosition isFeatured isFavourite minAge maxAge
    minimumFollowers`,
  date: 'createdAt endStoryPostDate',
  list: 'campaignGallery',
};

const models = {
  AppUser: model('AppUsers', {
    string: `username email first last gender country city countryCode mobile bio avatarUrl coverImageUrl
      instaUsername facebookUsername stripeAccountNumber stripeBankAccountId`,
    number: `ownerId followers followersCount totalPosts instaPerPost facebookPerPost emailNotificationSetting isFeatured`,
    date: 'dob lastSeen createdAt',
    list: 'interests',
  }),
  Country: model('Countries', { string: 'name countryCode phonePrefix' }, {}, 'string'),
  campaignCatgory: model('campaignCatgories', {
    string: 'categoryName',
    number: 'categoryStatus isFeatured',
  }),
  Campaign: model('Campaigns', campaign, {
    remarks: { many: true, model: 'Remark', key: 'campaignId' },
    profile: profile('ownerId'),
  }),
  Remark: model(
    'Remarks',
    {
      string: 'remarkText markAsDoneText',
      number: 'ownerId campaignId isHired offerStatus offerAmount isMarkAsDone isPaymentReleased',
      date: 'createdAt',
    },
    { profile: profile('ownerId') },
  ),
  Report: model('Reports', {
    string: 'reportText reportPicUrl',
    number: 'reportedownerId campaignId ownerId',
  }),
  userBlocked: model(
    'userBlockeds',
    { number: 'ownerId blockUserId', date: 'createdAt' },
    { profile: profile('blockUserId') },
  ),
  UserBankAccount: model('UserBankAccounts', {
    string: 'accountType bankName accountNumber accountHolderName swiftCode rountingNumber bankAddress',
    number: 'ownerId',
  }),
  UserNotification: model('UserNotifications', {
    string: 'type message image campaignImage',
    number: 'ownerId campaignId readStatus',
    date: 'createdAt',
  }),
  DraftCampaign: model('DraftCampaigns', campaign),
  news_feed: model('news_feeds', { string: 'title description image', number: 'status', date: 'news_date' }),
  Product: model(
    'Products',
    {
      string: 'productTitle productDescription productImage productAmountCurrency productCategories',
      number: 'productOwnerId productAmount productDiscount productStatus stockCount',
      date: 'createdAt',
      list: 'productGallery',
    },
    { profile: profile('productOwnerId') },
  ),
  Transaction: model(
    'Transactions',
    {
      string: 'txnType currency',
      number: 'campaignId productId payeeOwnerId camapignOwnerId productOwnerId OwnerId amount',
      date: 'createdAt',
    },
    {
      products: { model: 'Product', key: 'productId' },
      campaigns: { model: 'Campaign', key: 'campaignId' },
    },
  ),
};

module.exports = { amounts, models };
