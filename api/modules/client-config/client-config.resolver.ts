import { Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ClientConfig } from '../../../schema/client-config.ts';
import { Call, Query } from '../../platform/operation.ts';
import { clientConfig } from './client-config.service.ts';

@Resolver(() => ClientConfig)
export class ClientConfigResolver {
  @Access('public', { scope: 'any' })
  @Query(() => ClientConfig, { description: 'Settings of this installation. For: everybody.' })
  clientConfig(@Call() { ctx }: Call) {
    return clientConfig(ctx);
  }
}
