import { describe, expect, test } from 'vitest';
import { sanitizeBrief } from '../../api/modules/campaigns/campaign-text.ts';
import { excerptOf, textOfHtml } from '../../api/platform/text.ts';

/** Known vectors, each hiding `alert`. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.test/alert.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="//evil.test/alert">x</a>',
  '<a href="https://ok.test" onclick="alert(1)">x</a>',
  '<a href="https://ok.test" style="background:url(javascript:alert(1))">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<p/onclick=alert(1)>x',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="x\u0000" on\u0000click="alert(1)">x</p>',
];

/** Every tag that is left, and whether it is one of those that may be. */
const element =
  /^<\/?(p|br|strong|em|u|ul|ol|li|h3)( \/)?>$|^<\/?a>$|^<a href="(https?:\/\/|mailto:)[^"<>]*" rel="nofollow noopener noreferrer" target="_blank">$/;

describe('nothing that could run survives', () => {
  test.each(attacks)('%s', (attack) => {
    for (const html of [attack, `<p>before</p>${attack}<p>after</p>`, sanitizeBrief(attack)]) {
      const clean = sanitizeBrief(html);
      const tags = clean.match(/<[^>]*>?/g) ?? [];
      expect(tags.filter((tag) => !element.test(tag))).toEqual([]);
      expect(sanitizeBrief(clean)).toBe(clean);
    }
  });
});

describe('what the editor makes stays', () => {
  test.each([
    ['<p>One</p><p>Two<br />Three</p>', '<p>One</p><p>Two<br />Three</p>'],
    ['<h3>T</h3><ul><li>a</li></ul><ol><li>b</li></ol>', '<h3>T</h3><ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['<p><b>a</b><i>b</i><u>c</u></p>', '<p><strong>a</strong><em>b</em><u>c</u></p>'],
    ['<h1>Big</h1><div>Text</div>', '<h3>Big</h3><p>Text</p>'],
    [
      '<p><a href="https://ok.test/a?b=1&amp;c=2" target="_self" rel="opener">x</a></p>',
      '<p><a href="https://ok.test/a?b=1&amp;c=2" rel="nofollow noopener noreferrer" target="_blank">x</a></p>',
    ],
    [
      '<a href="mailto:hi@ok.test">x</a>',
      '<a href="mailto:hi@ok.test" rel="nofollow noopener noreferrer" target="_blank">x</a>',
    ],
    ['<a href="/relative">text stays</a>', '<a>text stays</a>'],
    ['<table><tr><td>cell</td></tr></table>', 'cell'],
    ['5 < 6 & "so on"', '5 &lt; 6 &amp; "so on"'],
    ['麵 😀', '麵 😀'],
  ])('%s', (html, expected) => {
    expect(sanitizeBrief(html)).toBe(expected);
  });

  test('very deep nesting is flattened in good time', () => {
    const deep = `${'<p>'.repeat(2_000)}x${'</p>'.repeat(2_000)}`;
    expect(sanitizeBrief(deep)).toContain('x');
  });
});

test('the text of a brief keeps blocks apart, and has no entities', () => {
  expect(
    textOfHtml('<h3>One</h3><p>Two<br />Three &amp; &lt;four&gt;.</p><ul><li>a</li><li>b</li></ul>'),
  ).toBe('One · Two Three & <four>. a · b');
  expect(textOfHtml('Loose<h3>Heading</h3>text')).toBe('Loose · Heading · text');
  expect(textOfHtml('<p>\u00a0\u200b</p>')).toBe('');
});

test.each([
  [`<p>${'x'.repeat(110)}</p>`, 'x'.repeat(110)],
  [`<p>${'😀'.repeat(111)}</p>`, `${'😀'.repeat(109)}…`],
  [
    '<h3>The idea</h3><p>From January we bake one new loaf a week, and we look for people who show how they eat it at home, with whom.</p>',
    'The idea · From January we bake one new loaf a week, and we look for people who show how they eat it at home…',
  ],
  [`<p>${'a'.repeat(60)} ${'b'.repeat(60)}</p>`, `${'a'.repeat(60)}…`],
  [`<p>${'a'.repeat(109)} b</p>`, `${'a'.repeat(109)}…`],
])('an excerpt has at most 110 characters and ends after a word: %s', (html, expected) => {
  expect([...excerptOf(html)].length).toBeLessThanOrEqual(110);
  expect(excerptOf(html)).toBe(expected);
});
