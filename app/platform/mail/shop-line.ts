import { mailLook } from "./mail-look.ts";

/** The places in a mail for the shop's name and for who runs it. */
export const SHOP_NAME = { "data-shop-name": "" };
export const SHOP_LINE = { "data-shop": "" };

type Halves = { html: string; text: string };

const NAME_PLACE = '<span data-shop-name=""></span>';
const PLACE = '<div data-shop=""></div>';
const STYLE = Object.entries(mailLook.footer)
  .map(([name, value]) => {
    const property = name.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);
    return `${property}:${typeof value === "number" ? `${value}px` : value}`;
  })
  .join(";");

/**
 * Both halves of a mail with that name and line. A mail that already has them, or has no place for
 * them, stays as it is. The plain half does not repeat the name: it is in the sender's address.
 */
export function withShopLine(mail: Halves, { name, line }: { name: string; line: string }): Halves {
  const { text } = mail;
  const html = name === "" ? mail.html : mail.html.replace(NAME_PLACE, () => escape(name));
  if (line === "" || !html.includes(PLACE)) return { html, text };
  const written = `<p class="mail-footer" style="${escape(STYLE)}">${escape(line)}</p>`;
  return { html: html.replace(PLACE, () => written), text: `${text}\n\n${line}` };
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
