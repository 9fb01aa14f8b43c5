import { mailLook } from "./mail-look.ts";

/** Where a mail says who runs the shop. */
export const SHOP_LINE = { "data-shop": "" };

type Halves = { html: string; text: string };

const PLACE = '<div data-shop=""></div>';
const STYLE = Object.entries(mailLook.footer)
  .map(([name, value]) => {
    const property = name.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);
    return `${property}:${typeof value === "number" ? `${value}px` : value}`;
  })
  .join(";");

/** Both halves of a mail with that line; one that has it already, or no place for it, stays as it is. */
export function withShopLine({ html, text }: Halves, line: string): Halves {
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
