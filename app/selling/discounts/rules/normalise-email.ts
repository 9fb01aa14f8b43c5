const DOTS_MEAN_NOTHING = new Set(["gmail.com", "googlemail.com"]);

/**
 * One mailbox under one name: what reaches the same inbox counts as the same person. Upper case and
 * what follows a plus sign never matter, dots do not at Gmail. Only to compare, never to write to.
 */
export function normaliseEmail(email: string): string {
  const text = email.normalize("NFKC").trim().toLowerCase();
  const at = text.lastIndexOf("@");
  if (at < 1) return text;
  const [domain, whole] = [text.slice(at + 1), text.slice(0, at)];
  const name = whole.split("+", 1)[0] || whole;
  if (!DOTS_MEAN_NOTHING.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
