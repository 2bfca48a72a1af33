import { Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { UploadPolicy } from '../../../schema/picture.ts';
import { Call, Query } from '../../platform/operation.ts';
import { uploadPolicy } from './upload.policy.ts';

@Resolver(() => UploadPolicy)
export class UploadPolicyResolver {
  @Access('public', { scope: 'any' })
  @Query(() => UploadPolicy, { description: 'Limits of uploads. For: everybody.' })
  uploadPolicy(@Call() { ctx }: Call) {
    return uploadPolicy(ctx.ports.config);
  }
}
