import { discardDraft, saveDraft } from '../../api/modules/campaigns/edit/campaign-draft.service.ts';
import { namedReferences } from '../../api/modules/reference-data/named-references.read.ts';
import { accountIdOf } from '../../api/platform/context.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import type { CampaignDraftInput } from '../../schema/campaign-draft.ts';
import { usd } from '../../schema/usd.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { campaignFields, commonInput, endDayOf, readCampaignForm } from '../presenters/campaign-form.ts';
import { readExisting } from './read-resource.ts';
import { resources } from './resources.ts';
import {
  assertOwnership,
  assertPresent,
  assertUpdatable,
  type Body,
  createEach,
  deleteById,
  ownMembers,
  rowsToUpdate,
  updateEach,
} from './write-resource.ts';

const resource = resources.drafts;
const about = { model: resource.name, fields: campaignFields };

async function inputOf(call: Call, body: Body): Promise<CampaignDraftInput> {
  const form = readCampaignForm(body, true);
  const { type = null, gender = null } = form;
  const endsOn = endDayOf(form, resource.name, body);
  const references = await namedReferences(call.ctx, form);
  return {
    ...commonInput(form),
    ...references,
    type,
    gender,
    endsOn,
    budget: type === 'sponsored' ? null : usd(form.amountMinor),
    productValue: type === 'sponsored' ? usd(form.amountMinor) : null,
  };
}

/** One draft per member: a second one replaces the first. */
async function save(call: Call, sent: Body): Promise<Row> {
  const body = ownMembers(resource, sent);
  assertPresent(resource.name, body, []);
  assertOwnership(call, body.ownerId);
  const input = await inputOf(call, body);
  await call.ctx.inTransaction((inner) => saveDraft(inner, input));
  return { ...body, ...(await readExisting(call, resource, accountIdOf(call.ctx))) };
}

async function change(call: Call, row: Row, body: Body): Promise<boolean> {
  const input = await inputOf(call, { ...row, ...body });
  await call.ctx.inTransaction((inner) => saveDraft(inner, input));
  return true;
}

const common = { ...about, access: 'session', scope: 'campaigns:write' } as const;

/** The draft of a member. */
export const draftWrites: readonly Operation[] = [
  {
    ...common,
    method: 'POST',
    path: '/DraftCampaigns',
    replacedBy: 'saveDraft',
    summary: 'Saves the draft',
    answers: 'row',
    handle: (call) => createEach(call, about, (body) => save(call, body)),
  },
  {
    ...common,
    method: 'POST',
    path: '/DraftCampaigns/update',
    replacedBy: 'saveDraft',
    summary: 'Changes the draft by a where',
    answers: 'count',
    takes: ['where'],
    async handle(call) {
      const body = ownMembers(resource, objectBody(call.body));
      // An empty date means none.
      const { endStoryPostDate, ...rest } = body;
      assertUpdatable(call, resource, endStoryPostDate === '' ? rest : body, []);
      return updateEach(await rowsToUpdate(call, resource), (row) => change(call, row, body));
    },
  },
  {
    ...common,
    method: 'DELETE',
    path: '/DraftCampaigns/:id',
    replacedBy: 'discardDraft',
    summary: 'Discards the draft',
    answers: 'count',
    handle: (call) =>
      deleteById(call, resource, () => call.ctx.inTransaction((inner) => discardDraft(inner))),
  },
];
