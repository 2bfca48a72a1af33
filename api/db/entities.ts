import { AccessToken } from '../modules/accounts/access-tokens/access-token.entity.ts';
import { Account } from '../modules/accounts/account.entity.ts';
import { Session } from '../modules/accounts/sessions/session.entity.ts';
import { MailLink } from '../modules/accounts/sign-up/mail-link.entity.ts';
import { BankAccount } from '../modules/bank-accounts/bank-account.entity.ts';
import { KeptBankAccount } from '../modules/bank-accounts/kept-bank-account.entity.ts';
import { ProviderAccount } from '../modules/bank-accounts/provider-account.entity.ts';
import { Campaign } from '../modules/campaigns/campaign.entity.ts';
import { CampaignDraft } from '../modules/campaigns/edit/campaign-draft.entity.ts';
import { Invitation } from '../modules/campaigns/invite/invitation.entity.ts';
import { Slide } from '../modules/content/slide.entity.ts';
import { Deliverable, Submission } from '../modules/deliverables/deliverable.entity.ts';
import { HelpRequest } from '../modules/help/help-request.entity.ts';
import { News } from '../modules/news/news.entity.ts';
import { Order } from '../modules/orders/order.entity.ts';
import { OrderMovement } from '../modules/orders/order-movement.entity.ts';
import { OrderPayment } from '../modules/orders/order-payment.entity.ts';
import { Chargeback } from '../modules/payments/chargeback.entity.ts';
import { Dispute } from '../modules/payments/dispute.entity.ts';
import { Payment } from '../modules/payments/payment.entity.ts';
import { Payout } from '../modules/payments/payout.entity.ts';
import { Refund } from '../modules/payments/refund.entity.ts';
import { PaymentCustomer } from '../modules/payments/saved/payment-customer.entity.ts';
import { SavedPaymentMethod } from '../modules/payments/saved/saved-payment-method.entity.ts';
import { Settlement } from '../modules/payments/settlement.entity.ts';
import { Picture } from '../modules/pictures/picture.entity.ts';
import { Profile } from '../modules/profiles/profile.entity.ts';
import { Category } from '../modules/reference-data/category.entity.ts';
import { Amendment } from '../modules/remarks/amendments/amendment.entity.ts';
import { Offer } from '../modules/remarks/offer.entity.ts';
import { Remark } from '../modules/remarks/remark.entity.ts';
import { Product } from '../modules/shop/product.entity.ts';

/** All entities. Tables without one (ledger, outbox, transition, notification) are written by one function each. */
export const entities = [
  AccessToken,
  Account,
  BankAccount,
  KeptBankAccount,
  Campaign,
  CampaignDraft,
  Category,
  Chargeback,
  Dispute,
  HelpRequest,
  Invitation,
  MailLink,
  News,
  Slide,
  Amendment,
  Offer,
  Deliverable,
  Submission,
  Order,
  OrderMovement,
  OrderPayment,
  Payment,
  PaymentCustomer,
  SavedPaymentMethod,
  Settlement,
  Payout,
  Picture,
  Product,
  Profile,
  ProviderAccount,
  Refund,
  Remark,
  Session,
];
