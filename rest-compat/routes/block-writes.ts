import { blockUser, unblockUser } from '../../api/modules/blocks/block.service.ts';
import { toId } from '../../api/platform/ids.ts';
import type { Row } from '../../api/platform/read/read-rows.ts';
import type { Call, Operation } from '../call.ts';
import { idOf } from '../presenters/read-values.ts';
import { readExisting } from './read-resource.ts';
import { resources } from './resources.ts';
import { assertOwnership, assertPresent, type Body, createEach, deleteById } from './write-resource.ts';

const resource = resources.blocks;
const about = { model: resource.name, fields: { profileId: 'blockUserId' } };

/** Blocking somebody again returns the existing block. */
async function block(call: Call, body: Body): Promise<Row> {
  assertPresent(resource.name, body, ['ownerId', 'blockUserId']);
  assertOwnership(call, body.ownerId);
  const id = toId(idOf(body.blockUserId), 'profileId');
  await call.ctx.inTransaction((inner) => blockUser(inner, id));
  return { ...body, ...(await readExisting(call, resource, id)) };
}

const common = { ...about, access: 'session', scope: 'profile:write' } as const;

/** Blocking and unblocking members. */
export const blockWrites: readonly Operation[] = [
  {
    ...common,
    method: 'POST',
    path: '/userBlockeds',
    replacedBy: 'blockUser',
    summary: 'Blocks a person',
    answers: 'row',
    body: ['ownerId', 'blockUserId'],
    handle: (call) => createEach(call, about, (body) => block(call, body)),
  },
  {
    ...common,
    method: 'DELETE',
    path: '/userBlockeds/:id',
    replacedBy: 'unblockUser',
    summary: 'Takes a block back',
    answers: 'count',
    handle: (call) =>
      deleteById(call, resource, (id) => call.ctx.inTransaction((inner) => unblockUser(inner, id))),
  },
];
