import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { NewsArticle, NewsInput, NewsPage } from '../../../schema/news.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readArticle, readArticleForStaff, readNews } from './news.read.ts';
import { moveNews, saveNews } from './news.service.ts';

/** News of the product. */
@Resolver()
export class NewsResolver {
  @Access('public', { scope: 'any' })
  @Query(() => NewsPage, { description: 'Published news, newest first. For: everybody.' })
  news(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<NewsPage> {
    return readNews(ctx, 'published', selectionOf(info), page);
  }

  @Access('public', { scope: 'any' })
  @Query(() => NewsArticle, {
    nullable: true,
    description:
      'A news article; null when there is none, or it is a draft and the viewer is not staff. For: everybody.',
  })
  newsArticle(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<NewsArticle | null> {
    return readArticle(ctx, toId(id, 'id'), selectionOf(info));
  }

  @Access('staff')
  @Query(() => NewsPage, { description: 'All news with drafts, newest first. For: staff.' })
  newsDesk(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<NewsPage> {
    return readNews(ctx, 'all', selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => NewsArticle, {
    description:
      'Creates a draft, or changes a news article. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff.',
  })
  async saveNews(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => NewsInput) input: NewsInput,
  ): Promise<NewsArticle> {
    const id = await saveNews(ctx, input);
    return readArticleForStaff(ctx, id, selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => NewsArticle, {
    description: 'Publishes a draft. Errors: NOT_FOUND, WRONG_STATE. For: staff.',
  })
  async publishNews(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<NewsArticle> {
    await moveNews(ctx, toId(id, 'id'), 'publish');
    return readArticleForStaff(ctx, toId(id), selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => NewsArticle, {
    description: 'Makes a published article a draft again. Errors: NOT_FOUND, WRONG_STATE. For: staff.',
  })
  async withdrawNews(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<NewsArticle> {
    await moveNews(ctx, toId(id, 'id'), 'withdraw');
    return readArticleForStaff(ctx, toId(id), selectionOf(info));
  }
}
