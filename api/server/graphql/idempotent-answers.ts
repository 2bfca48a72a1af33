import { type GraphQLOutputType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import type { PayForOrderPayload } from '../../../schema/order.ts';
import type { PayForHirePayload } from '../../../schema/payment.ts';
import { readMe } from '../../modules/accounts/account.view.ts';
import { readChangedCampaign } from '../../modules/campaigns/campaign.read.ts';
import { lastPostedBy } from '../../modules/campaigns/campaign.service.ts';
import { readInvitation } from '../../modules/campaigns/invite/invitation.read.ts';
import { lastInvitedBy } from '../../modules/campaigns/invite/invitation.service.ts';
import { lastOrderedBy } from '../../modules/orders/checkout/place-order.service.ts';
import { readChangedOrder } from '../../modules/orders/order.read.ts';
import { lastAppliedBy } from '../../modules/remarks/apply.service.ts';
import { lastExtraOf } from '../../modules/remarks/extras/extra.service.ts';
import { readChangedRemark } from '../../modules/remarks/remark.read.ts';
import { readChangedProduct } from '../../modules/shop/product.read.ts';
import { lastAddedBy } from '../../modules/shop/product.service.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import { below, type Field, selectionOf } from '../../platform/read/selection.ts';
import { sql } from '../../platform/sql.ts';
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

type ReadRow = (ctx: RequestCtx, id: number, fields: readonly Field[]) => unknown;

/** The outcome is the id of the row that the mutation is about, stored as `key`. */
function ofRow(
  key: string,
  idOf: (ctx: RequestCtx, args: Args) => Promise<number>,
  read: ReadRow,
): ReplayFormat {
  return {
    outcomeOf: async (ctx, args) => ({ [key]: await idOf(ctx, args) }),
    answer: ({ ctx, info }, kept) => read(ctx, Number(kept[key]), selectionOf(info)),
  };
}

/** A payment may be under way at the first answer. Then a repeat looks it up, and never charges again. */
function ofPayment(key: string, field: string, row: ReplayFormat, read: ReadRow): ReplayFormat {
  return {
    outcomeOf: async (ctx, args, result) => ({
      ...(await row.outcomeOf(ctx, args, result)),
      state: (result as PayForHirePayload | PayForOrderPayload).state,
    }),
    async answer({ ctx, info, run }, { state, [key]: id }) {
      if (state !== 'succeeded') return run({ input: { [key]: String(id), paymentMethodId: null } });
      return { state, [field]: await read(ctx, Number(id), below(selectionOf(info), field)) };
    },
  };
}

/** Arguments that name a row of a job, with its table. */
const rowsOfJobs = {
  amendmentId: 'amendment',
  deliverableId: 'deliverable',
  offerId: 'offer',
  settlementId: 'settlement',
  submissionId: 'submission',
} as const;

async function remarkIdOf(ctx: RequestCtx, args: Args): Promise<number> {
  if (args.campaignId !== undefined) return lastAppliedBy(ctx);
  const given = (args.input ?? args) as Readonly<Record<string, string | undefined>>;
  for (const [name, table] of Object.entries(rowsOfJobs)) {
    if (given[name] === undefined) continue;
    const found = sql<{ remarkId: number }>`
      select remark_id as "remarkId" from ${sql.ref(table)} where id = ${toId(given[name], name)}`;
    return (await orNotFound(found.first(ctx), name)).remarkId;
  }
  return toId(given.remarkId ?? '', 'remarkId');
}

/** The extra that a job got is its newest. */
const extraIdOf = async (ctx: RequestCtx, args: Args): Promise<number> =>
  lastExtraOf(ctx, await remarkIdOf(ctx, args));

/** A new order is the actor's newest; other calls name theirs. */
async function orderIdOf(ctx: RequestCtx, args: Args): Promise<number> {
  const { orderId } = (args.input ?? args) as { orderId?: string };
  return orderId === undefined ? lastOrderedBy(ctx) : toId(orderId, 'orderId');
}

const remark = ofRow('remarkId', remarkIdOf, readChangedRemark);
const extra = ofRow('remarkId', extraIdOf, readChangedRemark);
const order = ofRow('orderId', orderIdOf, readChangedOrder);

/** By result type. A new campaign, product or invitation is the one created in the same transaction. */
const answers: Readonly<Record<string, ReplayFormat>> = {
  Remark: remark,
  PayForHirePayload: ofPayment('remarkId', 'remark', remark, readChangedRemark),
  Account: { outcomeOf: () => ({}), answer: ({ ctx, info }) => readMe(ctx, selectionOf(info)) },
  Campaign: ofRow('campaignId', lastPostedBy, readChangedCampaign),
  Product: ofRow('productId', lastAddedBy, readChangedProduct),
  Invitation: ofRow('invitationId', lastInvitedBy, readInvitation),
  Order: order,
  PayForOrderPayload: ofPayment('orderId', 'order', order, readChangedOrder),
};

/** By mutation, where the answer is another row than what it names. */
const ofMutations: Readonly<Record<string, ReplayFormat>> = { proposeExtra: extra };

/** How the results of a mutation are stored and answered again. Throws at boot for an unknown type. */
export function replayFormatOf({ name, type }: { name: string; type: GraphQLOutputType }): ReplayFormat {
  const of = getNamedType(type).name;
  const answering = ofMutations[name] ?? answers[of];
  if (!answering) throw new Error(`Nothing says how an answer of type ${of} is told again.`);
  return answering;
}
