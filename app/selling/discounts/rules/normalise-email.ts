const DOTS_MEAN_NOTHING = new Set(["gmail.com", "googlemail.com"]);

/**
 * Reduces an address to its mailbox, so that one person has one name. Ignores upper case,
 * everything after a plus sign and, at Gmail, dots. Use it only to compare, never to send a mail.
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
