/** Pages that open private content to anyone who has their address: the rest of it is a secret. */
export const OPENING = [
  "order",
  "gift-card",
  "confirm-order",
  "confirm-email",
  "reset-password",
  "sign-in-link",
  "change-email",
  "admin-auth",
  "stop-notices",
  "stop-reminders",
  "newsletter/confirm",
  "newsletter/stop",
  "unsubscribe",
  "api/mail/go",
] as const;

export type OpeningPage = (typeof OPENING)[number];
export type MailTexts = { html: string; text: string };

/** Codes that are worth money: the rest of them is a secret, too. */
export const CODE = "\\bGIFT-";

export const REMOVED = "[link removed]";

/** Removes links to `pages` from a mail and keeps everything else. */
export function removeLinks(
  { html, text }: MailTexts,
  pages: readonly OpeningPage[] = OPENING,
): MailTexts {
  const address = `https?://[^\\s"'<>/]+/(?:${pages.join("|")})/[^\\s"'<>)\\]]+`;
  const anchor = new RegExp(`<a\\b[^>]*\\bhref="${address}"[^>]*>.*?</a>`, "gs");
  const bare = new RegExp(address, "g");
  const code = new RegExp(`${CODE}[\\w-]+`, "g");
  return {
    html: html.replace(anchor, REMOVED).replace(bare, REMOVED).replace(code, REMOVED),
    text: text.replace(bare, REMOVED).replace(code, REMOVED),
  };
}
