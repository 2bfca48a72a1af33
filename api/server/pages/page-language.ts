import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../schema/language.ts';
import { languageOf } from '../../modules/accounts/account.service.ts';
import type { Ctx } from '../../platform/context.ts';
import { languageOfBrowser } from '../languages/browser-language.ts';

/**
 * The language of a page: what the member has chosen, else what was chosen in this browser, else what the browser asks
 * for, else English. Without a context nobody looks into the account; the browser then does.
 */
export async function languageOfReader(request: FastifyRequest, ctx: Ctx | null): Promise<Language> {
  const chosen = ctx && (await languageOf(ctx).catch(() => null));
  return chosen ?? languageOfBrowser(request) ?? 'en';
}
