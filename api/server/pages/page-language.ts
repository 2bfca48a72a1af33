import type { FastifyRequest } from 'fastify';
import { Language } from '../../../schema/language.ts';
import { languageOf } from '../../modules/accounts/account.service.ts';
import type { Ctx } from '../../platform/context.ts';

/** Cookie by which browsers keep the language that was chosen in them. */
const LANGUAGE_COOKIE = 'koli_language';

const tags: readonly Language[] = Object.values(Language);
const known = (tag: string | undefined): Language | null => tags.find((one) => one === tag) ?? null;

/** Languages of our own that go by other names: Chinese of any kind, and Indonesian's old tag. */
function toOurs(asked: string): Language | null {
  const [primary = ''] = asked.toLowerCase().split('-');
  if (primary === 'zh') return 'zh-CN';
  return known(primary === 'in' ? 'id' : primary);
}

/** The first of our languages that a browser would like, as `Accept-Language` says it; English without any. */
export function negotiate(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', weight] = wish.trim().split(/\s*;\s*q=/);
      return { language: toOurs(tag), weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
  const [best] = wishes
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.language ?? 'en';
}

/**
 * The language of a page: what the member has chosen, else what was chosen in this browser, else what the browser asks
 * for. Without a context nobody looks into the account; the browser then does.
 */
export async function languageOfReader(request: FastifyRequest, ctx: Ctx | null): Promise<Language> {
  const chosen = ctx && (await languageOf(ctx).catch(() => null));
  return chosen ?? known(request.cookies[LANGUAGE_COOKIE]) ?? negotiate(request.headers['accept-language']);
}
