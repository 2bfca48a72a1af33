import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../schema/language.ts';
import { languageOf } from '../../modules/accounts/account.service.ts';
import type { Ctx } from '../../platform/context.ts';
import { languageOfBrowser } from '../http/browser-language.ts';

/**
 * Language of a page: that of the account, else of the cookie, else of the browser, else English. Without a context the
 * account is not read; the browser then does that.
 */
export async function languageOfReader(request: FastifyRequest, ctx: Ctx | null): Promise<Language> {
  const chosen = ctx && (await languageOf(ctx).catch(() => null));
  return chosen ?? languageOfBrowser(request) ?? 'en';
}
