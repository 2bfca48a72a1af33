import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { NewsArticle, NewsArticleConnection, NewsInput } from '../../../schema/news.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readArticle, readArticleForStaff, readNews } from './news.read.ts';
import { moveNews, saveNews } from './news.service.ts';

@Resolver()
export class NewsResolver {
  @Access('public', { scope: 'any' })
  @Query(() => NewsArticleConnection, { description: 'Published news, newest first. For: everybody.' })
  news(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readNews(ctx, 'published', fields, page);
  }

  @Access('public', { scope: 'any' })
  @Query(() => NewsArticle, {
    nullable: true,
    description:
      'A news article; null when there is none, or it is a draft and the viewer is not staff. For: everybody.',
  })
  newsArticle(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    return readArticle(ctx, id, fields);
  }

  @Access('staff', { role: 'content' })
  @Query(() => NewsArticleConnection, {
    description: 'All news with drafts, newest first. For: staff (content).',
  })
  newsDesk(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readNews(ctx, 'all', fields, page);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => NewsArticle, {
    description:
      'Creates a draft, or changes a news article: what is not given stays, and null empties it. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff (content).',
  })
  async saveNews(@Call() { ctx, fields }: Call, @Arg('input', () => NewsInput) input: NewsInput) {
    const id = await saveNews(ctx, input);
    return readArticleForStaff(ctx, id, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => NewsArticle, {
    description: 'Publishes a draft. Errors: NOT_FOUND, WRONG_STATE. For: staff (content).',
  })
  async publishNews(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    await moveNews(ctx, id, 'publish');
    return readArticleForStaff(ctx, id, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => NewsArticle, {
    description:
      'Makes a published article a draft again. Errors: NOT_FOUND, WRONG_STATE. For: staff (content).',
  })
  async withdrawNews(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    await moveNews(ctx, id, 'withdraw');
    return readArticleForStaff(ctx, id, fields);
  }
}
