import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ContentKind, ContentRevisionPage, SiteText, SiteTextInput } from '../../../schema/content.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readRevisions, readSiteText } from './content.read.ts';
import { saveSiteText } from './site-text.service.ts';

/** Pages written by staff. */
@Resolver()
export class ContentResolver {
  @Access('public', { scope: 'any' })
  @Query(() => SiteText, {
    nullable: true,
    description: 'A page written by staff; null when there is none. For: everybody.',
  })
  siteText(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('slug', () => String) slug: string,
  ): Promise<SiteText | null> {
    return readSiteText(ctx, slug, selectionOf(info));
  }

  @Access('staff')
  @Query(() => ContentRevisionPage, {
    description: 'Earlier versions of a page or a news article, newest first. For: staff.',
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
  @Mutation(() => SiteText, {
    description:
      'Changes the text of a page, which is public immediately. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff.',
  })
  async saveSiteText(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SiteTextInput) input: SiteTextInput,
  ): Promise<SiteText | null> {
    const slug = await saveSiteText(ctx, input);
    return readSiteText(ctx, slug, selectionOf(info));
  }
}
