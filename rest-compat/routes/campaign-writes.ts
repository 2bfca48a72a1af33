import {
  createCampaign,
  setCampaignDisabled,
  updateCampaign,
} from '../../api/modules/campaigns/campaign.service.ts';
import { namedReferences } from '../../api/modules/reference-data/named-references.read.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import type { CampaignInput } from '../../schema/campaign.ts';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import { usd } from '../../schema/usd.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { badRequest, blank, invalid, type LegacyError } from '../lb3/legacy-error.ts';
import { formMembers } from '../presenters/campaign.ts';
import { campaignFields, commonInput, endDayOf, readCampaignForm } from '../presenters/campaign-form.ts';
import { idOf, isNumber, isOn, textOf } from '../presenters/read-values.ts';
import { readExisting } from './read-resource.ts';
import { resources } from './resources.ts';
import {
  assertOwnership,
  assertPresent,
  assertUpdatable,
  type Body,
  createdRow,
  createEach,
  ownMembers,
  rowsToUpdate,
  updateEach,
} from './write-resource.ts';

const resource = resources.campaigns;
const { name: model } = resource;
const about = { model, fields: campaignFields };

/** Values of members that the server sets, whatever is sent. */
const defaults = ['campaignStatus', 'isDisabled', 'isFeatured', 'isFavourite', 'createdAt'];

function badInput(body: Body, property: string): LegacyError {
  const error = new DomainError(ErrorCode.BAD_INPUT);
  return invalid(model, [{ property, code: 'custom', message: error.message, value: body[property] }]);
}

async function inputOf(call: Call, body: Body): Promise<CampaignInput> {
  const form = readCampaignForm(body);
  if (!form.type) throw badInput(body, 'campaignType');
  if (!form.gender) throw badInput(body, 'lookingInfluencerGender');
  for (const name of ['minAge', 'maxAge', 'minimumFollowers'])
    if (!isNumber(body[name])) throw badInput(body, name);
  if (Number.isNaN(form.amountMinor)) throw new DomainError(ErrorCode.AMOUNT_INVALID, 'budget');
  const { type, gender } = form;
  const references = await namedReferences(call.ctx, form);
  return {
    ...commonInput(form),
    ...references,
    type,
    gender,
    endsOn: endDayOf(form, model, body) ?? '',
    budget: type === 'paid' ? usd(form.amountMinor) : null,
    productValue: type === 'sponsored' ? usd(form.amountMinor) : null,
  };
}

async function create(call: Call, sent: Body): Promise<Row> {
  const body = ownMembers(resource, sent);
  assertPresent(model, body, ['campaignTitle', 'ownerId']);
  assertOwnership(call, body.ownerId);
  const input = await inputOf(call, body);
  const id = await call.ctx.inTransaction((inner) => createCampaign(inner, input));
  return createdRow(body, await readExisting(call, resource, id), defaults);
}

/** Writes what differs from the present campaign: the form as a whole, and whether it is hidden. */
async function change(call: Call, row: Row, body: Body): Promise<boolean> {
  const id = Number(row.id);
  const differs = (name: string) => name in body && JSON.stringify(body[name]) !== JSON.stringify(row[name]);
  const isForm = formMembers.some(differs);
  const isFlag = 'isDisabled' in body && Number(isOn(body.isDisabled)) !== row.isDisabled;
  const input = isForm ? await inputOf(call, { ...row, ...body }) : null;
  if (!input && !isFlag) return true;
  await call.ctx.inTransaction(async (inner) => {
    if (input) await updateCampaign(inner, id, input);
    if (isFlag) await setCampaignDisabled(inner, id, isOn(body.isDisabled));
  });
  return true;
}

async function merge(call: Call): Promise<Row> {
  const body = ownMembers(resource, objectBody(call.body));
  const row = await readExisting(call, resource, call.params.id ?? '');
  if (body.id !== undefined && idOf(body.id) !== row.id)
    throw badRequest(`id cannot be updated from ${row.id} to ${textOf(body.id)} when forceId is set to true`);
  if (row.ownerId !== call.ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN);
  assertOwnership(call, body.ownerId);
  const { campaignTitle } = body;
  if (campaignTitle === null || campaignTitle === '')
    throw invalid(model, [blank('campaignTitle', campaignTitle)]);
  await change(call, row, body);
  return { ...body, ...(await readExisting(call, resource, Number(row.id))) };
}

const common = { ...about, access: 'session', scope: 'campaigns:write' } as const;
const replaced = {
  ...common,
  path: '/Campaigns/:id',
  replacedBy: 'updateCampaign',
  summary: 'Changes a campaign; what is left out stays',
  body: formMembers,
  answers: 'row',
} as const;

/** Posting, editing and hiding campaigns. */
export const campaignWrites: readonly Operation[] = [
  {
    ...common,
    method: 'POST',
    path: '/Campaigns',
    access: 'verified',
    replacedBy: 'createCampaign',
    summary: 'Posts a campaign; it awaits approval',
    answers: 'row',
    body: ['ownerId', ...formMembers],
    handle: (call) => createEach(call, about, (body) => create(call, body)),
  },
  {
    ...common,
    method: 'POST',
    path: '/Campaigns/update',
    replacedBy: 'setCampaignDisabled',
    summary: 'Changes own campaigns by a where',
    answers: 'count',
    takes: ['where'],
    body: ['isDisabled', ...formMembers],
    async handle(call) {
      const body = ownMembers(resource, objectBody(call.body));
      assertUpdatable(call, resource, body, ['campaignTitle', 'ownerId']);
      const rows = await rowsToUpdate(call, resource, { ownerId: call.ctx.actor.accountId });
      return updateEach(rows, (row) => change(call, row, body));
    },
  },
  { ...replaced, method: 'PATCH', handle: merge },
  { ...replaced, method: 'PUT', handle: merge },
];
