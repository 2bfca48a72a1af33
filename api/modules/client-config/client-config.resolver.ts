import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ClientConfig } from '../../../schema/client-config.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { clientConfig } from './client-config.service.ts';

/** Settings of this installation for the web client. */
@Resolver(() => ClientConfig)
export class ClientConfigResolver {
  @Access('public', { scope: 'any' })
  @Query(() => ClientConfig, { description: 'Settings of this installation. For: everybody.' })
  clientConfig(@Ctx() ctx: Context): Promise<ClientConfig> {
    return clientConfig(ctx);
  }
}
