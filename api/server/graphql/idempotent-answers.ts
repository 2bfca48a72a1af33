import { type GraphQLOutputType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import type { OrderPaymentResult } from '../../../schema/order.ts';
import type { HirePaymentResult } from '../../../schema/payment.ts';
import { readMe } from '../../modules/accounts/account.view.ts';
import { readChangedCampaign } from '../../modules/campaigns/campaign.read.ts';
import { lastPostedBy } from '../../modules/campaigns/campaign.service.ts';
import { lastOrderedBy } from '../../modules/orders/checkout/place-order.service.ts';
import { readChangedOrder } from '../../modules/orders/order.read.ts';
import { remarkOfOffer } from '../../modules/remarks/offer.service.ts';
import { readChangedRemark } from '../../modules/remarks/remark.read.ts';
import { readChangedProduct } from '../../modules/shop/product.read.ts';
import { lastAddedBy } from '../../modules/shop/product.service.ts';
import { toId } from '../../platform/ids.ts';
import { below, selectionOf } from '../../platform/read/selection.ts';
import type { RequestCtx } from '../transaction.ts';

type Args = Readonly<Record<string, unknown>>;

/** A repeated call. */
export interface ReplayedCall {
  readonly ctx: RequestCtx;
  readonly info: GraphQLResolveInfo;
  /** Runs the mutation itself. */
  readonly run: (args: Args) => unknown;
}

/** How the outcome of a mutation is stored and answered again, by its result type. */
export interface ReplayFormat {
  /** What the answer can be read from later. */
  outcomeOf(ctx: RequestCtx, args: Args, result: unknown): Promise<Args> | Args;
  /** The answer, read again: the caller may select other fields, and gets the present state. */
  answer(repeated: ReplayedCall, kept: Args): unknown;
}

async function remarkIdOf(ctx: RequestCtx, args: Args): Promise<number> {
  if (args.offerId !== undefined) return remarkOfOffer(ctx, toId(String(args.offerId), 'offerId'));
  const { remarkId } = (args.input ?? args) as { remarkId: string };
  return toId(remarkId, 'remarkId');
}

const remark: ReplayFormat = {
  outcomeOf: async (ctx, args) => ({ remarkId: await remarkIdOf(ctx, args) }),
  answer: ({ ctx, info }, { remarkId }) => readChangedRemark(ctx, Number(remarkId), selectionOf(info)),
};

/** A payment may be under way at the first answer. Then a repeat looks it up, and never charges again. */
const payment: ReplayFormat = {
  outcomeOf: async (ctx, args, result) => ({
    ...(await remark.outcomeOf(ctx, args, result)),
    status: (result as HirePaymentResult).status,
  }),
  async answer({ ctx, info, run }, { remarkId, status }) {
    if (status !== 'succeeded') return run({ input: { remarkId: String(remarkId), paymentMethodId: null } });
    const fields = below(selectionOf(info), 'remark');
    return { status, remark: await readChangedRemark(ctx, Number(remarkId), fields) };
  },
};

/** The outcome is the campaign created in the same transaction. */
const campaign: ReplayFormat = {
  outcomeOf: async (ctx) => ({ campaignId: await lastPostedBy(ctx) }),
  answer: ({ ctx, info }, { campaignId }) => readChangedCampaign(ctx, Number(campaignId), selectionOf(info)),
};

/** The outcome is the product created in the same transaction. */
const product: ReplayFormat = {
  outcomeOf: async (ctx) => ({ productId: await lastAddedBy(ctx) }),
  answer: ({ ctx, info }, { productId }) => readChangedProduct(ctx, Number(productId), selectionOf(info)),
};

/** A new order is the actor's newest; other calls name theirs. */
const order: ReplayFormat = {
  outcomeOf: async (ctx, args) => ({ orderId: await orderIdOf(ctx, args) }),
  answer: ({ ctx, info }, { orderId }) => readChangedOrder(ctx, Number(orderId), selectionOf(info)),
};

async function orderIdOf(ctx: RequestCtx, args: Args): Promise<number> {
  const { orderId } = (args.input ?? args) as { orderId?: string };
  return orderId === undefined ? lastOrderedBy(ctx) : toId(orderId, 'orderId');
}

const orderPayment: ReplayFormat = {
  outcomeOf: async (ctx, args, result) => ({
    ...(await order.outcomeOf(ctx, args, result)),
    status: (result as OrderPaymentResult).status,
  }),
  async answer({ ctx, info, run }, { orderId, status }) {
    if (status !== 'succeeded') return run({ input: { orderId: String(orderId), paymentMethodId: null } });
    const fields = below(selectionOf(info), 'order');
    return { status, order: await readChangedOrder(ctx, Number(orderId), fields) };
  },
};

const account: ReplayFormat = {
  outcomeOf: () => ({}),
  answer: ({ ctx, info }) => readMe(ctx, selectionOf(info)),
};

const answers: Readonly<Record<string, ReplayFormat>> = {
  Remark: remark,
  HirePaymentResult: payment,
  Account: account,
  Campaign: campaign,
  Product: product,
  Order: order,
  OrderPaymentResult: orderPayment,
};

/** How results of this type are stored and answered again. Throws at boot for an unknown type. */
export function replayFormatOf(type: GraphQLOutputType): ReplayFormat {
  const { name } = getNamedType(type);
  const answering = answers[name];
  if (!answering) throw new Error(`Nothing says how an answer of type ${name} is told again.`);
  return answering;
}
