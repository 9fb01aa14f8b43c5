import { href } from "react-router";
import { shippingInWords, taxInWords } from "#app/running/settings/views/shop-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { productData } from "../../../views/product-data.ts";
import type { ProductDetail } from "../../../views/product-detail.ts";
import { cardOfPicture } from "../../../views/share-card.ts";
import { chargesOf, type Charges } from "#app/running/settings/rules/charges.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Env } from "#app/platform/env.server.ts";

type ProductNames = {
  slug: string;
  sku: string;
  seoTitle: string;
  seoDescription: string;
  needsCold: boolean;
};

/** Page parts that depend on settings, and metadata for search engines and shared links. */
export function describeProduct(
  env: Env,
  settings: Settings,
  { slug, sku, seoTitle, seoDescription, needsCold }: ProductNames,
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

function buyNotes(charges: Charges, needsCold = false): string[] {
  const { coldPack = 0 } = charges;
  const pack = `Insulated pack ${formatMoney(coldPack)} per order, which slows warming in transit`;
  return [
    `${shippingInWords(charges)}, only within the Philippines`,
    ...(needsCold && coldPack > 0 ? [pack] : []),
    taxInWords(charges),
    "For adults 18 and over, under medical supervision",
  ];
}
