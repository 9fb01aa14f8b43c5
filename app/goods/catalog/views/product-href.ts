import { href } from "react-router";

/** The page of a product, with a variant selected if it has variants. */
export function productHref(slug: string, sku: string | null | undefined): string {
  return withSku(href("/product/:id", { id: slug }), sku);
}

/** On the product's page, the notice that another buyer got the last units. */
export const SOLD_OUT = "sold-out";

/** The page that requests a mail when the product is back. */
export function watchHref(slug: string, sku: string | null | undefined): string {
  return withSku(href("/product/:id/notify", { id: slug }), sku);
}

function withSku(path: string, sku: string | null | undefined): string {
  return sku ? `${path}?variant=${encodeURIComponent(sku)}` : path;
}
