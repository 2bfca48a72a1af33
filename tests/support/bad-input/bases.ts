import { randomUUID } from 'node:crypto';
import { usd } from '../../../schema/usd.ts';
import { makeToken } from '../access-tokens.ts';
import { makeAmendment } from '../amendments.ts';
import { bankForm, bankToken } from '../bank.ts';
import { campaignForm, makeCampaign, makePicture } from '../campaigns.ts';
import { makeSettlement } from '../disputes.ts';
import { idOf } from '../global-ids.ts';
import { draftNews, makeHelpRequest, makeSlide, publishedNews } from '../help-and-news.ts';
import { makeInvitation } from '../invitations.ts';
import { createCampaign } from '../jobs.ts';
import { openConversation, talk } from '../messages.ts';
import { cards, tokenise } from '../money.ts';
import { appForm, makeApp, makeConnectedApp, makeOAuthRequest } from '../oauth-data.ts';
import { orderForm } from '../orders.ts';
import { createPerson, password } from '../people.ts';
import { makeProduct, productForm } from '../products.ts';
import { failedEvent } from '../provider-moves.ts';
import { pushTarget } from '../push-service.ts';
import { giveUpRefund } from '../refunds.ts';
import { makeReport, makeSuspended } from '../reports.ts';
import { hiddenReview, publishedReview, reviewable } from '../reviews.ts';
import type { Role, World } from '../rights/world.ts';
import { confirmedSetup, insertCard } from '../saved-cards.ts';
import { savedListOf } from '../saved-lists.ts';
import { addApp, beginApp, insertPasskey, removeFactors, SoftPasskey } from '../second-factors.ts';
import { address, makeShipment } from '../shipments.ts';
import { waitingJump } from '../socials.ts';
import { sql } from '../sql.ts';
import { makeProposal } from '../two-people.ts';
import { createWebhook, hookUrl, oneWebhook } from '../webhooks.ts';
import { draft, makeDeliverable, makeLate, type Stage } from '../work.ts';

type Input = Record<string, unknown>;

/** Sender and valid input of a mutation. */
export interface Base {
  readonly by: Role;
  readonly input: (world: World) => Input | Promise<Input>;
}

const base = (by: Role, input: Base['input'] = () => ({})): Base => ({ by, input });
const remark = (by: Role, kind: 'paid' | 'shoutout', state: string, more: Input = {}): Base =>
  base(by, async (world) => ({ remarkId: (await world.job(kind, state)).remarkId, ...more }));
const saveBankAccount =
  'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }';
const offer: Base['input'] = async (world) => ({ offerId: (await world.job('paid', 'offered')).offerId });
const proposed: Base['input'] = async (world) => {
  const { remarkId } = await world.job('paid', 'disputed');
  return { settlementId: await makeSettlement(world.product, remarkId) };
};
const amended: Base['input'] = async (world) => {
  const { remarkId } = await world.job('shoutout', 'hired');
  return { amendmentId: await makeAmendment(world.product, remarkId) };
};
const workAt = async (world: World, stage: Stage) =>
  makeDeliverable(world.product, (await world.job('paid', 'hired')).remarkId, stage);
const productAt = async (world: World, stage: Parameters<typeof makeShipment>[3]) =>
  makeShipment(world.product, (await world.job('sponsored', 'hired')).remarkId, world, stage);
const newcomer = {
  email: 'new@people.test',
  first: 'New',
  last: 'Comer',
  username: 'newcomer',
  mobile: '81234567',
  phonePrefix: '+65',
  password,
  termsAccepted: true,
  captcha: 'unsolved',
};
const person = {
  first: 'Mei',
  last: 'Tan',
  mobile: '81234567',
  phonePrefix: '+65',
  gender: 'FEMALE',
  country: 'SG',
  city: 'Singapore',
  dateOfBirth: '1996-04-02',
  bio: 'I cook.',
  instagramPrice: usd(25_000),
  facebookPrice: null,
  languages: ['EN'],
  formatPrices: [{ platform: 'TIKTOK', format: 'VIDEO', price: usd(30_000), note: 'Up to 3 minutes' }],
};
const goods = ({ productPictureId }: World) => productForm([productPictureId]);
const deliverable = { platform: 'INSTAGRAM', format: 'REEL', count: 1, note: 'Show the shop sign.' };
const brief = {
  deliverables: [deliverable],
  ownerDeliverables: [deliverable],
  usage: { channels: 'OWN', days: 90, countries: ['SG'] },
};
const form = ({ campaignPictureId }: World) =>
  campaignForm([campaignPictureId], {
    type: 'SPONSORED',
    productValue: usd(5_000),
    productUrl: 'https://a.test/',
    brief: { ...brief, productDescription: 'Two bowls.' },
  });
const awaiting = (more: Input): Base =>
  base('staff', async (world) => ({ id: await world.waitingCampaign(), ...more }));

/** A valid call of every mutation with arguments. */
export const bases: Readonly<Record<string, Base>> = {
  acceptOffer: base('applicant', offer),
  rejectOffer: base('applicant', offer),
  applyToCampaign: base('applicant', async (world) => ({
    campaignId: await createCampaign(world.product, world.owner),
    text: 'Me!',
    price: usd(45_000),
  })),
  approveCampaign: awaiting({ note: 'Fine' }),
  rejectCampaign: awaiting({ reason: 'No' }),
  featureCampaign: base('staff', ({ open }) => ({ id: open, position: 1, reason: 'Good' })),
  assignCase: base('staff', async (world) => ({
    kind: 'CAMPAIGN',
    caseId: idOf('Campaign', await world.waitingCampaign()),
    toMe: true,
  })),
  viewCase: base('staff', async (world) => ({
    kind: 'CAMPAIGN',
    caseId: idOf('Campaign', await world.waitingCampaign()),
  })),
  addStaffNote: base('staff', ({ nobody }) => ({ subjectId: idOf('Account', nobody.id), text: 'Called.' })),
  retryProviderEvent: base('staff', async ({ product }) => ({ id: await failedEvent(product) })),
  featureInfluencer: base('staff', ({ nobody }) => ({
    profileId: nobody.id,
    featured: false,
    reason: 'Test',
  })),
  confirmProposal: base('staff', ({ product, nobody }) => makeProposal(product, nobody.id)),
  sendBackProposal: base('staff', async ({ product, nobody }) => ({
    id: (await makeProposal(product, nobody.id)).id,
    reason: 'Test',
  })),
  setStaffRoles: base('staff', ({ nobody }) => ({
    accountId: nobody.id,
    roles: ['CONTENT'],
    reason: 'Test',
  })),
  setStaff: base('staff', ({ nobody }) => ({ accountId: nobody.id, isStaff: false, reason: 'Test' })),
  createAccessToken: base('owner', async ({ product, owner }) => {
    await sql(product.databaseUrl, 'delete from access_token where account_id = $1', [owner.id]);
    return { name: 'Mine', scopes: ['CAMPAIGNS_READ'], expiresInDays: 30, password };
  }),
  createOAuthApp: base('owner', async ({ product, owner }) => {
    await sql(product.databaseUrl, 'delete from oauth_app where owner_id = $1', [owner.id]);
    return { ...appForm, isConfidential: true };
  }),
  updateOAuthApp: base('owner', async ({ product, owner }) => ({
    id: await makeApp(product, owner),
    ...appForm,
  })),
  deleteOAuthApp: base('owner', async ({ product, owner }) => ({ id: await makeApp(product, owner) })),
  answerOAuthRequest: base('owner', async ({ product, nobody }) => ({
    id: await makeOAuthRequest(product, nobody),
    allowedScopes: ['CAMPAIGNS_READ'],
  })),
  disconnectApp: base('owner', async ({ product, owner }) => ({
    id: await makeConnectedApp(product, owner),
  })),
  confirmIdentity: base('owner', () => ({ password })),
  startPasskey: base('owner'),
  addPasskey: base('owner', async ({ product, owner }) => {
    const { client } = owner;
    await removeFactors(product, owner);
    const made = await client.data('mutation { startPasskey { passkeyOptions } }');
    const { challenge } = JSON.parse(made.startPasskey.passkeyOptions);
    return { name: 'Phone', passkey: new SoftPasskey(product).create(challenge) };
  }),
  renamePasskey: base('owner', async ({ product, owner }) => ({
    passkeyId: await insertPasskey(product, owner),
    name: 'Phone',
  })),
  removePasskey: base('owner', async ({ product, owner }) => ({
    passkeyId: await insertPasskey(product, owner),
  })),
  startAuthenticatorApp: base('owner', ({ product, owner }) => removeFactors(product, owner)),
  confirmAuthenticatorApp: base('owner', async ({ product, owner }) => {
    await removeFactors(product, owner);
    return { code: await beginApp(product, owner) };
  }),
  removeAuthenticatorApp: base('owner', async ({ product, owner }) => addApp(product, owner)),
  renewRecoveryCodes: base('owner', async ({ product, owner }) => addApp(product, owner)),
  startPasskeySignIn: base('owner'),
  signInWithPasskey: base('applicant', async ({ product, applicant }) => {
    const passkey = new SoftPasskey(product);
    await passkey.addTo(applicant);
    return { passkey: await passkey.answer(applicant.client) };
  }),
  exportMyData: base('owner', () => ({ password })),
  closeAccount: base('owner', async (world) => {
    await world.job('paid', 'hired');
    return { password };
  }),
  reopenAccount: base('staff', async (world) => ({ accountId: await world.closedAccount(), reason: 'Test' })),
  blockUser: base('owner', ({ nobody }) => ({ profileId: nobody.id })),
  unblockUser: base('owner', ({ nobody }) => ({ profileId: nobody.id })),
  changePassword: base('owner', async ({ product, owner, nobody }) => {
    await sql(
      product.databaseUrl,
      'update account set password_hash = (select password_hash from account where id = $2) where id = $1',
      [owner.id, nobody.id],
    );
    return { current: password, password };
  }),
  chooseUsername: base('owner', () => ({ username: 'somebody' })),
  createCampaign: base('owner', form),
  updateCampaign: base('owner', async (world) => ({
    id: await makeCampaign(world.product, world.owner, { state: 'awaiting_approval' }),
    ...campaignForm([world.campaignPictureId], { brief }),
  })),
  saveDraft: base('owner', form),
  hire: remark('owner', 'shoutout', 'applied'),
  invite: base('owner', async ({ product, owner, nobody }) => ({
    campaignId: await createCampaign(product, owner),
    influencerId: nobody.id,
    amount: usd(5_000),
  })),
  makeOffer: remark('owner', 'paid', 'applied', { amount: usd(5_000), work: brief }),
  proposeAmendment: remark('applicant', 'shoutout', 'hired', { work: brief, message: 'The reel alone.' }),
  proposeExtra: remark('owner', 'paid', 'hired', { amount: usd(5_000), work: brief, message: 'One more.' }),
  acceptAmendment: base('applicant', amended),
  rejectAmendment: base('applicant', amended),
  withdrawAmendment: base('owner', amended),
  markAsDone: remark('applicant', 'paid', 'hired', { text: 'Posted.' }),
  handInWork: base('applicant', async (world) => ({
    deliverableId: (await workAt(world, 'awaited')).deliverableId,
    submission: { ...draft, note: 'The first draft.' },
  })),
  approveWork: base('owner', async (world) => ({
    submissionId: (await workAt(world, 'in_review')).submissionId,
  })),
  askForChanges: base('owner', async (world) => ({
    submissionId: (await workAt(world, 'in_review')).submissionId,
    changes: 'Show the shop sign.',
  })),
  endLateJob: base('owner', async (world) => ({
    remarkId: await makeLate(world.product, (await world.job('paid', 'hired')).remarkId),
  })),
  giveAddress: base('applicant', async (world) => ({
    remarkId: await productAt(world, 'address_needed'),
    address: { ...address, region: 'Central' },
  })),
  markAsSent: base('owner', async (world) => ({
    remarkId: await productAt(world, 'to_send'),
    carrier: 'SingPost',
    trackingNumber: 'RR 1 SG',
  })),
  confirmReceipt: base('applicant', async (world) => ({ remarkId: await productAt(world, 'sent') })),
  payForHire: base('owner', async (world) => ({
    remarkId: (await world.job('paid', 'offer_accepted')).remarkId,
    paymentMethodId: await tokenise(world.product, cards.good),
  })),
  createSetupIntent: base('owner'),
  savePaymentMethod: base('owner', async ({ product, owner }) => ({
    setupIntentId: (await confirmedSetup(product, owner, cards.good)).setupIntentId,
  })),
  removePaymentMethod: base('owner', async ({ product, owner }) => ({
    id: await insertCard(product, owner),
  })),
  cancelJob: remark('applicant', 'paid', 'applied', { reason: 'No time.' }),
  askToCancel: remark('owner', 'paid', 'hired', { reason: 'Out of stock.' }),
  answerCancel: remark('applicant', 'paid', 'cancel_asked', { agree: false }),
  withdrawCancel: remark('owner', 'paid', 'cancel_asked'),
  raiseDispute: remark('applicant', 'paid', 'done', { reason: 'No answer.', pictures: [] }),
  addDisputeStatement: remark('applicant', 'paid', 'disputed', { text: 'Here it is.', pictures: [] }),
  proposeSettlement: remark('applicant', 'paid', 'disputed', { release: usd(100) }),
  acceptSettlement: base('applicant', proposed),
  declineSettlement: base('applicant', proposed),
  extendDispute: remark('staff', 'paid', 'disputed', { side: 'APPLICANT', reason: 'Still travelling.' }),
  openDispute: remark('staff', 'paid', 'hired', { reason: 'Both have left.' }),
  ruleDispute: remark('staff', 'paid', 'disputed', {
    ruling: 'SPLIT',
    release: usd(100),
    reason: 'Half done.',
  }),
  releasePayment: remark('owner', 'paid', 'done'),
  openConversation: base('owner', ({ nobody }) => ({ profileId: nobody.id })),
  sendMessage: base('owner', async ({ owner, nobody }) => ({
    conversationId: await openConversation(owner, nobody),
    clientId: randomUUID(),
    text: 'Hello',
    pictures: [],
  })),
  markConversationRead: base('owner', async ({ owner, stranger }) => ({ ...(await talk(stranger, owner)) })),
  setTyping: base('owner', async ({ owner, nobody }) => ({
    conversationId: await openConversation(owner, nobody),
  })),
  reportMessage: base('owner', async ({ owner, stranger }) => ({
    messageId: (await talk(stranger, owner)).messageId,
    comment: 'Rude',
  })),
  createProduct: base('owner', goods),
  updateProduct: base('owner', (world) => ({ id: world.sold, ...goods(world) })),
  setProductHidden: base('owner', ({ sold }) => ({ id: sold, hidden: false })),
  deactivateProduct: base('staff', async ({ product, owner }) => ({
    id: await makeProduct(product, owner),
    deactivated: true,
    reason: 'Broken',
  })),
  placeOrder: base('applicant', ({ sold }) => orderForm(sold, { method: 'CASH' })),
  payForOrder: base('applicant', async (world) => ({
    orderId: await world.order('card', 'placed'),
    paymentMethodId: await tokenise(world.product, cards.good),
  })),
  shipOrder: base('owner', async (world) => ({
    orderId: await world.order('cash', 'placed'),
    tracking: 'Van 1',
  })),
  confirmDelivery: base('applicant', async (world) => ({ orderId: await world.order('cash', 'shipped') })),
  reportOrderProblem: base('applicant', async (world) => ({
    orderId: await world.order('card', 'shipped'),
    reason: 'Broken.',
  })),
  cancelOrder: base('owner', async (world) => ({
    orderId: await world.order('cash', 'placed'),
    reason: 'None left.',
  })),
  settleRefund: base('staff', async (world) => ({
    remarkId: await giveUpRefund(world.product, (await world.job('paid', 'refunding')).remarkId),
    byHand: true,
    reason: 'By PayNow.',
  })),
  settleOrder: base('staff', async (world) => ({
    orderId: await world.order('cash', 'shipped'),
    refund: false,
    reason: 'Seen.',
  })),
  reviewProduct: base('applicant', async (world) => ({
    orderId: await world.order('cash', 'delivered'),
    rating: 5,
    text: 'Good.',
  })),
  reportCampaign: base('stranger', async ({ product, owner }) => ({
    campaignId: await createCampaign(product, owner),
    comment: 'Spam',
    picture: null,
  })),
  reportPerson: base('stranger', async ({ product }) => ({
    profileId: (await createPerson(product)).id,
    comment: 'Spam',
    picture: null,
  })),
  reportReview: base('stranger', async (world) => ({
    reviewId: await publishedReview(world.product, (await world.job('shoutout', 'done')).remarkId),
    comment: 'Spam',
    picture: null,
  })),
  reviewJob: base('owner', async (world) => ({
    remarkId: await reviewable(world.product, (await world.job('shoutout', 'done')).remarkId),
    rating: 5,
    text: 'Good.',
  })),
  answerReview: base('applicant', async (world) => ({
    reviewId: await publishedReview(world.product, (await world.job('shoutout', 'done')).remarkId),
    text: 'Thank you.',
  })),
  hideReview: base('staff', async (world) => ({
    reviewId: await publishedReview(world.product, (await world.job('shoutout', 'done')).remarkId),
    reason: 'Rude',
  })),
  restoreReview: base('staff', async (world) => ({
    reviewId: await hiddenReview(world.product, (await world.job('shoutout', 'done')).remarkId, world.staff),
    reason: 'Fair',
  })),
  resolveReport: base('staff', async ({ product, stranger }) => ({
    id: await makeReport(product, stranger),
    reason: 'Seen',
  })),
  sendHelpRequest: base('visitor', () => ({
    name: 'Aishah',
    email: 'a@guests.test',
    message: 'Help!',
    picture: null,
    captcha: 'unsolved',
  })),
  resolveHelpRequest: base('staff', async ({ product }) => ({
    id: await makeHelpRequest(product),
    answer: 'Like this',
  })),
  saveSiteText: base('staff', () => ({ slug: 'about', name: 'About', html: '<p>Us</p>' })),
  saveNews: base('staff', async ({ product }) => ({
    id: await draftNews(product),
    title: 'News',
    html: '<p>Good</p>',
    picture: null,
    day: '2026-11-20',
  })),
  saveSlide: base('staff', async ({ product, staff }) => ({
    id: await makeSlide(product, staff),
    title: 'Slide',
    text: 'Good',
    picture: await makePicture(product, staff, 'news'),
    linkLabel: 'See campaigns',
    link: '/campaigns',
  })),
  moveSlide: base('staff', async ({ product, staff }) => ({
    id: await makeSlide(product, staff),
    position: 1,
  })),
  removeSlide: base('staff', async ({ product, staff }) => ({ id: await makeSlide(product, staff) })),
  saveCategory: base('staff', () => ({
    id: null,
    name: randomUUID(),
    isActive: true,
    isFeatured: false,
  })),
  publishNews: base('staff', async ({ product }) => ({ id: await draftNews(product) })),
  withdrawNews: base('staff', async ({ product }) => ({ id: await publishedNews(product) })),
  seeAsPerson: base('staff', async ({ product, staff }) => {
    // The call before may have begun a look, in which nothing may be done.
    await staff.client.send('mutation { endSeeing { account { id } } }');
    return { accountId: (await createPerson(product)).id, cause: 'HELP', reason: 'A question' };
  }),
  endSeeing: base('staff'),
  suspendAccount: base('staff', async ({ product }) => ({
    accountId: (await createPerson(product)).id,
    reason: 'Spam',
  })),
  restoreAccount: base('staff', async ({ product }) => ({
    accountId: await makeSuspended(product),
    reason: 'A mistake',
  })),
  requestPasswordReset: base('visitor', ({ owner }) => ({ email: owner.email })),
  resetPassword: base('visitor', () => ({ token: 'unknown', password })),
  revokeAccessToken: base('owner', async ({ product, owner }) => ({
    id: (await makeToken(product, owner, ['campaigns:read'])).id,
  })),
  revokeOtherSessions: base('owner'),
  revokeSession: base('owner', async (world) => ({ id: await world.addSession() })),
  saveBankAccount: base('applicant', async ({ product }) => ({
    ...bankForm,
    bankToken: await bankToken(product),
  })),
  openVerification: base('applicant', async ({ product, applicant }) => {
    const input = { ...bankForm, bankToken: await bankToken(product) };
    await applicant.client.data(saveBankAccount, { input });
    const due = `update bank_account set requirements = '{individual.phone}' where owner_id = $1`;
    await sql(product.databaseUrl, due, [applicant.id]);
    return { returnTo: '/my-jobs' };
  }),
  deleteBankAccount: base('stranger'),
  useSpareBankAccount: base('stranger', async ({ product, stranger }) => {
    for (const asSpare of [false, true]) {
      const input = {
        ...bankForm,
        bankToken: await bankToken(product, asSpare ? '000999999' : '000123456'),
        asSpare,
      };
      await stranger.client.data(saveBankAccount, { input });
    }
    return {};
  }),
  deleteSpareBankAccount: base('stranger'),
  undoBankAccountChange: base('visitor', () => ({ token: 'unknown' })),
  requestEmailChange: base('owner', () => ({
    email: `new${Math.random().toString(36).slice(2)}@people.test`,
  })),
  withdrawEmailChange: base('owner'),
  confirmEmailChange: base('owner', () => ({ token: 'unknown' })),
  endSession: base('visitor', () => ({ token: 'unknown' })),
  undoEmailChange: base('visitor', () => ({ token: 'unknown', password })),
  setAvatar: base('owner', ({ avatarId }) => ({ picture: avatarId })),
  closeCampaign: base('owner', async (world) => {
    await world.job('paid', 'hired');
    return { id: await world.newestCampaign() };
  }),
  changeBrief: base('owner', ({ open }) => ({ id: open, brief })),
  declineInvitation: base('applicant', async ({ product, owner, applicant }) => ({
    invitationId: await makeInvitation(product, owner, applicant),
  })),
  withdrawInvitation: base('owner', async ({ product, owner, applicant }) => ({
    invitationId: await makeInvitation(product, owner, applicant),
  })),
  declineApplication: remark('owner', 'paid', 'applied', { reason: 'Full.' }),
  setShortlisted: remark('owner', 'paid', 'applied', { on: true }),
  extendCampaign: base('owner', async ({ product, owner }) => ({
    id: await createCampaign(product, owner),
    endsOn: '2027-06-01',
  })),
  duplicateCampaign: base('owner', ({ open }) => ({ campaignId: open, replaceDraft: true })),
  setCampaignDisabled: base('owner', ({ open }) => ({ id: open, disabled: false })),
  setFavourite: base('owner', ({ open }) => ({ campaignId: open, on: true })),
  beginLinking: base('owner', () => ({ provider: 'INSTAGRAM' })),
  finishLinking: base('owner', () => ({ code: 'none', state: 'none' })),
  refreshInstagram: base('owner'),
  unlinkFacebook: base('owner'),
  settleFollowerJump: base('staff', async ({ product }) => ({
    id: await waitingJump(product),
    accepted: true,
    reason: 'Seen on television.',
  })),
  setFollowers: base('owner', () => ({ followers: 5 })),
  setInstagramUsername: base('owner', () => ({ username: 'noodles' })),
  setInterests: base('owner', () => ({ interests: ['Food'] })),
  setLanguage: base('owner', () => ({ language: 'ZH_CN' })),
  setMailNotifications: base('owner', () => ({ enabled: true })),
  setMutedNotifications: base('owner', () => ({ muted: ['SHOP_MAIL'] })),
  turnDevicePushOff: base('owner', () => ({})),
  turnDevicePushOn: base('owner', () => pushTarget()),
  setPurpose: base('owner', () => ({ purpose: 'BRAND' })),
  setPlace: base('owner', () => ({ place: { latitude: 1.35, longitude: 103.82 } })),
  signIn: base('visitor', ({ owner }) => ({ email: owner.email, password: 'Guess-1-2-3' })),
  signUp: base('visitor', () => newcomer),
  updateProfile: base('owner', () => person),
  createSavedList: base('owner', async ({ product, owner }) => {
    await sql(product.databaseUrl, 'delete from saved_list where account_id = $1', [owner.id]);
    return { name: 'Laksa week' };
  }),
  renameSavedList: base('owner', async ({ product, owner }) => ({
    savedListId: await savedListOf(product, owner.id),
    name: 'Noodles',
  })),
  deleteSavedList: base('owner', async ({ product, owner }) => ({
    savedListId: await savedListOf(product, owner.id),
  })),
  saveInfluencer: base('owner', async ({ product, owner, applicant }) => ({
    savedListId: await savedListOf(product, owner.id),
    profileId: applicant.id,
    on: true,
  })),
  createWebhook: base('owner', async ({ product, owner }) => {
    await sql(product.databaseUrl, 'delete from webhook where owner_id = $1 and url <> $2', [
      owner.id,
      hookUrl,
    ]);
    return { url: 'https://hooks.noodles.example/new', events: ['REMARK_DONE'] };
  }),
  updateWebhook: base('owner', async ({ product, owner }) => ({
    id: (await oneWebhook(product, owner)).id,
    url: hookUrl,
    events: ['REMARK_DONE'],
    enabled: true,
  })),
  deleteWebhook: base('owner', async ({ product, owner }) => ({
    id: (await createWebhook(product, owner)).id,
  })),
  rotateWebhookSecret: base('owner', async ({ product, owner }) => ({
    id: (await oneWebhook(product, owner)).id,
  })),
  replayWebhookDelivery: base('owner', async ({ product, owner }) => ({
    id: (await oneWebhook(product, owner)).deliveryId,
  })),
  sendTestEvent: base('owner', async ({ product, owner }) => ({
    webhookId: (await oneWebhook(product, owner)).id,
  })),
  verifyEmail: base('visitor', () => ({ token: 'unknown' })),
};
