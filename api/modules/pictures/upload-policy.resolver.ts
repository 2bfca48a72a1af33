import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { UploadPolicy } from '../../../schema/picture.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { uploadPolicy } from './upload.policy.ts';

/** Limits of uploads. */
@Resolver(() => UploadPolicy)
export class UploadPolicyResolver {
  @Access('public', { scope: 'any' })
  @Query(() => UploadPolicy, { description: 'Limits of uploads. For: everybody.' })
  uploadPolicy(@Ctx() ctx: Context): UploadPolicy {
    return uploadPolicy(ctx.ports.config);
  }
}
