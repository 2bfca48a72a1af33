import type { FastifyRequest } from 'fastify';
import { Language } from '../../../schema/language.ts';
import { pageCookie } from './page-cookie.ts';

/** Cookie with the language chosen in this browser. */
const LANGUAGE_COOKIE = 'koli_language';

const tags: readonly Language[] = Object.values(Language);
const known = (tag: string | undefined): Language | null => tags.find((one) => one === tag) ?? null;

/** Other tags of our languages: Chinese of any kind, and Indonesian's old tag. */
function toOurs(asked: string): Language | null {
  const [primary = ''] = asked.toLowerCase().split('-');
  if (primary === 'zh') return 'zh-CN';
  return known(primary === 'in' ? 'id' : primary);
}

/** The first of our languages in `Accept-Language`; null when there is none. */
export function negotiate(header: string | undefined): Language | null {
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
  return best?.language ?? null;
}

/** The language chosen in this browser, else its first preference that we have; null without either. */
export const languageOfBrowser = (request: FastifyRequest): Language | null =>
  known(pageCookie(request, LANGUAGE_COOKIE)) ?? negotiate(request.headers['accept-language']);
