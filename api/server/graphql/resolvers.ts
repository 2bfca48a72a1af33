import type { NonEmptyArray } from 'type-graphql';
import { AccessTokenResolver } from '../../modules/accounts/access-tokens/access-token.resolver.ts';
import { AccountResolver } from '../../modules/accounts/account.resolver.ts';
import { EmailChangeResolver } from '../../modules/accounts/email-change/email-change.resolver.ts';
import { FactorResolver } from '../../modules/accounts/factors/factor.resolver.ts';
import { OAuthResolver } from '../../modules/accounts/oauth/oauth.resolver.ts';
import { OwnProfileResolver } from '../../modules/accounts/own-profile.resolver.ts';
import { PasswordResolver } from '../../modules/accounts/passwords/password.resolver.ts';
import { ProofResolver } from '../../modules/accounts/proofs/proof.resolver.ts';
import { SessionResolver } from '../../modules/accounts/sessions/session.resolver.ts';
import { BankAccountResolver } from '../../modules/bank-accounts/bank-account.resolver.ts';
import { BlockResolver } from '../../modules/blocks/block.resolver.ts';
import { CampaignResolver } from '../../modules/campaigns/campaign.resolver.ts';
import { CampaignDraftResolver } from '../../modules/campaigns/edit/campaign-draft.resolver.ts';
import { InvitationResolver } from '../../modules/campaigns/invite/invitation.resolver.ts';
import { SuggestedUserResolver } from '../../modules/campaigns/invite/suggested-user.resolver.ts';
import { ClientConfigResolver } from '../../modules/client-config/client-config.resolver.ts';
import { CategoryResolver } from '../../modules/content/category.resolver.ts';
import { ContentResolver } from '../../modules/content/content.resolver.ts';
import { SlideResolver } from '../../modules/content/slide.resolver.ts';
import { DeskResolver } from '../../modules/desk/desk.resolver.ts';
import { HelpResolver } from '../../modules/help/help.resolver.ts';
import { LiveResolver } from '../../modules/live/live.resolver.ts';
import { ConversationResolver } from '../../modules/messages/conversation.resolver.ts';
import { MessageResolver } from '../../modules/messages/message.resolver.ts';
import { NewsResolver } from '../../modules/news/news.resolver.ts';
import { NotificationResolver } from '../../modules/notifications/notification.resolver.ts';
import { DevicePushResolver } from '../../modules/notifications/push/device-push.resolver.ts';
import { OrderFulfilmentResolver } from '../../modules/orders/deliver/order-fulfilment.resolver.ts';
import { OrderResolver } from '../../modules/orders/order.resolver.ts';
import { OrderLiveResolver } from '../../modules/orders/order-live.resolver.ts';
import { PaperResolver } from '../../modules/papers/paper.resolver.ts';
import { CancelResolver } from '../../modules/payments/cancel/cancel.resolver.ts';
import { ChargebackResolver } from '../../modules/payments/chargebacks/chargeback.resolver.ts';
import { DisputeResolver } from '../../modules/payments/disputes/dispute.resolver.ts';
import { SettlementResolver } from '../../modules/payments/disputes/settlement.resolver.ts';
import { HeldPaymentResolver } from '../../modules/payments/held/held-payment.resolver.ts';
import { PaymentResolver } from '../../modules/payments/hire/payment.resolver.ts';
import { SavedPaymentMethodResolver } from '../../modules/payments/saved/saved-payment-method.resolver.ts';
import { PersonalDataResolver } from '../../modules/personal-data/personal-data.resolver.ts';
import { UploadPolicyResolver } from '../../modules/pictures/upload-policy.resolver.ts';
import { PresenceResolver } from '../../modules/presence/presence.resolver.ts';
import { InfluencerResolver } from '../../modules/profiles/influencer.resolver.ts';
import { ProfileResolver } from '../../modules/profiles/profile.resolver.ts';
import { ProviderEventResolver } from '../../modules/provider-events/provider-event.resolver.ts';
import { MonthlyFiguresResolver } from '../../modules/provider-movements/monthly-figures.resolver.ts';
import { ReferenceDataResolver } from '../../modules/reference-data/reference-data.resolver.ts';
import { AmendmentResolver } from '../../modules/remarks/amendments/amendment.resolver.ts';
import { ExtraResolver } from '../../modules/remarks/extras/extra.resolver.ts';
import { JobResolver } from '../../modules/remarks/job.resolver.ts';
import { PayoutHoldResolver } from '../../modules/remarks/money/payout-hold.resolver.ts';
import { OfferResolver } from '../../modules/remarks/offer.resolver.ts';
import { RemarkResolver } from '../../modules/remarks/remark.resolver.ts';
import { JobReviewsResolver } from '../../modules/remarks/reviews/job-reviews.resolver.ts';
import { ShippingResolver } from '../../modules/remarks/shipping/shipping.resolver.ts';
import { WorkUseResolver } from '../../modules/remarks/uses/work-use.resolver.ts';
import { WorkResolver } from '../../modules/remarks/work/work.resolver.ts';
import { ReviewResolver } from '../../modules/reviews/review.resolver.ts';
import { SavedListResolver } from '../../modules/saved-lists/saved-list.resolver.ts';
import { ProductResolver } from '../../modules/shop/product.resolver.ts';
import { SocialResolver } from '../../modules/socials/social.resolver.ts';
import { CampaignDeskResolver } from '../../modules/staff/campaign-desk.resolver.ts';
import { ProposalResolver } from '../../modules/staff/proposal.resolver.ts';
import { StaffResolver } from '../../modules/staff/staff.resolver.ts';
import { StaffLookResolver } from '../../modules/staff-looks/staff-look.resolver.ts';
import { TaskResolver } from '../../modules/tasks/task.resolver.ts';
import { TransactionResolver } from '../../modules/transactions/transaction.resolver.ts';
import { ReportResolver } from '../../modules/trust/report.resolver.ts';
import { EventResolver } from '../../modules/webhooks/event.resolver.ts';
import { WebhookResolver } from '../../modules/webhooks/webhook.resolver.ts';
import { NodeResolver } from './nodes/node.resolver.ts';

/** All resolvers. A new module is one line here. */
export const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  AccessTokenResolver,
  OAuthResolver,
  LiveResolver,
  NotificationResolver,
  DevicePushResolver,
  ConversationResolver,
  MessageResolver,
  AmendmentResolver,
  ExtraResolver,
  OfferResolver,
  JobResolver,
  RemarkResolver,
  DeskResolver,
  TaskResolver,
  PaymentResolver,
  PaperResolver,
  SavedPaymentMethodResolver,
  HeldPaymentResolver,
  CancelResolver,
  DisputeResolver,
  SettlementResolver,
  ChargebackResolver,
  ProviderEventResolver,
  MonthlyFiguresResolver,
  TransactionResolver,
  CampaignResolver,
  CampaignDraftResolver,
  SuggestedUserResolver,
  InvitationResolver,
  CampaignDeskResolver,
  ProposalResolver,
  StaffLookResolver,
  StaffResolver,
  ReportResolver,
  ReviewResolver,
  JobReviewsResolver,
  ShippingResolver,
  WorkResolver,
  WorkUseResolver,
  CategoryResolver,
  ContentResolver,
  SlideResolver,
  NewsResolver,
  HelpResolver,
  BlockResolver,
  EmailChangeResolver,
  FactorResolver,
  PasswordResolver,
  ProofResolver,
  SessionResolver,
  PersonalDataResolver,
  BankAccountResolver,
  PayoutHoldResolver,
  ClientConfigResolver,
  UploadPolicyResolver,
  ReferenceDataResolver,
  OwnProfileResolver,
  ProfileResolver,
  SavedListResolver,
  WebhookResolver,
  EventResolver,
  InfluencerResolver,
  PresenceResolver,
  SocialResolver,
  ProductResolver,
  OrderResolver,
  OrderFulfilmentResolver,
  OrderLiveResolver,
  NodeResolver,
];
