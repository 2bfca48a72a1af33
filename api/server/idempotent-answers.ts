import { type GraphQLOutputType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import type { OrderPaymentResult } from '../../schema/order.ts';
import type { HirePaymentResult } from '../../schema/payment.ts';
import { readMe } from '../modules/accounts/account.view.ts';
import { readChangedCampaign } from '../modules/campaigns/campaign.read.ts';
import { lastPostedBy } from '../modules/campaigns/campaign.service.ts';
import { readChangedOrder } from '../modules/orders/order.read.ts';
import { lastOrderedBy } from '../modules/orders/place-order.service.ts';
import { remarkOfOffer } from '../modules/remarks/offer.service.ts';
import { readChangedRemark } from '../modules/remarks/remark.read.ts';
import { readChangedProduct } from '../modules/shop/product.read.ts';
import { lastAddedBy } from '../modules/shop/product.service.ts';
import { toId } from '../platform/ids.ts';
import { below, selectionOf } from '../platform/read/selection.ts';
import type { RequestCtx } from './transaction.ts';

type Args = Readonly<Record<string, unknown>>;

/** A repeated call. */
export interface Repeated {
  readonly ctx: RequestCtx;
  readonly info: GraphQLResolveInfo;
  /** Runs the mutation itself. */
  readonly run: (args: Args) => unknown;
}

/** How the answer of a mutation is kept and told again, by the type it answers. */
export interface Answering {
  /** What the answer can be read from later. */
  keep(ctx: RequestCtx, args: Args, result: unknown): Promise<Args> | Args;
  /** The answer, read afresh: the caller may select other fields, and sees the thing as it is now. */
  tell(repeated: Repeated, kept: Args): unknown;
}

async function remarkIdOf(ctx: RequestCtx, args: Args): Promise<number> {
  if (args.offerId !== undefined) return remarkOfOffer(ctx, toId(String(args.offerId), 'offerId'));
  const { remarkId } = (args.input ?? args) as { remarkId: string };
  return toId(remarkId, 'remarkId');
}

const remark: Answering = {
  keep: async (ctx, args) => ({ remarkId: await remarkIdOf(ctx, args) }),
  tell: ({ ctx, info }, { remarkId }) => readChangedRemark(ctx, Number(remarkId), selectionOf(info)),
};

/** Paying may be under way when it is first answered: then the repeat looks how it stands, and never charges again. */
const payment: Answering = {
  keep: async (ctx, args, result) => ({
    ...(await remark.keep(ctx, args, result)),
    status: (result as HirePaymentResult).status,
  }),
  async tell({ ctx, info, run }, { remarkId, status }) {
    if (status !== 'succeeded') return run({ input: { remarkId: String(remarkId), paymentMethodId: null } });
    const fields = below(selectionOf(info), 'remark');
    return { status, remark: await readChangedRemark(ctx, Number(remarkId), fields) };
  },
};

/** Posting answers the campaign that it made in the transaction which keeps the answer. */
const campaign: Answering = {
  keep: async (ctx) => ({ campaignId: await lastPostedBy(ctx) }),
  tell: ({ ctx, info }, { campaignId }) => readChangedCampaign(ctx, Number(campaignId), selectionOf(info)),
};

/** Adding a product answers what it made in the transaction which keeps the answer. */
const product: Answering = {
  keep: async (ctx) => ({ productId: await lastAddedBy(ctx) }),
  tell: ({ ctx, info }, { productId }) => readChangedProduct(ctx, Number(productId), selectionOf(info)),
};

/** An order that was just placed is the actor's last one; every other call names it. */
const order: Answering = {
  keep: async (ctx, args) => ({ orderId: await orderIdOf(ctx, args) }),
  tell: ({ ctx, info }, { orderId }) => readChangedOrder(ctx, Number(orderId), selectionOf(info)),
};

async function orderIdOf(ctx: RequestCtx, args: Args): Promise<number> {
  const { orderId } = (args.input ?? args) as { orderId?: string };
  return orderId === undefined ? lastOrderedBy(ctx) : toId(orderId, 'orderId');
}

const orderPayment: Answering = {
  keep: async (ctx, args, result) => ({
    ...(await order.keep(ctx, args, result)),
    status: (result as OrderPaymentResult).status,
  }),
  async tell({ ctx, info, run }, { orderId, status }) {
    if (status !== 'succeeded') return run({ input: { orderId: String(orderId), paymentMethodId: null } });
    const fields = below(selectionOf(info), 'order');
    return { status, order: await readChangedOrder(ctx, Number(orderId), fields) };
  },
};

const account: Answering = {
  keep: () => ({}),
  tell: ({ ctx, info }) => readMe(ctx, selectionOf(info)),
};

const answers: Readonly<Record<string, Answering>> = {
  Remark: remark,
  HirePaymentResult: payment,
  Account: account,
  Campaign: campaign,
  Product: product,
  Order: order,
  OrderPaymentResult: orderPayment,
};

/** How the answers of a type are told again. Throws at boot when nothing says how. */
export function answeringOf(type: GraphQLOutputType): Answering {
  const { name } = getNamedType(type);
  const answering = answers[name];
  if (!answering) throw new Error(`Nothing says how an answer of type ${name} is told again.`);
  return answering;
}
