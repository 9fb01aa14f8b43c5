/**
 * A link address that may be shown: web, mail, or a page of this shop. Undefined for anything else.
 */
export function safeHref(href: string): string | undefined {
  if (/[\s\p{Cc}]/u.test(href)) return undefined;
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) ? href : undefined;
}
