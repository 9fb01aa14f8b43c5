import { href } from "react-router";
import { buyNotes } from "../../../views/buy-notes.ts";
import { productData } from "../../../views/product-data.ts";
import type { ProductDetail } from "../../../views/product-detail.ts";
import { cardOfPicture } from "../../../views/share-card.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Env } from "#app/platform/env.server.ts";

type Named = {
  slug: string;
  sku: string;
  seoTitle: string;
  seoDescription: string;
  needsCold: boolean;
};

/** What the settings add to a product, and how search engines and shared links show it. */
export function describeProduct(
  env: Env,
  settings: Settings,
  { slug, sku, seoTitle, seoDescription, needsCold }: Named,
  shown: ProductDetail,
) {
  const sending = { charges: chargesOf(settings), times: deliveryTimes(settings) };
  const url = new URL(href("/product/:id", { id: slug }), env.appUrl).href;
  const shop = { siteName: settings.site_name, demo: env.demo };
  return {
    notes: buyNotes(sending.charges, needsCold),
    canonical: url,
    found: { title: seoTitle || shown.name, text: seoDescription || shown.summary },
    card: cardOfPicture(shown.picture),
    structured: productData(shown, { url, sku, sending, ...shop }),
  };
}
