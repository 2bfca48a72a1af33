import { applyToCampaign } from '../../api/modules/remarks/apply.service.ts';
import { hire, markAsDone } from '../../api/modules/remarks/job.service.ts';
import { acceptOffer, makeOffer, rejectOffer } from '../../api/modules/remarks/offer.service.ts';
import { offerOfRemark } from '../../api/modules/remarks/remark.read.ts';
import type { Ctx } from '../../api/platform/context.ts';
import { toId } from '../../api/platform/ids.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { idOf, textOrNull } from '../presenters/read-values.ts';
import {
  isThere,
  type RemarkFlags,
  type RemarkUpdate,
  readRemarkUpdate,
} from '../presenters/remark-update.ts';
import { readExisting } from './read-resource.ts';
import { resources } from './resources.ts';
import {
  assertOwnership,
  assertPresent,
  assertValues,
  type Body,
  createdRow,
  createEach,
  rowsToUpdate,
  updateEach,
} from './write-resource.ts';

const resource = resources.remarks;
const { name: model } = resource;
/** Defaults of members that are not sent. */
const defaults = ['isHired', 'offerStatus', 'isMarkAsDone', 'isPaymentReleased', 'createdAt'];
const about = { model, fields: { base: 'campaignId', text: 'remarkText', amount: 'amountMinor' } };

async function apply(call: Call, body: Body): Promise<Row> {
  assertPresent(model, body, ['ownerId', 'campaignId']);
  assertOwnership(call, body.ownerId);
  const campaignId = toId(idOf(body.campaignId), 'campaignId');
  const text = textOrNull(body.remarkText);
  const id = await call.ctx.inTransaction((inner) => applyToCampaign(inner, campaignId, { text }));
  return createdRow(body, await readExisting(call, resource, id), defaults);
}

async function answer(
  ctx: Ctx,
  id: number,
  decide: (ctx: Ctx, offerId: number) => Promise<unknown>,
): Promise<void> {
  const offerId = await offerOfRemark(ctx, id);
  if (offerId === null) throw new Error('there is an offer in this state');
  await decide(ctx, offerId);
}

function act(ctx: Ctx, id: number, deed: RemarkUpdate): Promise<unknown> {
  switch (deed.kind) {
    case 'offer':
      return makeOffer(ctx, id, { amountMinor: deed.amountMinor });
    case 'accept':
      return answer(ctx, id, acceptOffer);
    case 'reject':
      return answer(ctx, id, (inner, offerId) => rejectOffer(inner, offerId));
    case 'markAsDone':
      return markAsDone(ctx, id, deed.text || null);
    default:
      return hire(ctx, id);
  }
}

const flagsOf = (row: Row): RemarkFlags => ({
  isHired: Number(row.isHired),
  offerStatus: Number(row.offerStatus),
  offerAmount: Number(row.offerAmount),
  isMarkAsDone: Number(row.isMarkAsDone),
});

/** Makes the transition that the flags mean. False, or thrown by the rules, when it is not possible. */
async function move(call: Call, row: Row, deed: RemarkUpdate): Promise<boolean> {
  if (isThere(deed, flagsOf(row))) return true;
  if (deed.kind === 'impossible') return false;
  // Older clients know offers of the owner only.
  if (deed.kind === 'offer' && Number(row.ownerId) === call.ctx.actor.accountId) return false;
  const isAnswer = deed.kind === 'accept' || deed.kind === 'reject';
  if (isAnswer && row.offerStatus !== 1) return false;
  await call.ctx.inTransaction((inner) => act(inner, Number(row.id), deed));
  return true;
}

const common = { ...about, scope: 'remarks:write' } as const;

/** Applying, and changing applications by writing their flags. */
export const remarkWrites: readonly Operation[] = [
  {
    ...common,
    method: 'POST',
    path: '/Remarks',
    access: 'verified',
    replacedBy: 'applyToCampaign',
    summary: 'Applies to a campaign',
    answers: 'row',
    body: ['ownerId', 'campaignId', 'remarkText'],
    handle: (call) => createEach(call, about, (body) => apply(call, body)),
  },
  {
    ...common,
    method: 'POST',
    path: '/Remarks/update',
    access: 'session',
    replacedBy: 'makeOffer',
    summary: 'Offers, answers, hires and marks as done by a where',
    answers: 'count',
    takes: ['where'],
    body: ['offerAmount', 'offerStatus', 'isHired', 'markAsDoneText', 'isMarkAsDone'],
    async handle(call) {
      const body = objectBody(call.body);
      assertValues(resource, body);
      const deed = readRemarkUpdate(body);
      return updateEach(await rowsToUpdate(call, resource), (row) => move(call, row, deed));
    },
  },
];
