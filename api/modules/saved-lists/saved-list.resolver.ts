import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Profile } from '../../../schema/profile.ts';
import { SavedList, SavedListConnection } from '../../../schema/saved-list.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readProfile } from '../profiles/profile.read.ts';
import { createSavedList, deleteSavedList, renameSavedList, saveInfluencer } from './saved-list.service.ts';
import { readSavedList, readSavedLists } from './saved-list.view.ts';

const writing = { scope: 'profile:write' } as const;

@Resolver(() => SavedList)
export class SavedListResolver {
  @Access('session', { scope: 'profile:read' })
  @Query(() => SavedListConnection, {
    description: 'Lists of the viewer that influencers are saved to, newest first. For: signed in.',
  })
  savedLists(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readSavedLists(ctx, fields, page);
  }

  @Access('session', writing)
  @Mutation(() => SavedList, {
    description:
      'Creates a list to save influencers to; an account has at most 50. Errors: FIELD_REQUIRED, SAVED_LIST_LIMIT. For: signed in.',
  })
  async createSavedList(@Call() { ctx, fields }: Call, @Arg('name', () => String) name: string) {
    const id = await createSavedList(ctx, name);
    return readSavedList(ctx, id, fields);
  }

  @Access('session', writing)
  @Mutation(() => SavedList, { description: 'Renames a list. Errors: FIELD_REQUIRED. For: its owner.' })
  async renameSavedList(
    @Call() { ctx, fields }: Call,
    @IdArg('savedListId') id: number,
    @Arg('name', () => String) name: string,
  ) {
    await renameSavedList(ctx, id, name);
    return readSavedList(ctx, id, fields);
  }

  @Access('session', { ...writing, answers: 'deletedSavedListId' })
  @Mutation(() => ID, { description: 'Deletes a list. For: its owner.' })
  async deleteSavedList(@Call() { ctx }: Call, @IdArg('savedListId') id: number) {
    await deleteSavedList(ctx, id);
    return String(id);
  }

  @Access('session', writing)
  @Mutation(() => Profile, {
    description:
      'Saves a person to a list, or removes them from it. They are not told. For: the owner of the list.',
  })
  async saveInfluencer(
    @Call() { ctx, fields }: Call,
    @IdArg('savedListId') id: number,
    @IdArg('profileId') profileId: number,
    @Arg('on', () => Boolean) isOn: boolean,
  ) {
    await saveInfluencer(ctx, id, profileId, isOn);
    return readProfile(ctx, { id: String(profileId) }, fields);
  }
}
