import { Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { WorkUseConnection } from '../../../../schema/work-use.ts';
import { Call, Page, Query } from '../../../platform/operation.ts';
import { readMyWorkUses } from './work-use.read.ts';

@Resolver()
export class WorkUseResolver {
  @Access('session', { scope: 'remarks:read' })
  @Query(() => WorkUseConnection, {
    description:
      "The register of uses: what brands may do with the published work of the viewer's jobs, on either side. For: signed in.",
  })
  myWorkUses(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readMyWorkUses(ctx, fields, page);
  }
}
