/** A link as people copy it, with its beginning: 'koli.sg' → 'https://koli.sg'. */
export function toLink(typed: string): string {
  const link = typed.trim();
  return link && !link.includes('://') ? `https://${link}` : link;
}
