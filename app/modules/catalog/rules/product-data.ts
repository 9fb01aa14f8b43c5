import type { ProductDetail } from "./product-detail.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { shareCard } from "./share-card.ts";

const AVAILABILITY = {
  in_stock: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
  out: "https://schema.org/OutOfStock",
};

type Told = { url: string; sku: string; siteName: string; demo: boolean };

/**
 * A product as search engines read it (schema.org). An offer only of what anybody can order here,
 * and ratings only of real buyers: those of a demo shop are invented.
 */
export function productData(product: ProductDetail, { url, sku, siteName, demo }: Told) {
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
      image: absolute(shareCard(product.picture.alt ? product.picture.name : undefined)),
      brand: { "@type": "Brand", name: siteName },
      ...(category ? { category: category.name } : {}),
      ...(product.clearance === "required" ? {} : { offers: offer(product, url) }),
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
      ["Products", "/products"],
      ...(category ? [[category.name, `/products/${category.slug}`] as const] : []),
      [name, url],
    ]),
  ];
}

function offer({ price, stock }: ProductDetail, url: string) {
  return {
    "@type": "Offer",
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: "PHP",
    availability: AVAILABILITY[stock.kind],
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: SHIPPING,
  };
}

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/** Free, only within the Philippines, sent in 1-2 business days and there in 3-5 (rows 41, 130). */
const SHIPPING = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "0", currency: "PHP" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "PH" },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: days(1, 2),
    transitTime: days(3, 5),
  },
};
