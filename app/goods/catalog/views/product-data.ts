import { href } from "react-router";
import type { Centavos } from "#app/lib/money.ts";
import { shippingOf, type Charges } from "#app/running/settings/rules/charges.ts";
import type { DeliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import type { ProductDetail } from "./product-detail.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { cardOfPicture } from "./share-card.ts";

const AVAILABILITY = {
  in_stock: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
  out: "https://schema.org/OutOfStock",
};

type ShippingTerms = { charges: Charges; times: DeliveryTimes };

type ProductDataContext = {
  url: string;
  sku: string;
  siteName: string;
  demo: boolean;
  sending: ShippingTerms;
};

/**
 * A product as structured data for search engines (schema.org). Offers are included only for
 * products that anyone can order here, and ratings only from real buyers: a demo shop's ratings are
 * invented.
 */
export function productData(
  product: ProductDetail,
  { url, sku, siteName, demo, sending }: ProductDataContext,
) {
  const { name, summary, rating, category } = product;
  const absolute = (path: string) => new URL(path, url).href;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      description: summary,
      sku,
      url,
      image: absolute(cardOfPicture(product.picture)),
      brand: { "@type": "Brand", name: siteName },
      ...(category ? { category: category.name } : {}),
      ...(product.clearance === "required" ? {} : { offers: offer(product, url, sending) }),
      ...(rating && !demo
        ? {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: rating.average,
              reviewCount: rating.count,
            },
          }
        : {}),
    },
    breadcrumbs(url, [
      ["Products", href("/products")],
      ...(category
        ? [[category.name, href("/products/:category", { category: category.slug })] as const]
        : []),
      [name, url],
    ]),
  ];
}

function offer({ price, stock }: ProductDetail, url: string, sending: ShippingTerms) {
  return {
    "@type": "Offer",
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: "PHP",
    availability: AVAILABILITY[stock.kind],
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: shipping(sending, price),
  };
}

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/** Shipping cost and time of one unit, only within the Philippines. */
function shipping({ charges, times }: ShippingTerms, price: Centavos) {
  const fee = shippingOf(charges, price);
  return {
    "@type": "OfferShippingDetails",
    // A product page cannot know the destination, so it has no rate by area.
    ...(!charges.byArea && {
      shippingRate: { "@type": "MonetaryAmount", value: String(fee / 100), currency: "PHP" },
    }),
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "PH" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(...times.ships),
      transitTime: days(...times.travels),
    },
  };
}
