import { afterEach, expect, it, vi } from 'vitest';
import { keepCookie, readCookie } from '../../web/src/languages/cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page at an address of a kind, with these cookies; what it sets is added. */
function at(protocol: string, cookies: string) {
  const jar = [cookies];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return jar.join('; ');
    },
    set cookie(one: string) {
      jar.push(one);
    },
  });
  return jar;
}

it('have the prefix over https, and only those are read', () => {
  const jar = at('https:', 'koli_zone=Asia/Tokyo');
  expect(readCookie('koli_zone')).toBeUndefined();
  keepCookie('koli_zone', 'Asia/Bangkok');
  expect(jar[1]).toBe('__Host-koli_zone=Asia/Bangkok; path=/; max-age=31536000; samesite=lax; secure');
  expect(readCookie('koli_zone')).toBe('Asia/Bangkok');
});

it('have their plain name over http', () => {
  const jar = at('http:', 'other=1');
  keepCookie('koli_zone', 'Asia/Bangkok');
  expect(jar[1]).toBe('koli_zone=Asia/Bangkok; path=/; max-age=31536000; samesite=lax');
  expect(readCookie('koli_zone')).toBe('Asia/Bangkok');
});
