/** A piece of formatted text: words, or an element with what is inside. */
export type RichNode = string | RichElement;
export type RichElement = { tag: string; href: string | null; children: RichNode[] };

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const alone = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Reads HTML as an editor or a sanitiser writes it, in browsers and on servers alike. What it makes of anything else may
 * look odd, but is only ever elements by name, links and words.
 */
export function readRichText(html: string): RichNode[] {
  const root: RichElement = { tag: '', href: null, children: [] };
  const open = [root];
  for (const [text, end, name, attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    const inside = open.at(-1) ?? root;
    if (!tag) {
      if (!text.startsWith('<!--')) inside.children.push(decode(text));
    } else if (end) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const [, double, single] = HREF.exec(attributes) ?? [];
      const element: RichElement = { tag, href: decode(double ?? single ?? '') || null, children: [] };
      inside.children.push(element);
      if (!alone.has(tag) && !attributes.endsWith('/')) open.push(element);
    }
  }
  return root.children;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
