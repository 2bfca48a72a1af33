import { randomUUID } from 'node:crypto';
import { usd } from '../../../schema/usd.ts';
import { makeAmendment } from '../amendments.ts';
import { bankForm, bankToken } from '../bank.ts';
import { campaignForm, makePicture } from '../campaigns.ts';
import { makeSettlement } from '../disputes.ts';
import { idOf } from '../global-ids.ts';
import { draftNews, makeHelpRequest, makeSlide, publishedNews } from '../help-and-news.ts';
import { makeInvitation } from '../invitations.ts';
import type { Kind } from '../jobs.ts';
import { type Talk, talk } from '../messages.ts';
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
import { confirmedSetup, insertCard } from '../saved-cards.ts';
import { savedListOf } from '../saved-lists.ts';
import { operationOf, takesKey, variablesOf } from '../schema-documents.ts';
import { insertPasskey, removeFactors } from '../second-factors.ts';
import { address, makeShipment } from '../shipments.ts';
import { waitingJump } from '../socials.ts';
import { sql } from '../sql.ts';
import { makeProposal } from '../two-people.ts';
import { createWebhook, oneWebhook, ownEvent } from '../webhooks.ts';
import { draft, makeDeliverable, makeLate, type Stage } from '../work.ts';
import type { Right } from './table.ts';
import type { World } from './world.ts';

type Args = Record<string, unknown>;
type ArgsOf = (world: World) => Args | Promise<Args>;

const none = () => ({});
const remark =
  (kind: Kind, state: string, more: Args = {}): ArgsOf =>
  async (world) => ({
    remarkId: (await world.job(kind, state)).remarkId,
    ...more,
  });
const brief = { deliverables: [{ platform: 'INSTAGRAM', format: 'REEL', count: 1 }] };
const invitation: ArgsOf = async ({ product, owner, applicant }) => ({
  invitationId: await makeInvitation(product, owner, applicant),
});
const offer =
  (state: string): ArgsOf =>
  async (world) => ({ offerId: (await world.job('paid', state)).offerId });
const proposed: ArgsOf = async (world) => {
  const { remarkId } = await world.job('paid', 'disputed');
  return { settlementId: await makeSettlement(world.product, remarkId) };
};
const amended: ArgsOf = async (world) => {
  const { remarkId } = await world.job('shoutout', 'hired');
  return { amendmentId: await makeAmendment(world.product, remarkId) };
};
const payment =
  (state: string): ArgsOf =>
  async (world) => ({
    remarkId: (await world.job('paid', state)).remarkId,
    paymentMethodId: await tokenise(world.product, cards.good),
  });
/** A sponsored job whose product stands somewhere. */
const workAt = async (world: World, stage: Stage) =>
  makeDeliverable(world.product, (await world.job('paid', 'hired')).remarkId, stage);
const productAt = async (world: World, stage: Parameters<typeof makeShipment>[3]) =>
  makeShipment(world.product, (await world.job('sponsored', 'hired')).remarkId, world, stage);
/** The applicant's last message to the owner. */
const talked =
  (args: (newest: Talk) => Args): ArgsOf =>
  async (world) =>
    args(await talk(world.applicant, world.owner));
const why = 'Because of the matrix';
const form = ({ campaignPictureId }: World) => campaignForm([campaignPictureId]);
const person = {
  first: 'Mei',
  last: 'Tan',
  mobile: '81234567',
  phonePrefix: '+65',
  gender: 'FEMALE',
  country: 'SG',
  dateOfBirth: '1996-04-02',
  bio: 'I cook.',
  instagramPrice: usd(25_000),
};
const goods = ({ productPictureId }: World) => productForm([productPictureId]);
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
let count = 0;

/** What is said in each line of the table, by its first two columns. */
const args: Readonly<Record<string, ArgsOf>> = {
  'Query.categories, all': none,
  'Query.chargebacks, all': none,
  'Query.providerEvents, all': none,
  'Mutation.retryProviderEvent, one that failed': async ({ product }) => ({ id: await failedEvent(product) }),
  'Query.countries, all': none,
  'Query.clientConfig, the one': none,
  'Query.uploadPolicy, the one': none,
  'Query.usernameAvailable, a free one': () => ({ username: 'free1' }),
  'Query.passwordStrength, a new one': () => ({ password: 'tiny teal tapir', about: ['Mei'] }),
  'Query.profile, the owner': (w) => ({ id: w.owner.id }),
  'Query.topInfluencers, all': none,
  'Query.influencers, all': none,
  'Query.campaigns, public ones': none,
  'Query.campaigns, of the owner': (w) => ({ filter: { ownerId: w.owner.id } }),
  'Query.campaigns, favourites': () => ({ filter: { favourites: true } }),
  'Query.products, of the owner': (w) => ({ filter: { sellerId: w.owner.id } }),
  'Query.product, in the shop': (w) => ({ id: w.sold }),
  'Query.product, a hidden one': (w) => ({ id: w.hiddenProduct }),
  'Query.node, in the shop': (w) => ({ id: idOf('Product', w.sold) }),
  'Query.node, awaiting approval': (w) => ({ id: idOf('Campaign', w.waiting) }),
  'Query.node, to the applicant': async (w) => ({ id: idOf('Order', await w.order('card', 'placed')) }),
  'Query.nodes, in the shop': (w) => ({ ids: [idOf('Product', w.sold)] }),
  'Query.myProducts, the own': none,
  "Mutation.createProduct, the owner's picture": goods,
  'Mutation.updateProduct, in the shop': (w) => ({ id: w.sold, ...goods(w) }),
  'Mutation.updateProduct, a hidden one': (w) => ({ id: w.hiddenProduct, ...goods(w) }),
  'Mutation.setProductHidden, in the shop': (w) => ({ id: w.sold, hidden: false }),
  'Mutation.setProductHidden, a hidden one': (w) => ({ id: w.hiddenProduct, hidden: true }),
  'Mutation.deactivateProduct, one more': async (w) => ({
    id: await makeProduct(w.product, w.owner),
    deactivated: true,
    reason: why,
  }),
  'Query.profileReviews, of the owner': (w) => ({ profileId: w.owner.id }),
  'Query.productReviews, in the shop': (w) => ({ productId: w.sold }),
  'Query.checkoutSetup, in the shop': (w) => ({ productId: w.sold, quantity: 1 }),
  'Query.checkoutSetup, a hidden one': (w) => ({ productId: w.hiddenProduct, quantity: 1 }),
  'Query.order, to the applicant': async (w) => ({ id: await w.order('card', 'placed') }),
  'Query.myOrders, the own': none,
  'Query.mySales, the own': none,
  'Query.orderProblems, all': none,
  'Mutation.placeOrder, in the shop': (w) => orderForm(w.sold, { method: 'CASH' }),
  'Mutation.placeOrder, a hidden one': (w) => orderForm(w.hiddenProduct, { method: 'CASH' }),
  'Mutation.payForOrder, to the applicant': async (w) => ({
    orderId: await w.order('card', 'placed'),
    paymentMethodId: await tokenise(w.product, cards.good),
  }),
  'Mutation.shipOrder, for cash': async (w) => ({ orderId: await w.order('cash', 'placed') }),
  'Mutation.confirmDelivery, sent for cash': async (w) => ({ orderId: await w.order('cash', 'shipped') }),
  'Mutation.reportOrderProblem, sent by card': async (w) => ({
    orderId: await w.order('card', 'shipped'),
    reason: why,
  }),
  'Mutation.cancelOrder, for cash': async (w) => ({ orderId: await w.order('cash', 'placed') }),
  'Mutation.settleOrder, sent for cash': async (w) => ({
    orderId: await w.order('cash', 'shipped'),
    refund: false,
    reason: why,
  }),
  'Mutation.reviewProduct, received': async (w) => ({
    orderId: await w.order('cash', 'delivered'),
    rating: 5,
    text: why,
  }),
  'Query.campaign, an open one': (w) => ({ id: w.open }),
  'Query.campaign, awaiting approval': (w) => ({ id: w.waiting }),
  'Query.campaign, a rejected one': (w) => ({ id: w.rejected }),
  'Query.campaign, a disabled one': (w) => ({ id: w.disabled }),
  'Query.me, the own': none,
  'Query.accessTokens, the own': none,
  'Query.mySessions, the own': none,
  'Query.myCampaigns, the own': none,
  'Query.myDraft, the own': none,
  'Query.myRemarks, the own': none,
  'Query.receivedRemarks, the own': none,
  'Query.myTasks, the own': none,
  'Query.paper, of a payment': async ({ product, released }) => {
    const found = await sql(
      product.databaseUrl,
      `select p.id from paper p join ledger_entry e on e.id = p.entry_id where e.remark_id = $1 and p.kind = 'receipt'`,
      [released.remarkId],
    );
    return { id: found[0]?.id };
  },
  'Query.papers, the own': none,
  'Query.annualStatement, the own': () => ({ year: 2026 }),
  'Query.quote, of an amount': () => ({ amount: usd(5_000) }),
  'Query.myWorkUses, the own': none,
  'Query.myMoney, the own': () => ({ side: 'APPLICANT' }),
  'Query.myTransactions, the own': none,
  'Query.notifications, the own': none,
  'Query.remark, an applied one': (w) => ({ id: w.remarkId }),
  'Query.remark, a released one': (w) => ({ id: w.released.remarkId }),
  'Query.campaignRemarks, an open one': (w) => ({ campaignId: w.open }),
  'Query.campaignRemarks, awaiting': (w) => ({ campaignId: w.waiting }),
  'Query.suggestedUsers, an open one': (w) => ({ campaignId: w.open }),
  'Query.suggestedUsers, awaiting': (w) => ({ campaignId: w.waiting }),
  'Query.hirePaymentSetup, an accepted offer': async (w) => {
    await w.job('paid', 'offer_accepted');
    return { campaignId: await w.newestCampaign(), applicantId: w.applicant.id };
  },
  'Query.campaignsAwaitingApproval, all': none,
  'Query.reports, all': () => ({ resolved: false }),
  'Query.siteText, the FAQ': () => ({ slug: 'faq' }),
  'Query.news, published': none,
  'Query.newsArticle, a draft': async (w) => ({ id: await draftNews(w.product) }),
  'Query.newsDesk, all': async (w) => {
    await draftNews(w.product);
    return {};
  },
  'Query.contentRevisions, of the FAQ': () => ({ kind: 'PAGE', key: 'faq' }),
  'Query.helpRequests, all': async (w) => {
    await makeHelpRequest(w.product, w.owner);
    return { resolved: false };
  },
  'Query.myHelpRequests, the own': async (w) => {
    await makeHelpRequest(w.product, w.owner);
    return {};
  },
  'Query.findUsers, all': () => ({ search: '' }),
  'Query.stuckMoney, all': none,
  'Query.slides, all': none,
  'Query.categoriesDesk, all': none,
  'Query.accountLooks, the own': none,
  'Mutation.endSeeing, nobody': none,
  'Mutation.seeAsPerson, a newcomer': async (w) => ({
    accountId: (await createPerson(w.product)).id,
    cause: 'HELP',
    reason: why,
  }),
  'Query.payments, all': none,
  'Query.payments, of the own account': (w) => ({ accountId: w.owner.id }),
  'Query.heldPayments, all': none,
  'Query.refundProblems, all': none,
  'Query.disputes, all': none,
  'Query.followerJumps, all': none,
  'Query.staffActions, all': none,
  'Query.doctorFindings, all': none,
  'Query.monthlyFigures, this month': none,
  'Query.deskQueue, all': none,
  'Query.deskCounts, all': none,
  'Query.deskCase, a campaign': (w) => ({ kind: 'CAMPAIGN', caseId: idOf('Campaign', w.waiting) }),
  'Query.deskSearch, the owner': (w) => ({ text: w.owner.email }),
  'Query.deskPerson, the owner': (w) => ({ accountId: w.owner.id }),
  'Query.deskMails, the owner': (w) => ({ accountId: w.owner.id }),
  'Query.deskDevices, the owner': (w) => ({ accountId: w.owner.id }),
  'Query.rulingEffect, disputed': async (w) => ({
    remarkId: (await w.job('paid', 'disputed')).remarkId,
    release: usd(10_000),
  }),
  'Query.staffNotes, about the owner': (w) => ({ subjectId: idOf('Account', w.owner.id) }),
  'Mutation.assignCase, a campaign': (w) => ({
    kind: 'CAMPAIGN',
    caseId: idOf('Campaign', w.waiting),
    toMe: true,
  }),
  'Mutation.viewCase, a campaign': (w) => ({ kind: 'CAMPAIGN', caseId: idOf('Campaign', w.waiting) }),
  'Query.staffProposals, all': none,
  'Mutation.confirmProposal, of another': (w) => makeProposal(w.product, w.nobody.id),
  'Mutation.sendBackProposal, of another': async (w) => ({
    id: (await makeProposal(w.product, w.nobody.id)).id,
    reason: why,
  }),
  'Mutation.addStaffNote, about the owner': (w) => ({ subjectId: idOf('Account', w.owner.id), text: why }),
  'Query.conversations, the own': talked(() => ({})),
  'Query.conversation, of the owner': talked(({ conversationId: id }) => ({ id })),
  'Query.messages, of the owner': talked(({ conversationId }) => ({ conversationId })),
  'Query.searchMessages, a word': () => ({ search: 'noodles' }),
  'Mutation.openConversation, the applicant': (w) => ({ profileId: w.applicant.id }),
  'Mutation.sendMessage, of the owner': talked(({ conversationId }) => ({
    conversationId,
    clientId: randomUUID(),
    text: 'Hello',
  })),
  'Mutation.markConversationRead, of the owner': talked((newest) => ({ ...newest })),
  'Mutation.setTyping, of the owner': talked(({ conversationId }) => ({ conversationId })),
  'Mutation.reportMessage, by the owner': talked(({ messageId }) => ({ messageId, comment: why })),
  'Subscription.conversationChanged, the own': none,
  'Query.savedLists, the own': async (w) => {
    await savedListOf(w.product, w.owner.id);
    return {};
  },
  'Mutation.createSavedList, a new one': () => ({ name: 'Laksa week' }),
  'Mutation.renameSavedList, of the owner': async (w) => ({
    savedListId: await savedListOf(w.product, w.owner.id),
    name: 'Noodles',
  }),
  'Mutation.saveInfluencer, of the owner': async (w) => ({
    savedListId: await savedListOf(w.product, w.owner.id),
    profileId: w.applicant.id,
    on: true,
  }),
  'Mutation.deleteSavedList, of the owner': async (w) => ({
    savedListId: await savedListOf(w.product, w.owner.id),
  }),
  'Query.webhooks, the own': async (w) => {
    await oneWebhook(w.product, w.owner);
    return {};
  },
  'Query.webhookDeliveries, of the owner': async (w) => ({
    webhookId: (await oneWebhook(w.product, w.owner)).id,
  }),
  'Query.newestRemarkEventId, the own': none,
  'Query.events, the own': async (w) => {
    await ownEvent(w.product, w.owner);
    return { types: ['CAMPAIGN_APPROVED'] };
  },
  'Mutation.createWebhook, a public address': () => ({
    url: 'https://hooks.noodles.example/new',
    events: ['REMARK_DONE'],
  }),
  'Mutation.updateWebhook, of the owner': async (w) => ({
    id: (await oneWebhook(w.product, w.owner)).id,
    events: ['REMARK_DONE'],
  }),
  'Mutation.rotateWebhookSecret, of the owner': async (w) => ({
    id: (await oneWebhook(w.product, w.owner)).id,
  }),
  'Mutation.sendTestEvent, of the owner': async (w) => ({
    webhookId: (await oneWebhook(w.product, w.owner)).id,
  }),
  'Mutation.replayWebhookDelivery, of the owner': async (w) => ({
    id: (await oneWebhook(w.product, w.owner)).deliveryId,
  }),
  'Mutation.deleteWebhook, of the owner': async (w) => ({
    id: (await createWebhook(w.product, w.owner)).id,
  }),
  'Mutation.applyToCampaign, an open one': (w) => ({ campaignId: w.open }),
  'Mutation.applyToCampaign, awaiting': (w) => ({ campaignId: w.waiting }),
  'Mutation.applyToCampaign, a rejected one': (w) => ({ campaignId: w.rejected }),
  "Mutation.createCampaign, the owner's picture": form,
  'Mutation.updateCampaign, awaiting': (w) => ({ id: w.waiting, ...form(w), title: w.titleOfWaiting }),
  'Mutation.updateCampaign, an open one': (w) => ({ id: w.open, ...form(w) }),
  'Mutation.setCampaignDisabled, an open one': (w) => ({ id: w.open, disabled: false }),
  'Mutation.setCampaignDisabled, a disabled one': (w) => ({ id: w.disabled, disabled: true }),
  'Mutation.closeCampaign, an open one': (w) => ({ id: w.open }),
  'Mutation.closeCampaign, awaiting': (w) => ({ id: w.waiting }),
  'Mutation.extendCampaign, an open one': (w) => ({ id: w.open, endsOn: '2027-06-01' }),
  'Mutation.extendCampaign, awaiting': (w) => ({ id: w.waiting, endsOn: '2027-06-01' }),
  'Mutation.changeBrief, an open one': (w) => ({ id: w.open, brief }),
  'Mutation.changeBrief, awaiting': (w) => ({ id: w.waiting, brief }),
  'Mutation.duplicateCampaign, an open one': (w) => ({ campaignId: w.open, replaceDraft: true }),
  'Mutation.duplicateCampaign, awaiting': (w) => ({ campaignId: w.waiting, replaceDraft: true }),
  'Mutation.setFavourite, an open one': (w) => ({ campaignId: w.open, on: false }),
  'Mutation.setFavourite, awaiting': (w) => ({ campaignId: w.waiting, on: false }),
  'Mutation.reportCampaign, an open one': (w) => ({ campaignId: w.open, comment: why }),
  'Mutation.reportCampaign, a disabled one': (w) => ({ campaignId: w.disabled, comment: why }),
  'Mutation.reportPerson, somebody': (w) => ({ profileId: w.invited.id, comment: why }),
  'Mutation.reportPerson, the owner': (w) => ({ profileId: w.owner.id, comment: why }),
  'Mutation.reportReview, by the owner': async (w) => ({
    reviewId: await publishedReview(w.product, (await w.job('shoutout', 'done')).remarkId),
    comment: why,
  }),
  'Mutation.reviewJob, settled': async (w) => ({
    remarkId: await reviewable(w.product, (await w.job('shoutout', 'done')).remarkId),
    rating: 5,
    text: why,
  }),
  'Mutation.answerReview, by the owner': async (w) => ({
    reviewId: await publishedReview(w.product, (await w.job('shoutout', 'done')).remarkId),
    text: why,
  }),
  'Mutation.hideReview, by the owner': async (w) => ({
    reviewId: await publishedReview(w.product, (await w.job('shoutout', 'done')).remarkId),
    reason: why,
  }),
  'Mutation.restoreReview, a hidden one': async (w) => ({
    reviewId: await hiddenReview(w.product, (await w.job('shoutout', 'done')).remarkId, w.staff),
    reason: why,
  }),
  'Mutation.invite, an open one': (w) => ({
    campaignId: w.open,
    influencerId: w.nobody.id,
    amount: usd(5_000),
  }),
  'Mutation.invite, awaiting': (w) => ({
    campaignId: w.waiting,
    influencerId: w.nobody.id,
    amount: usd(5_000),
  }),
  'Mutation.declineInvitation, of the owner': invitation,
  'Mutation.withdrawInvitation, of the owner': invitation,
  'Mutation.saveDraft, the own': () => ({ title: 'Mine' }),
  "Mutation.saveDraft, the owner's picture": (w) => ({ pictures: [w.campaignPictureId] }),
  'Mutation.discardDraft, the own': none,
  'Mutation.declineApplication, applied': remark('paid', 'applied'),
  'Mutation.declineApplication, offered': remark('paid', 'offered'),
  'Mutation.setShortlisted, applied': remark('paid', 'applied', { on: true }),
  'Mutation.setShortlisted, hired': remark('paid', 'hired', { on: true }),
  'Mutation.makeOffer, applied': remark('paid', 'applied', { amount: usd(5_000) }),
  'Mutation.makeOffer, offered': remark('paid', 'offered', { amount: usd(5_000) }),
  'Mutation.makeOffer, countered': remark('paid', 'countered', { amount: usd(5_000) }),
  'Mutation.acceptOffer, offered': offer('offered'),
  'Mutation.acceptOffer, countered': offer('countered'),
  'Mutation.rejectOffer, offered': offer('offered'),
  'Mutation.rejectOffer, countered': offer('countered'),
  'Mutation.proposeAmendment, hired': remark('paid', 'hired', { work: brief, message: why }),
  'Mutation.acceptAmendment, of the owner': amended,
  'Mutation.rejectAmendment, of the owner': amended,
  'Mutation.withdrawAmendment, of the owner': amended,
  'Mutation.proposeExtra, paid, hired': remark('paid', 'hired', { amount: usd(5_000), work: brief }),
  'Mutation.hire, sponsored, applied': remark('sponsored', 'applied'),
  'Mutation.hire, shoutout, applied': remark('shoutout', 'applied'),
  'Mutation.hire, paid, accepted': remark('paid', 'offer_accepted'),
  'Mutation.payForHire, accepted': payment('offer_accepted'),
  'Mutation.payForHire, paid already': payment('hired'),
  'Mutation.markAsDone, paid, hired': remark('paid', 'hired', { text: 'Posted.' }),
  'Mutation.markAsDone, shoutout, hired': remark('shoutout', 'hired'),
  'Mutation.handInWork, awaited': async (w) => ({
    deliverableId: (await workAt(w, 'awaited')).deliverableId,
    submission: draft,
  }),
  'Mutation.approveWork, in review': async (w) => ({
    submissionId: (await workAt(w, 'in_review')).submissionId,
  }),
  'Mutation.askForChanges, in review': async (w) => ({
    submissionId: (await workAt(w, 'in_review')).submissionId,
    changes: why,
  }),
  'Mutation.endLateJob, late': async (w) => ({
    remarkId: await makeLate(w.product, (await w.job('paid', 'hired')).remarkId),
  }),
  'Mutation.giveAddress, sponsored, hired': async (w) => ({
    remarkId: await productAt(w, 'address_needed'),
    address,
  }),
  'Mutation.markAsSent, with an address': async (w) => ({
    remarkId: await productAt(w, 'to_send'),
    carrier: 'SingPost',
  }),
  'Mutation.confirmReceipt, sent': async (w) => ({ remarkId: await productAt(w, 'sent') }),
  'Mutation.releasePayment, done': remark('paid', 'done'),
  'Mutation.releasePayment, released already': remark('paid', 'released'),
  'Mutation.cancelJob, paid, applied': remark('paid', 'applied'),
  'Mutation.cancelJob, shoutout, hired': remark('shoutout', 'hired'),
  'Mutation.askToCancel, paid, hired': remark('paid', 'hired', { reason: why }),
  'Mutation.answerCancel, asked': remark('paid', 'cancel_asked', { agree: false }),
  'Mutation.withdrawCancel, asked': remark('paid', 'cancel_asked'),
  'Mutation.raiseDispute, done': remark('paid', 'done', { reason: why, pictures: [] }),
  'Mutation.addDisputeStatement, disputed': remark('paid', 'disputed', { text: why, pictures: [] }),
  'Mutation.proposeSettlement, disputed': remark('paid', 'disputed', { release: usd(10_000) }),
  'Mutation.acceptSettlement, of the owner': proposed,
  'Mutation.declineSettlement, of the owner': proposed,
  'Mutation.extendDispute, disputed': remark('paid', 'disputed', { side: 'APPLICANT', reason: why }),
  'Mutation.settleRefund, one given up': async (w) => ({
    remarkId: await giveUpRefund(w.product, (await w.job('paid', 'refunding')).remarkId),
    byHand: true,
    reason: why,
  }),
  'Mutation.openDispute, hired': remark('paid', 'hired', { reason: why }),
  'Mutation.ruleDispute, disputed': remark('paid', 'disputed', { ruling: 'RELEASE', reason: why }),
  'Mutation.approveCampaign, awaiting': async (w) => ({ id: await w.waitingCampaign() }),
  'Mutation.rejectCampaign, awaiting': async (w) => ({ id: await w.waitingCampaign(), reason: why }),
  'Mutation.featureCampaign, an open one': (w) => ({ id: w.open, position: null, reason: why }),
  'Mutation.sendHelpRequest, without the captcha': () => ({
    name: 'Aishah',
    email: 'aishah@guests.test',
    message: why,
    captcha: 'unsolved',
  }),
  'Mutation.resolveHelpRequest, one that waits': async (w) => ({
    id: await makeHelpRequest(w.product),
    answer: why,
  }),
  'Mutation.saveSiteText, the page about us': () => ({ slug: 'about', name: 'About', html: '<p>Us</p>' }),
  'Mutation.saveNews, a new draft': () => ({ title: 'News', html: '<p>Good</p>' }),
  'Mutation.saveSlide, a new one': async (w) => ({
    title: 'Slide',
    text: 'Good',
    picture: await makePicture(w.product, w.staff, 'news'),
  }),
  'Mutation.moveSlide, one of two': async (w) => ({ id: await makeSlide(w.product, w.staff), position: 1 }),
  'Mutation.removeSlide, one of two': async (w) => ({ id: await makeSlide(w.product, w.staff) }),
  'Mutation.saveCategory, a new one': () => ({
    name: randomUUID(),
    isActive: true,
    isFeatured: false,
  }),
  'Mutation.publishNews, a draft': async (w) => ({ id: await draftNews(w.product) }),
  'Mutation.withdrawNews, a published one': async (w) => ({ id: await publishedNews(w.product) }),
  'Mutation.resolveReport, one that waits': async (w) => ({
    id: await makeReport(w.product, w.stranger),
    reason: why,
  }),
  'Mutation.suspendAccount, a newcomer': async (w) => ({
    accountId: (await createPerson(w.product)).id,
    reason: why,
  }),
  'Mutation.suspendAccount, the own account': (w) => ({ accountId: w.staff.id, reason: why }),
  'Mutation.restoreAccount, a suspended one': async (w) => ({
    accountId: await makeSuspended(w.product),
    reason: why,
  }),
  'Mutation.featureInfluencer, somebody': (w) => ({
    profileId: w.nobody.id,
    featured: false,
    reason: why,
  }),
  'Mutation.setStaffRoles, somebody': (w) => ({ accountId: w.nobody.id, roles: ['CONTENT'], reason: why }),
  'Mutation.setStaffRoles, the own account': (w) => ({ accountId: w.staff.id, roles: [], reason: why }),
  'Mutation.setStaff, somebody': (w) => ({ accountId: w.nobody.id, isStaff: false, reason: why }),
  'Mutation.setStaff, the own account': (w) => ({ accountId: w.staff.id, isStaff: true, reason: why }),
  'Mutation.updateProfile, the own': () => person,
  'Mutation.chooseUsername, a free one': () => ({ username: `free_${++count}` }),
  'Mutation.chooseUsername, of somebody': () => ({ username: 'taken' }),
  'Mutation.setInterests, the own': () => ({ interests: ['Food'] }),
  'Mutation.setInstagramUsername, the own': () => ({ username: 'noodles' }),
  'Mutation.beginLinking, Instagram': () => ({ provider: 'INSTAGRAM' }),
  'Mutation.finishLinking, a made-up state': () => ({ code: 'none', state: 'none' }),
  'Mutation.refreshInstagram, the own': none,
  'Mutation.unlinkFacebook, the own': none,
  'Mutation.settleFollowerJump, one that waits': async ({ product }) => ({
    id: await waitingJump(product),
    accepted: true,
    reason: 'Seen on television.',
  }),
  'Mutation.setFollowers, the own': () => ({ followers: 41_000 }),
  "Mutation.setAvatar, the owner's picture": (w) => ({ picture: w.avatarId }),
  'Mutation.heartbeat, the own': none,
  'Mutation.setLanguage, the own': () => ({ language: 'TH' }),
  'Mutation.setMailNotifications, the own': () => ({ enabled: true }),
  'Mutation.setMutedNotifications, the own': () => ({ muted: ['SHOP_MAIL'] }),
  'Query.devicePush, the own': none,
  'Mutation.turnDevicePushOn, a public address': () => pushTarget(),
  'Mutation.turnDevicePushOff, the own': none,
  'Mutation.setPurpose, the own': () => ({ purpose: 'BRAND' }),
  'Mutation.setPlace, the own': () => ({ place: { latitude: 1.35, longitude: 103.82 } }),
  'Mutation.markNotificationsRead, the own': none,
  'Mutation.saveBankAccount, the own': async (w) => ({ ...bankForm, bankToken: await bankToken(w.product) }),
  'Mutation.openVerification, nothing needed': () => ({ returnTo: '/my-jobs' }),
  'Mutation.deleteBankAccount, the own': none,
  'Mutation.useSpareBankAccount, none kept': none,
  'Mutation.deleteSpareBankAccount, none kept': none,
  'Mutation.undoBankAccountChange, a made-up token': () => ({ token: 'x' }),
  'Query.savedPaymentMethods, the own': async (w) => {
    await insertCard(w.product, w.owner);
    return {};
  },
  'Mutation.createSetupIntent, the own': none,
  'Mutation.savePaymentMethod, of the owner': async (w) => ({
    setupIntentId: (await confirmedSetup(w.product, w.owner, cards.good)).setupIntentId,
  }),
  'Mutation.removePaymentMethod, of the owner': async (w) => ({ id: await insertCard(w.product, w.owner) }),
  'Query.oauthApps, the own': none,
  'Query.connectedApps, the own': none,
  'Query.oauthRequest, a waiting one': async (w) => ({ id: await makeOAuthRequest(w.product, w.nobody) }),
  'Mutation.createOAuthApp, the own': () => appForm,
  'Mutation.updateOAuthApp, of the owner': async (w) => ({
    id: await makeApp(w.product, w.owner),
    ...appForm,
  }),
  'Mutation.deleteOAuthApp, of the owner': async (w) => ({ id: await makeApp(w.product, w.owner) }),
  'Mutation.answerOAuthRequest, a waiting one': async (w) => ({
    id: await makeOAuthRequest(w.product, w.nobody),
    allowedScopes: ['CAMPAIGNS_READ'],
  }),
  'Mutation.disconnectApp, of the owner': async (w) => ({ id: await makeConnectedApp(w.product, w.owner) }),
  'Mutation.createAccessToken, the own': () => ({ name: 'Mine', password }),
  'Mutation.createAccessToken, not knowing it': () => ({ name: 'Mine', password: 'Guess-1-2-3' }),
  'Mutation.revokeAccessToken, of the owner': (w) => ({ id: w.tokenId }),
  'Mutation.revokeOtherSessions, the own': none,
  'Mutation.revokeSession, of the owner': (w) => ({ id: w.sessionId }),
  'Mutation.resendVerification, the own': none,
  'Mutation.verifyEmail, a made-up token': () => ({ token: 'x' }),
  'Mutation.requestPasswordReset, the owner': (w) => ({ email: w.owner.email }),
  'Mutation.resetPassword, a made-up token': () => ({ token: 'x', password }),
  'Mutation.changePassword, the own': () => ({ current: password, password }),
  'Mutation.changePassword, not knowing it': () => ({ current: 'Guess-1-2-3', password }),
  'Mutation.requestEmailChange, the own': () => ({ email: 'another@people.test' }),
  'Mutation.withdrawEmailChange, the own': none,
  'Mutation.confirmEmailChange, a made-up token': () => ({ token: 'x' }),
  'Mutation.endSession, a made-up token': () => ({ token: 'x' }),
  'Mutation.undoEmailChange, a made-up token': () => ({ token: 'x', password }),
  'Query.secondFactors, the own': none,
  'Mutation.startPasskey, the own': none,
  'Mutation.addPasskey, made up': () => ({ name: 'Phone', passkey: '{}' }),
  'Mutation.renamePasskey, of the owner': async (w) => ({
    passkeyId: await insertPasskey(w.product, w.owner),
    name: 'Phone',
  }),
  'Mutation.removePasskey, of the owner': async (w) => ({
    passkeyId: await insertPasskey(w.product, w.owner),
  }),
  'Mutation.startAuthenticatorApp, the own': none,
  'Mutation.confirmAuthenticatorApp, guessing': () => ({ code: '000000' }),
  'Mutation.removeAuthenticatorApp, the own': none,
  'Mutation.renewRecoveryCodes, without factor': (w) => removeFactors(w.product, w.owner),
  'Mutation.startPasskeySignIn, the own': none,
  'Mutation.signInWithPasskey, made up': () => ({ passkey: '{}' }),
  'Mutation.confirmIdentity, the own': () => ({ password }),
  'Mutation.confirmIdentity, not knowing it': () => ({ password: 'Guess-1-2-3' }),
  'Query.blockedUsers, the own': none,
  'Mutation.blockUser, a newcomer': async (w) => ({ profileId: (await createPerson(w.product)).id }),
  'Mutation.unblockUser, nobody blocked': (w) => ({ profileId: w.nobody.id }),
  'Query.openJobs, the own': async (w) => {
    await w.job('paid', 'hired');
    return {};
  },
  'Mutation.exportMyData, the own': () => ({ password }),
  'Mutation.closeAccount, not knowing it': () => ({ password: 'Guess-1-2-3' }),
  'Mutation.reopenAccount, a closed one': async (w) => ({ accountId: await w.closedAccount(), reason: why }),
  'Mutation.signUp, without the captcha': () => newcomer,
  'Mutation.signIn, guessing': (w) => ({ email: w.owner.email, password: 'Guess-1-2-3' }),
  'Mutation.signOut, the own': none,
  'Subscription.campaignChanged, an open one': (w) => ({ id: w.open }),
  'Subscription.campaignChanged, awaiting': (w) => ({ id: w.waiting }),
  'Subscription.presenceChanged, the owner': (w) => ({ profileIds: [w.owner.id] }),
  'Subscription.remarkChanged, the own': none,
  'Subscription.remarkChanged, of the open one': (w) => ({ campaignId: w.open }),
  'Subscription.orderChanged, the own': none,
  'Subscription.eventAdded, the own': none,
  'Subscription.notificationAdded, the own': none,
};

/** The variables of a line. Throws when there are none. */
export async function argumentsOf({ root, name, on }: Right, world: World): Promise<Args> {
  const make = args[`${root}.${name}, ${on}`];
  if (!make) throw new Error(`no arguments for ${root}.${name}, ${on}`);
  const operation = operationOf(root, name);
  const said = await make(world);
  return variablesOf(operation, takesKey(operation) ? { idempotencyKey: randomUUID(), ...said } : said);
}
