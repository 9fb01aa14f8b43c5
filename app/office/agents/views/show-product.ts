import { href } from "react-router";
import { statusTexts } from "#app/goods/catalog/texts/shopper-product.ts";
import { productHref } from "#app/goods/catalog/views/product-href.ts";
import { cardOfPicture } from "#app/goods/catalog/views/share-card.ts";
import { productPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { AgentProduct } from "../queries/ucp-products.server.ts";
import { agentMessages as say } from "../texts/shopper-agents.ts";
import { inPesos, type LookedUpProduct, type UcpMessage, type UcpProduct } from "./ucp-answers.ts";

type Variant = UcpProduct["variants"][number];

/** A product as shopping agents read it. It says nothing that its page does not say. */
export function showProduct(own: AgentProduct, appUrl: string): UcpProduct {
  const absolute = (path: string) => new URL(path, appUrl).href;
  const picture = productPicture(own);
  const sizes = showVariants(own, absolute);
  const prices = sizes.map(({ price }) => price.amount);
  return {
    id: own.id,
    handle: own.slug,
    title: own.name,
    description: { plain: own.description || own.shortDescription || own.name },
    url: absolute(href("/product/:id", { id: own.slug })),
    categories: own.categorySlug ? [{ value: own.categorySlug, taxonomy: "merchant" }] : [],
    price_range: { min: inPesos(Math.min(...prices)), max: inPesos(Math.max(...prices)) },
    media: [
      {
        type: "image",
        url: absolute(cardOfPicture(picture)),
        ...(picture.alt !== undefined && { alt_text: picture.alt }),
      },
    ],
    options: optionsOf(own),
    variants: sizes,
    metadata: {
      regulatory_status: own.regulatoryStatus,
      needs_approval: own.clearance === "required",
    },
  };
}

/** A product without variants is its own only one. */
function showVariants(own: AgentProduct, absolute: (path: string) => string): Variant[] {
  const plain = own.shortDescription || own.name;
  const shared = { description: { plain } };
  if (own.highestPrice === null) {
    return [
      {
        ...shared,
        id: own.id,
        sku: own.sku,
        title: own.name,
        url: absolute(productHref(own.slug, null)),
        ...pricesOf(own),
        availability: availabilityOf(own.available ?? 0),
        options: [],
      },
    ];
  }
  return own.variants.map((each) => ({
    ...shared,
    id: each.id,
    sku: each.sku,
    title: `${own.name}, ${each.name}`,
    url: absolute(productHref(own.slug, each.sku)),
    ...pricesOf(each),
    availability: availabilityOf(each.available),
    options: chosenOptions(own, each),
  }));
}

const pricesOf = ({ price, compareAtPrice }: { price: number; compareAtPrice: number | null }) => ({
  price: inPesos(price),
  ...(compareAtPrice !== null && compareAtPrice > price && { list_price: inPesos(compareAtPrice) }),
});

const availabilityOf = (units: number): Variant["availability"] =>
  units > 0
    ? { available: true, status: "in_stock" }
    : { available: false, status: "out_of_stock" };

type Options = Pick<AgentProduct, "option1Name" | "option2Name">;
type Values = { option1: string; option2: string | null };

function chosenOptions({ option1Name, option2Name }: Options, { option1, option2 }: Values) {
  return [
    ...(option1Name === null ? [] : [{ name: option1Name, label: option1 }]),
    ...(option2Name === null || option2 === null ? [] : [{ name: option2Name, label: option2 }]),
  ];
}

function optionsOf(own: AgentProduct): UcpProduct["options"] {
  const chosen = own.variants.flatMap((each) => chosenOptions(own, each));
  return [...Map.groupBy(chosen, ({ name }) => name)].map(([name, values]) => ({
    name,
    values: [...new Set(values.map(({ label }) => label))].map((label) => ({ label })),
  }));
}

/** What an agent must show beside the product: its status, its warnings, and who may buy it. */
export function disclosuresOf(own: AgentProduct, path: string, appUrl: string): UcpMessage[] {
  const page = new URL(href("/product/:id", { id: own.slug }), appUrl).href;
  const content = [`${statusTexts[own.regulatoryStatus]}.`, own.safetyText].filter(Boolean);
  const shared = { type: "warning", presentation: "disclosure", path, url: page } as const;
  return [
    { ...shared, code: "safety", content: content.join(" ") },
    ...(own.clearance === "required"
      ? [{ ...shared, code: "approval_required", content: say.approval(own.name) }]
      : []),
    ...(own.clearance === "acknowledge"
      ? [{ ...shared, code: "supervision_required", content: say.supervision(own.name) }]
      : []),
  ];
}

/** The same with the names that led to each variant. The first variant stands for its product. */
export function showLookedUp(
  own: AgentProduct,
  names: readonly string[],
  appUrl: string,
): LookedUpProduct {
  const shown = showProduct(own, appUrl);
  const ofProduct = names.filter((name) => [own.id, own.slug, own.sku].includes(name));
  const variants = shown.variants.flatMap((each, index) => {
    const exact = names.filter((name) => name === each.id || name === each.sku);
    const featured = index === 0 ? ofProduct.filter((name) => !exact.includes(name)) : [];
    const inputs = [
      ...exact.map((id) => ({ id, match: "exact" as const })),
      ...featured.map((id) => ({ id, match: "featured" as const })),
    ];
    return inputs.length > 0 ? [{ ...each, inputs }] : [];
  });
  return { ...shown, variants };
}
