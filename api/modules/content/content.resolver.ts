import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { ContentKind, ContentRevisionConnection, SiteText, SiteTextInput } from '../../../schema/content.ts';
import { Call, Mutation, Page, Query } from '../../platform/operation.ts';
import { readRevisions, readSiteText } from './content.read.ts';
import { type SiteTextPatch, saveSiteText } from './site-text.service.ts';

@Resolver()
export class ContentResolver {
  @Access('public', { scope: 'any' })
  @Query(() => SiteText, {
    nullable: true,
    description: 'A page written by staff; null when there is none. For: everybody.',
  })
  siteText(@Call() { ctx, fields }: Call, @Arg('slug', () => String) slug: string) {
    return readSiteText(ctx, slug, fields);
  }

  @Access('staff', { role: 'content' })
  @Query(() => ContentRevisionConnection, {
    description: 'Earlier versions of a page or a news article, newest first. For: staff (content).',
  })
  contentRevisions(
    @Call() { ctx, fields }: Call,
    @Arg('kind', () => ContentKind) kind: ContentKind,
    @Arg('key', () => String) key: string,
    @Page() page?: Page,
  ) {
    return readRevisions(ctx, { kind, key }, fields, page);
  }

  @Access('staff', { role: 'content', patch: true })
  @Mutation(() => SiteText, {
    description:
      'Changes the text of a page, which is public immediately; what is not given stays. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff (content).',
  })
  async saveSiteText(@Call() { ctx, fields }: Call, @Arg('input', () => SiteTextInput) input: SiteTextPatch) {
    const slug = await saveSiteText(ctx, input);
    return readSiteText(ctx, slug, fields);
  }
}
