import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ContentKind, ContentPage, ContentPageInput, ContentRevisionPage } from '../../../schema/content.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/selection.ts';
import { readContentPage, readRevisions } from './content.read.ts';
import { saveContentPage } from './content-page.service.ts';

/** Pages whose text staff writes. */
@Resolver()
export class ContentResolver {
  @Access('public', { scope: 'any' })
  @Query(() => ContentPage, {
    nullable: true,
    description: 'A page whose text staff writes; null when there is none. For: everybody.',
  })
  contentPage(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('slug', () => String) slug: string,
  ): Promise<ContentPage | null> {
    return readContentPage(ctx, slug, selectionOf(info));
  }

  @Access('staff')
  @Query(() => ContentRevisionPage, {
    description: 'Former texts of a page or a piece of news, with who wrote them and when. For: staff.',
  })
  contentRevisions(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('kind', () => ContentKind) kind: ContentKind,
    @Arg('key', () => String) key: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ContentRevisionPage> {
    return readRevisions(ctx, { kind, key }, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => ContentPage, {
    description:
      'Gives a page a new text, which everybody sees at once. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff.',
  })
  async saveContentPage(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ContentPageInput) input: ContentPageInput,
  ): Promise<ContentPage | null> {
    const slug = await saveContentPage(ctx, input);
    return readContentPage(ctx, slug, selectionOf(info));
  }
}
