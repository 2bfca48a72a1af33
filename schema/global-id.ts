/** Prefixes of ids by object type. Types that show the same row share one. */
const prefixes = {
  AccessToken: 'tok',
  Account: 'usr',
  AccountLook: 'slk',
  Amendment: 'amd',
  BankAccount: 'bnk',
  SpareBankAccount: 'bks',
  Campaign: 'cmp',
  Category: 'cat',
  Chargeback: 'chb',
  ConnectedApp: 'app',
  ContentRevision: 'rev',
  Conversation: 'cnv',
  Deal: 'dea',
  DeskDevice: 'ses',
  Dispute: 'dsp',
  EventCampaign: 'cmp',
  EventMessage: 'msg',
  EventOrder: 'ord',
  EventRemark: 'rmk',
  FollowerJump: 'jmp',
  HelpRequest: 'hlp',
  Invitation: 'inv',
  JobDeliverable: 'dlv',
  JobReview: 'jrv',
  LedgerGroup: 'led',
  Message: 'msg',
  NewsArticle: 'nws',
  Notification: 'ntf',
  OAuthApp: 'app',
  Offer: 'ofr',
  Order: 'ord',
  Paper: 'pap',
  Passkey: 'psk',
  Product: 'prd',
  ProductReview: 'rvw',
  Profile: 'usr',
  Remark: 'rmk',
  RemarkEvent: 'stp',
  Report: 'rpt',
  SavedList: 'lst',
  SavedPaymentMethod: 'crd',
  Session: 'ses',
  Settlement: 'stl',
  Slide: 'sld',
  SocialPost: 'pst',
  StaffAccount: 'usr',
  StaffAction: 'act',
  StaffChargeback: 'chb',
  StaffNote: 'snt',
  StaffPayment: 'pay',
  StaffProposal: 'prp',
  Submission: 'sub',
  Transaction: 'trx',
  Webhook: 'whk',
  WebhookAttempt: 'wha',
  WebhookDelivery: 'whd',
  WorkUse: 'use',
} as const;

/** An object type whose ids have a prefix. */
export type IdType = keyof typeof prefixes;

/** What fields and arguments named otherwise than `id` are ids of. One name means one thing throughout. */
const types: Readonly<Record<string, IdType>> = {
  accountId: 'Account',
  after: 'RemarkEvent',
  amendmentId: 'Amendment',
  applicantId: 'Profile',
  buyerId: 'Profile',
  campaignId: 'Campaign',
  campaignIds: 'Campaign',
  closedAccountId: 'Account',
  conversationId: 'Conversation',
  deletedAppId: 'OAuthApp',
  deletedSavedListId: 'SavedList',
  deletedWebhookId: 'Webhook',
  disconnectedAppId: 'ConnectedApp',
  deliverableId: 'JobDeliverable',
  exceptId: 'Product',
  extraIds: 'Remark',
  extraOfId: 'Remark',
  helpRequestId: 'HelpRequest',
  influencerId: 'Profile',
  messageId: 'Message',
  invitationId: 'Invitation',
  offerId: 'Offer',
  orderId: 'Order',
  ownerId: 'Profile',
  passkeyId: 'Passkey',
  productId: 'Product',
  profileId: 'Profile',
  profileIds: 'Profile',
  readUpTo: 'Message',
  remarkId: 'Remark',
  paymentId: 'StaffPayment',
  removedPaymentMethodId: 'SavedPaymentMethod',
  removedSlideId: 'Slide',
  reportId: 'Report',
  reviewId: 'JobReview',
  revokedSessionId: 'Session',
  savedListId: 'SavedList',
  savedListIds: 'SavedList',
  savedPaymentMethodId: 'SavedPaymentMethod',
  sellerId: 'Profile',
  senderId: 'Profile',
  settlementId: 'Settlement',
  staffId: 'Profile',
  submissionId: 'Submission',
  webhookId: 'Webhook',
  whomId: 'Profile',
};

/** Ids that are no row's number and keep their form: by type, and by the name of a field or argument. */
const kept: ReadonlySet<string> = new Set([
  // `evt_…` already.
  'Event',
  // Of many types, and written with their prefixes.
  'DeskCase',
  'DeskHit',
  'caseId',
  'subjectId',
  'afterEventId',
  // Of its file.
  'Picture',
  'picture',
  'pictures',
  // The payment provider's.
  'ProviderEvent',
  // Made by the client.
  'clientId',
]);

/** What an id with a prefix is called in a refusal. */
const nouns: Readonly<Record<string, string>> = {
  act: 'a staff action',
  amd: 'an amendment',
  app: 'a program',
  bks: 'a spare bank account',
  bnk: 'a bank account',
  cat: 'a category',
  chb: 'a chargeback',
  cmp: 'a campaign',
  cnv: 'a conversation',
  crd: 'a saved card',
  dea: 'a deal sheet',
  dlv: 'a deliverable',
  dsp: 'a dispute',
  evt: 'an event',
  hlp: 'a help request',
  inv: 'an invitation',
  jmp: 'a jump of followers',
  jrv: 'a review of a job',
  led: 'a movement of the ledger',
  msg: 'a message',
  ntf: 'a notification',
  nws: 'a news article',
  sld: 'a slide',
  slk: 'a look of staff',
  ofr: 'an offer',
  ord: 'an order',
  prp: 'a proposal of staff',
  pap: 'a receipt or statement',
  pay: 'a payment',
  prd: 'a product',
  psk: 'a passkey',
  pst: 'a post',
  rev: 'a revision',
  rmk: 'an application or job',
  rpt: 'a report',
  rvw: 'a review',
  ses: 'a session',
  snt: 'a note of staff',
  stl: 'a proposed split',
  sub: 'a version of a deliverable',
  stp: 'a step of an application or job',
  tok: 'an access token',
  trx: 'a transaction',
  use: 'a use of work',
  usr: 'a person',
  wha: 'a try of a delivery',
  whd: 'a delivery of a webhook',
  whk: 'a webhook',
  lst: 'a saved list',
};

const isIdType = (name: string): name is IdType => Object.hasOwn(prefixes, name);

/** Prefix of the ids of a type. */
export const prefixOf = (type: IdType): string => prefixes[type];

/**
 * What a field or argument is an id of: `of` is its object type when it is named `id`. Null where ids keep their form,
 * undefined where no table says.
 */
export function idTypeOf(name: string, of: string): IdType | null | undefined {
  const key = name === 'id' ? of : name;
  if (kept.has(key)) return null;
  if (name === 'id') return isIdType(of) ? of : undefined;
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

/** The global id of a row. */
export const globalId = (type: IdType, number: number | string): string => `${prefixes[type]}_${number}`;

/** The prefix of a global id and what comes after it; null for anything else. */
export function splitGlobalId(id: string): { prefix: string; rest: string } | null {
  const prefix = id.slice(0, 3);
  return id[3] === '_' && Object.hasOwn(nouns, prefix) ? { prefix, rest: id.slice(4) } : null;
}

/** What an id of a type is, for people: `the id of a campaign (cmp_…)`. */
export const describeId = (type: IdType): string =>
  `the id of ${nouns[prefixes[type]]} (${prefixes[type]}_…)`;

/** The number in a global id of a type; anything else as it is. */
export function numberIn(type: IdType, id: string): string {
  const parts = splitGlobalId(id);
  return parts?.prefix === prefixes[type] ? parts.rest : id;
}
