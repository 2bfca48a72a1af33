import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { Node } from '../../../../schema/node.ts';
import type { RequestCtx } from '../../transaction.ts';
import { type FoundNode, readNodes } from './read-nodes.ts';

const MOST_NODES = 100;

/** Open to every token; each type is read with the scope of its own queries. */
const open = { scope: 'any' } as const;

/** Finds objects of any type by their global ids. */
@Resolver()
export class NodeResolver {
  @Access('public', open)
  @Query(() => Node, {
    nullable: true,
    description:
      'The object with a global id; null when there is none or the viewer may not see it. A token needs the scope of the object’s own query; without it, it reads what visitors may. For: everybody.',
  })
  async node(
    @Ctx() ctx: RequestCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<FoundNode> {
    const [found = null] = await readNodes(ctx, [id], info);
    if (found instanceof Error) throw found;
    return found;
  }

  @Access('public', open)
  @Query(() => [Node], {
    nullable: 'items',
    description:
      'The objects with global ids, in their order; null in the place of each that does not exist or that the viewer may not see. For: everybody.',
  })
  nodes(
    @Ctx() ctx: RequestCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<FoundNode[]> {
    if (ids.length < 1 || ids.length > MOST_NODES) throw new DomainError(ErrorCode.BAD_INPUT, 'ids');
    return readNodes(ctx, ids, info);
  }
}
