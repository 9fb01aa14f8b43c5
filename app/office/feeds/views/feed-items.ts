import type { AgentProduct } from "#app/office/agents/queries/ucp-products.server.ts";
import { showProduct } from "#app/office/agents/views/show-product.ts";

type Shop = { appUrl: string; siteName: string };

/** A variant in the words of Google Merchant, which Meta reads too. */
type FeedItem = Record<string, string>;

const money = ({ amount, currency }: { amount: number; currency: string }) =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/** The limits of Google Merchant, in characters. */
const LONGEST = { title: 150, description: 5_000 };

export function feedItems(own: AgentProduct, { appUrl, siteName }: Shop): FeedItem[] {
  const product = showProduct(own, appUrl);
  return product.variants.map((each) => {
    const { list_price: before, price } = each;
    return {
      id: each.sku,
      title: each.title.slice(0, LONGEST.title),
      description: product.description.plain.slice(0, LONGEST.description),
      link: each.url,
      image_link: product.media[0]?.url ?? "",
      availability: each.availability.status,
      price: money(before ?? price),
      ...(before && { sale_price: money(price) }),
      condition: "new",
      brand: siteName,
      identifier_exists: "no",
      ...(product.variants.length > 1 && { item_group_id: product.handle }),
    };
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML has no way to write control characters. */
const escapeXml = (text: string) =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "").replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** RSS 2.0 with the attributes of Google Merchant. */
export function googleFeed(products: readonly AgentProduct[], shop: Shop): string {
  const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const items = products
    .flatMap((own) => feedItems(own, shop))
    .map((item) =>
      [
        "<item>",
        ...Object.entries(item).map(([name, text]) => tag(`g:${name}`, text)),
        "</item>",
      ].join("\n"),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    tag("title", shop.siteName),
    tag("link", shop.appUrl),
    tag("description", shop.siteName),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

const META_COLUMNS = [
  "id",
  "title",
  "description",
  "availability",
  "condition",
  "price",
  "link",
  "image_link",
  "brand",
  "sale_price",
  "item_group_id",
] as const;

/** The rows of Meta's catalog file, with their heads. Meta writes the availability in words. */
export function metaRows(products: readonly AgentProduct[], shop: Shop): string[][] {
  const items = products.flatMap((own) => feedItems(own, shop));
  const rows = items.map((item) =>
    META_COLUMNS.map((name) =>
      name === "availability" ? (item[name] ?? "").replaceAll("_", " ") : (item[name] ?? ""),
    ),
  );
  return [[...META_COLUMNS], ...rows];
}

/** The products of the Agentic Commerce Protocol, version 2026-04-17. */
export function acpFeed(products: readonly AgentProduct[], { appUrl, siteName }: Shop) {
  return {
    products: products.map((own) => {
      const { id, title, description, url, media, variants, categories } = showProduct(own, appUrl);
      return {
        id,
        title,
        description,
        url,
        media,
        variants: variants.map(({ sku: _, options, ...each }) => ({
          ...each,
          categories,
          condition: ["new"],
          variant_options: options.map(({ name, label }) => ({ name, value: label })),
          media,
          seller: { name: siteName },
        })),
      };
    }),
  };
}
