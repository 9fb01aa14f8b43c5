import { mailLook } from "./mail-look.ts";

/** Placeholders in a mail for the shop's name and its operator. */
export const SHOP_NAME = { "data-shop-name": "" };
export const SHOP_LINE = { "data-shop": "" };

export const LOGO_CID = "shop-logo";

/** `logo`, in pixels, replaces the name. */
type Shop = { name: string; line: string; logo?: Sides | undefined };
type Sides = { width: number; height: number };
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
 * Fills in name and line in both parts of a mail. A mail without placeholders stays as it is. The
 * plain text does not repeat the name, since the sender's address has it.
 */
export function withShopLine(mail: Halves, { name, line, logo }: Shop): Halves {
  const { text } = mail;
  const shown = logo ? logoImage(name, logo) : escape(name);
  const html = name === "" ? mail.html : mail.html.replace(NAME_PLACE, () => shown);
  if (line === "" || !html.includes(PLACE)) return { html, text };
  const written = `<p class="mail-footer" style="${escape(STYLE)}">${escape(line)}</p>`;
  return { html: html.replace(PLACE, () => written), text: `${text}\n\n${line}` };
}

function logoImage(name: string, { width, height }: Sides): string {
  const look = "display:block;border:0";
  return `<img alt="${escape(name)}" height="${height}" src="cid:${LOGO_CID}" style="${look}" width="${width}">`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
