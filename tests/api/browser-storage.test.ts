import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What is kept in the storage of browsers, by file. A new use belongs here, and holds no secret. */
const kept: Readonly<Record<string, string>> = {
  'app/early.js': 'light or dark',
  'app/shell/RouteError.tsx': 'when a page was loaded again',
  'components/linking/useBeginLinking.ts': 'form that was left to link an account',
  'components/messages/waitingMessages.ts': 'messages that were not sent yet',
  'lib/form/savedTexts.ts': 'drafts',
  'lib/place.ts': 'place of the visitor, to a kilometre',
  'lib/session/lookNews.ts': 'when staff began or ended to see as a person does',
  'lib/session/interruptedPlace.ts': 'page that a sign-in interrupted',
  'routing/ScrollRestoration.tsx': 'scroll positions',
};

describe('the storage of browsers', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsx?|js)$/.test(name),
  );

  it('is used for what is listed, and nothing else', () => {
    const using = files.filter((name) =>
      /localStorage|sessionStorage|indexedDB/.test(readFileSync(join('web/src', name), 'utf8')),
    );
    expect(using.sort()).toEqual(Object.keys(kept).sort());
  });

  it('hears messages of other windows in one place, which looks at their origin', () => {
    const listening = files.filter((name) =>
      /addEventListener\('message'|onmessage/.test(readFileSync(join('web/src', name), 'utf8')),
    );
    expect(listening).toEqual(['components/payment/LocalCardForm.tsx']);
    expect(readFileSync('web/src/components/payment/LocalCardForm.tsx', 'utf8')).toMatch(
      /origin === new URL\(url, location\.href\)\.origin/,
    );
  });
});
