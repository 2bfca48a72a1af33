type Options = { key: string; container: Node; speedy?: boolean };

/**
 * Emotion's sheet, which writes styles into the page as rules; but styles that a server wrote stay where they are. The
 * original moves them to the end of the head, and browsers read them and work out the whole page a second time.
 */
export class StyleSheet {
  readonly key: string;
  readonly container: Node;
  readonly isSpeedy: boolean;
  /** Before what the first element of this sheet goes; at the end unless told. */
  before: Node | null = null;
  tags: HTMLStyleElement[] = [];
  /** The one for rules of this browser: they may not fall among those of the server, which others count on. */
  #own: HTMLStyleElement | undefined;

  constructor({ key, container, speedy = true }: Options) {
    this.key = key;
    this.container = container;
    this.isSpeedy = speedy;
  }

  hydrate(written: HTMLStyleElement[]) {
    this.tags.push(...written);
  }

  insert(rule: string) {
    const { sheet } = this.#tag();
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule that this browser does not know.
    }
  }

  flush() {
    for (const tag of this.tags) tag.remove();
    this.tags = [];
    this.#own = undefined;
  }

  #tag(): HTMLStyleElement {
    if (this.#own) return this.#own;
    const tag = document.createElement('style');
    tag.setAttribute('data-emotion', this.key);
    tag.setAttribute('data-s', '');
    const last = this.tags.at(-1);
    this.container.insertBefore(tag, last ? last.nextSibling : this.before);
    this.tags.push(tag);
    this.#own = tag;
    return tag;
  }
}
